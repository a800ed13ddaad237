// How long a build will wait: place and times, too few reviews for times, before submission, loading.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { ReviewWait } from "./ReviewWait.tsx";

const times = { reviews: 48, median_seconds: 6 * 3_600, p90_seconds: 50 * 3_600 };

const meta = {
  title: "Console/Review/Wait",
  component: ReviewWait,
  decorators: [storyFrame],
  args: { wait: { sent_at: "2026-03-09T08:05:09.000Z", place: 3, waiting: 12, times } },
} satisfies Meta<typeof ReviewWait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Posto 3 di 12 in coda")).toBeVisible();
    await expect(
      canvas.getByText(
        /metà delle revisioni è durata al massimo 6 ore, nove su dieci al massimo 2 giorni/,
      ),
    ).toBeVisible();
  },
};

export const TooFewToTell: Story = {
  args: { wait: { sent_at: "2026-03-09T08:05:09.000Z", place: 1, waiting: 1, times: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/troppo poche per dire quanto durano/)).toBeVisible();
  },
};

export const BeforeItIsSent: Story = {
  args: { wait: { sent_at: null, place: null, waiting: 12, times } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12 build in coda")).toBeVisible();
  },
};

export const OnTheWay: Story = { args: { wait: undefined } };
