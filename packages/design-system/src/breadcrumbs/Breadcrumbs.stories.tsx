// Breadcrumbs with two and more pages, with long names, by keyboard.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { whenFollowed } from "../story-data/followed.ts";
import { createLink } from "../story-data/link.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Components/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "You are here",
    items: [
      { id: "products", label: "Products", link: createLink("#products") },
      { id: "planner", label: "Shift planner", link: createLink("#planner") },
      { id: "build", label: "Version 2.1.0" },
    ],
  },
  parameters: {
    docs: { description: { component: "The path from the home page to the current page." } },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = {
  tags: ["dark", "forced", "hero", "large-text", "rtl"],
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole("navigation", { name: "You are here" }));
    await expect(nav.getAllByRole("listitem")).toHaveLength(3);
    await expect(nav.getByText("Version 2.1.0")).toHaveAttribute("aria-current", "page");
  },
};

export const OnePlaceAbove: Story = {
  args: {
    items: [
      { id: "products", label: "Products", link: createLink("#products") },
      { id: "planner", label: "Shift planner" },
    ],
  },
};

export const LongNames: Story = {
  tags: ["phone"],
  args: {
    items: [
      { id: "companies", label: "Companies", link: createLink("#companies") },
      {
        id: "company",
        label: "Vereinigte Verkehrsbetriebe der Region Mittelland und Umgebung",
        link: createLink("#company"),
      },
      { id: "licences", label: "Licences", link: createLink("#licences") },
      { id: "app", label: "Evacuation lists and assembly points for large sites" },
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Products" })).toHaveFocus());
    await userEvent.tab();
    const planner = canvas.getByRole("link", { name: "Shift planner" });
    await waitFor(() => expect(planner).toHaveFocus());
    const followed = whenFollowed(planner);
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};
