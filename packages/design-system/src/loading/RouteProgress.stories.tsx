// RouteProgress while a page is loading, and afterwards.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { RouteProgress } from "./RouteProgress.tsx";

const meta = {
  title: "Components/RouteProgress",
  component: RouteProgress,
  args: { active: true, label: "Loading page" },
  parameters: {
    docs: {
      description: {
        component: "A thin bar at the top of the window while a page is loading.",
      },
      story: { inline: false, height: "160px" },
    },
  },
  render: (args) => (
    <>
      <RouteProgress {...args} />
      <p className="text-base text-ink">The page that is still shown.</p>
    </>
  ),
} satisfies Meta<typeof RouteProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  tags: ["dark", "forced"],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("progressbar", { name: "Loading page" }),
    ).toBeInTheDocument();
    await expectSkippedByTab({ canvasElement });
  },
};

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("The page that is still shown.")).toBeVisible();
    await expect(within(canvasElement).queryByRole("progressbar")).toBeNull();
  },
};
