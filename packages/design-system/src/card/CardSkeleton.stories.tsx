// CardSkeleton, alone and beside the card that it stands for.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createLink } from "../story-data/link.ts";
import { banner } from "../story-data/pictures.ts";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Card } from "./Card.tsx";
import { CardGrid } from "./CardGrid.tsx";
import { CardSkeleton } from "./CardSkeleton.tsx";

const meta = {
  title: "Components/CardSkeleton",
  component: CardSkeleton,
  args: { labels: true },
  parameters: {
    docs: {
      description: {
        component: "A placeholder for a card that is loading.",
      },
    },
  },
} satisfies Meta<typeof CardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  tags: ["dark", "forced"],
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=card-skeleton]")).toBeVisible();
    await expect(within(canvasElement).queryByRole("article")).toBeNull();
    await expectSkippedByTab({ canvasElement });
  },
};

export const BesideItsCard: Story = {
  render: ({ labels }) => (
    <CardGrid>
      <CardSkeleton labels={labels} />
      <Card
        hue="blue"
        name="Shift planner"
        {...(labels && { labels: [{ tone: "success", text: "On sale" }] })}
        price="Free"
        facts={["1.2.0", "14 Mar 2026"]}
        menuEntry="Time and attendance"
        description="Plan the week and see who is expected."
        banner={banner("blue")}
        link={createLink("#shift-planner")}
      />
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const heights = ["card-skeleton", "card"].map(
      (slot) => canvasElement.querySelector(`[data-slot=${slot}]`)?.clientHeight,
    );
    await expect(heights[0]).toBeGreaterThan(0);
    await expect(heights[0]).toBe(heights[1]);
  },
};
export const WithoutLabels: Story = { ...BesideItsCard, args: { labels: false } };
