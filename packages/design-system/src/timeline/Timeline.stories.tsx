// Timeline with the history of a build.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tones } from "../tone.ts";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "Components/Timeline",
  component: Timeline,
  args: {
    items: [
      {
        id: "4",
        title: "Approved by Marta",
        time: "11/03/2026 - 9:41:07",
        dateTime: "2026-03-11T09:41:07Z",
        tone: "success",
      },
      { id: "3", title: "Sent for review again", time: "10/03/2026 - 17:20:00", tone: "info" },
      {
        id: "2",
        title: "Rejected by Marta",
        time: "09/03/2026 - 10:02:44",
        tone: "danger",
        text: "The privacy policy does not say who reads the badge data.\nThe third screenshot shows the names of real people.",
      },
      { id: "1", title: "Draft created", time: "02/03/2026 - 8:15:12", tone: "neutral" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: "Past events, with their times.",
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HistoryOfABuild: Story = {
  tags: ["large-text", "phone", "rtl"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(4);
    await expect(canvasElement.querySelector("time")).toHaveAttribute(
      "datetime",
      "2026-03-11T09:41:07Z",
    );
    await expectSkippedByTab({ canvasElement });
  },
};

export const OneEvent: Story = {
  args: {
    items: [{ id: "1", title: "Draft created", time: "02/03/2026 - 8:15:12", tone: "neutral" }],
  },
};

export const EveryTone: Story = {
  tags: ["dark", "forced"],
  args: {
    items: tones.map((tone) => ({
      id: tone,
      title: `An event that is ${tone}`,
      time: "02/03/2026 - 8:15:12",
      tone,
    })),
  },
};
