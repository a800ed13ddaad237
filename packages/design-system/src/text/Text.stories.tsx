// Text in every size, tone and weight, inline, and truncated.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Text, textSizes, textTones, textWeights } from "./Text.tsx";

const meta = {
  title: "Components/Text",
  component: Text,
  args: { children: "The review takes two working days." },
  parameters: {
    docs: { description: { component: "Running text in a size and a tone of the design system." } },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const Tones: Story = {
  tags: ["dark", "forced", "large-text"],
  render: (args) => (
    <div className="grid gap-3">
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const Weights: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {textWeights.map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </div>
  ),
};

export const InALine: Story = {
  render: () => (
    <p className="text-lg">
      It costs{" "}
      <Text inline weight="semibold" numbers>
        €8.90
      </Text>{" "}
      for six months{" "}
      <Text inline size="xs" tone="muted">
        without tax
      </Text>
      .
    </p>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByText("€8.90")).fontSize).toBe("20px");
    await expect(getComputedStyle(canvas.getByText("without tax")).fontSize).toBe("12px");
  },
};

export const Truncated: Story = {
  render: () => (
    <div className="grid max-w-64 grid-cols-1 gap-3">
      <Text truncate>Shift planner for hospitals, care homes and clinics</Text>
      <p>
        <Text inline truncate>
          Shift planner for hospitals, care homes and clinics
        </Text>
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement).getAllByText(/Shift planner/);
    await Promise.all(
      texts.map((text) => expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)),
    );
  },
};

export const AsALabel: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <Text asChild size="sm" weight="medium">
        <label htmlFor="text-as-a-label">Version</label>
      </Text>
      <input
        id="text-as-a-label"
        defaultValue="2.1.0"
        className="w-48 rounded-md border border-line-strong px-3 py-2"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Version")).toBeVisible();
    await expect(within(canvasElement).getByText("Version")).toHaveAttribute("data-size", "sm");
  },
};
