// ProgressRing at several values, in every size and tone, with a figure, and without a known value.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tones } from "../tone.ts";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { ProgressRing, progressRingSizes } from "./ProgressRing.tsx";

const meta = {
  title: "Components/ProgressRing",
  component: ProgressRing,
  args: { label: "2 of 9 are ready", value: 2 / 9 },
  parameters: {
    docs: { description: { component: "The progress of a task, as a ring." } },
  },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SharesAndSizes: Story = {
  tags: ["forced"],
  render: () => (
    <div className="grid justify-items-start gap-4">
      {progressRingSizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          {[0, 2, 5, 9].map((ready) => (
            <ProgressRing
              key={ready}
              size={size}
              value={ready / 9}
              label={`${ready} of 9 are ready`}
              figure={`${ready}/9`}
              tone={ready === 9 ? "success" : "info"}
            />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [ring] = within(canvasElement).getAllByRole("progressbar", { name: "2 of 9 are ready" });
    await expect(ring).toHaveAttribute("value", String(2 / 9));
    await expect(within(canvasElement).getAllByText("9/9")).toHaveLength(2);
  },
};

export const Tones: Story = {
  tags: ["dark", "hero"],
  render: (args) => (
    <div className="flex gap-4">
      {tones.map((tone) => (
        <ProgressRing key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const UnknownEnd: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      {progressRingSizes.map((size) => (
        <ProgressRing key={size} size={size} label="Being checked" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [ring] = within(canvasElement).getAllByRole("progressbar", { name: "Being checked" });
    await expect(ring).not.toHaveAttribute("value");
  },
};
