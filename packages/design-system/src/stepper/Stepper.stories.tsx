// Stepper with the steps to the marketplace, each of them current once.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Stepper, type Step } from "./Stepper.tsx";

const words = [
  ["Get an API key", "Support sets up your account and sends you the key."],
  ["Develop and submit", "Prepare a build with its files, texts and pictures."],
  ["Review", "An administrator tries it and answers by e-mail."],
  ["Publish", "Companies find it in the store and install it."],
] as const;

const createSteps = (current: number): Step[] =>
  words.map(([title, text], index) => ({
    title,
    text,
    state: index < current ? "done" : index === current ? "current" : "todo",
  }));

const meta = {
  title: "Components/Stepper",
  component: Stepper,
  args: { steps: createSteps(1), stateLabels: { done: "done", todo: "to do" } },
  parameters: {
    docs: {
      description: {
        component: "The current step of a task with several steps.",
      },
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {
  tags: ["dark", "forced", "large-text", "phone", "rtl"],
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole("listitem");
    await expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([
      null,
      "step",
      null,
      null,
    ]);
    await expect(steps[0]).toHaveTextContent("Get an API key, done");
    await expectSkippedByTab({ canvasElement });
  },
};
export const NotBegun: Story = { args: { steps: createSteps(-1) } };
export const AllDone: Story = { args: { steps: createSteps(4) } };
export const TitlesOnly: Story = {
  args: { steps: createSteps(2).map(({ title, state }) => ({ title, state })) },
};
