// Stat with changes for better and worse, with a sparkline, alone, and with a long figure.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Sparkline } from "../chart/Sparkline.tsx";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Stat } from "./Stat.tsx";

const meta = {
  title: "Components/Stat",
  component: Stat,
  args: { label: "Installed by", value: "118 companies" },
  parameters: {
    docs: { description: { component: "A figure with its meaning and its change." } },
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  tags: ["dark", "forced", "large-text", "phone"],
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      <Stat
        label="Installed by"
        value="118"
        change={{ text: "12 more than in February", trend: "up", tone: "success" }}
        hint="Companies with a licence that is paid"
      />
      <Stat
        label="Waiting for review"
        value="9"
        change={{ text: "4 more than last week", trend: "up", tone: "warning" }}
        hint="The oldest for 3 days"
      />
      <Stat label="Refunded" value="€0.00" change={{ text: "As in February", trend: "flat" }} />
      <Stat
        label="Sold"
        value="€1,240.50"
        change={{ text: "8 % less than in February", trend: "down", tone: "danger" }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("8 % less than in February")).toBeVisible();
  },
};

export const Alone: Story = {
  play: expectSkippedByTab,
};

export const WithALine: Story = {
  tags: ["hero"],
  args: {
    value: "118",
    change: { text: "12 more than in February", trend: "up", tone: "success" },
    chart: (
      <Sparkline
        values={[88, 90, 91, 91, 97, 104, 106, 111, 118]}
        label="Companies rose from 88 to 118 in nine weeks"
      />
    ),
  },
  decorators: [(Story) => <div className="max-w-48">{Story()}</div>],
};

export const LongFigure: Story = {
  args: {
    label: "Paid to creators since the marketplace opened",
    value: "CHF 12,345,678,901.25",
    change: { text: "340 % more than in the year before", trend: "up", tone: "success" },
  },
  decorators: [(Story) => <div className="max-w-40">{Story()}</div>],
};
