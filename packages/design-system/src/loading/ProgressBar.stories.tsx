// ProgressBar with a known and an unknown value, in every tone.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tones } from "../tone.ts";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "Components/ProgressBar",
  component: ProgressBar,
  args: { label: "Uploading lunch-menu-2.4.0.zip", className: "max-w-md" },
  parameters: {
    docs: {
      description: {
        component: "The progress of a task.",
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  tags: ["forced", "rtl"],
  args: { value: 0.42 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", {
      name: "Uploading lunch-menu-2.4.0.zip",
    });
    await expect(bar).toHaveAttribute("value", "0.42");
    await expectSkippedByTab({ canvasElement });
  },
};

export const Indeterminate: Story = {
  tags: ["forced"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar")).not.toHaveAttribute("value");
  },
};

export const Tones: Story = {
  tags: ["dark"],
  render: () => (
    <div className="grid max-w-md gap-4">
      {tones.map((tone, index) => (
        <ProgressBar key={tone} tone={tone} label={tone} value={(index + 1) / tones.length} />
      ))}
    </div>
  ),
};

export const KeptWithinItsEnds: Story = {
  render: () => (
    <div className="grid max-w-md gap-4">
      <ProgressBar label="Below nothing" value={-1} />
      <ProgressBar label="Above all" value={7} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar", { name: "Below nothing" })).toHaveAttribute(
      "value",
      "0",
    );
    await expect(canvas.getByRole("progressbar", { name: "Above all" })).toHaveAttribute(
      "value",
      "1",
    );
  },
};

export const StillUnderReducedMotion: Story = {
  play: async ({ canvasElement }) => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const bar = canvasElement.querySelector(".slide-along") as Element;
    await expect(getComputedStyle(bar).animationName === "none").toBe(still);
  },
};
