// ListDiff with the permissions of an app.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { ListDiff } from "./ListDiff.tsx";

const meta = {
  title: "Components/ListDiff",
  component: ListDiff,
  args: {
    "aria-label": "Permissions",
    before: [
      { id: "people", text: "Read the names of people" },
      { id: "hours", text: "Write hours" },
      { id: "rooms", text: "Read rooms" },
    ],
    after: [
      { id: "people", text: "Read names and e-mails of people" },
      { id: "rooms", text: "Read rooms" },
      { id: "doors", text: "Open doors" },
    ],
    texts: { added: "Added:", removed: "Removed:", changed: "Changed:" },
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    docs: { description: { component: "The items added to, removed from and changed in a list." } },
  },
} satisfies Meta<typeof ListDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim());

export const Changes: Story = {
  tags: ["dark", "forced", "large-text", "rtl"],
  play: async ({ canvasElement }) => {
    await expect(items(canvasElement)).toEqual([
      "±Changed: Read the names of people Read names and e-mails of people",
      "−Removed: Write hours",
      "Read rooms",
      "+Added: Open doors",
    ]);
  },
};

export const ChangesOnly: Story = {
  args: { changesOnly: true },
  play: async ({ canvasElement }) => {
    await expect(items(canvasElement)).toHaveLength(3);
    await expect(within(canvasElement).queryByText("Read rooms")).toBeNull();
  },
};

export const FirstList: Story = {
  args: { before: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("insertion")).toHaveLength(3);
    await expectSkippedByTab({ canvasElement });
  },
};
