// The front row of the store: new, used and updated apps.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { licenseStateCards, storeGridCards } from "./sample-store.ts";
import { FrontSkeleton, StoreFront } from "./StoreFront.tsx";

const cards = storeGridCards();

const meta = {
  title: "Console/Store front",
  component: StoreFront,
  decorators: [storyFrame],
  args: {
    front: { new: cards.slice(0, 4), used: cards.slice(2, 5), updated: cards.slice(4) },
    withLicense: false,
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof StoreFront>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("radio", { name: "Usate" }));
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(
      "Usate da altre aziende",
    );
  },
};
export const CompanyConnected: Story = {
  args: {
    front: { new: licenseStateCards().slice(1, 4), used: [], updated: [] },
    withLicense: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.getByText("Da pagare")).toBeVisible();
  },
};
export const OneAlone: Story = {
  args: { front: { new: [], used: [], updated: storeGridCards(1) } },
};
export const Nothing: Story = {
  args: { front: { new: [], used: [], updated: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
export const Loading: Story = { render: () => <FrontSkeleton /> };
