// LoadingOverlay visible, hidden, and disappearing.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

const meta = {
  title: "Components/LoadingOverlay",
  component: LoadingOverlay,
  args: { visible: true, label: "Loading your apps" },
  parameters: {
    docs: {
      description: {
        component: "Covers the window while nothing else is possible.",
      },
      story: { inline: false, height: "240px" },
    },
  },
  render: (args) => (
    <>
      <p className="text-base text-ink">The page under it keeps its place.</p>
      <LoadingOverlay {...args} />
    </>
  ),
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {
  tags: ["dark", "forced"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading your apps");
    await expectSkippedByTab({ canvasElement });
  },
};

export const Hidden: Story = {
  args: { visible: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
