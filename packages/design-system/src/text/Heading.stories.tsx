// Heading at every level, and with a custom size.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Heading, headingSizes } from "./Heading.tsx";

const meta = {
  title: "Components/Heading",
  component: Heading,
  args: { level: 2, children: "What it may do" },
  parameters: {
    docs: { description: { component: "A heading whose size is independent of its level." } },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

const outline = [
  [1, "Shift planner"],
  [2, "What it may do"],
  [3, "Calendars"],
  [4, "Reading"],
  [5, "One’s own"],
  [6, "Of the week"],
] as const;

export const Levels: Story = {
  render: () => (
    <div className="grid gap-4">
      {outline.map(([level, text]) => (
        <Heading key={level} level={level}>
          {text}
        </Heading>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await Promise.all(
      outline.map(([level, name]) =>
        expect(within(canvasElement).getByRole("heading", { level, name })).toBeVisible(),
      ),
    );
  },
};

export const Sizes: Story = {
  tags: ["dark", "hero", "large-text"],
  args: { children: "Publish an app for every badge of a company" },
  render: (args) => (
    <div className="grid gap-4">
      {headingSizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};
