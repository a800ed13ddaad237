// Skeleton in every shape, and a page of them.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Skeleton, skeletonShapes } from "./Skeleton.tsx";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          "Placeholder shapes in the size of the content, so that the layout does not shift.",
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  tags: ["dark", "forced"],
  render: () => (
    <div className="grid max-w-md gap-6">
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const Lines: Story = {
  tags: ["hero"],
  args: { lines: 4, className: "max-w-md" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-slot=skeleton] > div")).toHaveLength(4);
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

export const PersonRow: Story = {
  render: () => (
    <div className="flex max-w-md items-center gap-4">
      <Skeleton shape="circle" />
      <Skeleton lines={2} className="grow" />
    </div>
  ),
};

export const StillUnderReducedMotion: Story = {
  args: { shape: "block", className: "max-w-md" },
  play: async ({ canvasElement }) => {
    const moves = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { animationName } = getComputedStyle(
      canvasElement.querySelector("[data-slot=skeleton]") as Element,
    );
    await expect(animationName === "none").toBe(!moves);
  },
};
