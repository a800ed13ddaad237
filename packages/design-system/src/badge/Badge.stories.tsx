// Badge in every tone, with the product's own labels.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Lock } from "lucide-react";
import { expect, within } from "storybook/test";
import { tones } from "../tone.ts";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Badge } from "./Badge.tsx";

const labels = {
  info: "Public",
  success: "On sale",
  warning: "Waiting for review",
  danger: "Rejected",
  neutral: "Work in progress",
} as const;

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "On sale" },
  parameters: {
    docs: {
      description: {
        component: "A state in two or three words.",
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ["dark", "forced", "large-text"],
  render: () => (
    <div className="flex flex-wrap gap-2">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {labels[tone]}
        </Badge>
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const WithIcon: Story = {
  tags: ["hero"],
  args: { icon: <Lock aria-hidden="true" />, children: "Private" },
};

export const TooLongForItsPlace: Story = {
  args: { tone: "info", children: "En attente de la vérification par un administrateur" },
  decorators: [
    (Badged) => (
      <div className="w-48">
        <Badged />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/vérification/);
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(192);
  },
};
