// CopyButton before and after copying, and where the browser refuses.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { installFakeTimers, type FakeTimers } from "../story-data/fake-timers.ts";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "Components/CopyButton",
  component: CopyButton,
  args: {
    text: "npm install @lanyard/design-system",
    texts: { copy: "Copy", copied: "Copied", failed: "Not allowed" },
  },
  parameters: {
    docs: { description: { component: "Copies a text to the clipboard." } },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces the clipboard, because the user's settings decide what the real one allows. */
const withClipboard = (writeText: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return () => void Reflect.deleteProperty(navigator, "clipboard");
};

let written: string[] = [];
let timers: FakeTimers;
const hold = () => {
  timers = installFakeTimers();
  return timers.release;
};

export const Ready: Story = {
  tags: ["dark", "forced", "large-text"],
  args: { intent: "secondary" },
};

export const Copied: Story = {
  args: { intent: "secondary" },
  beforeEach: [
    hold,
    () => {
      written = [];
      return withClipboard(async (text) => void written.push(text));
    },
  ],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Copy" });
    const { width } = button.getBoundingClientRect();
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await expect(written).toEqual([args.text]);
    await expect(button).toHaveAccessibleName("Copied");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button.getBoundingClientRect().width).toBe(width);
    timers.pass(2000);
    await expect(button).toHaveAccessibleName("Copy");
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.keyboard(" ");
    await waitFor(() => expect(button).toHaveAccessibleName("Copied"));
    await expect(written).toEqual([args.text, args.text]);
    button.blur();
  },
};

export const Refused: Story = {
  args: { intent: "secondary" },
  beforeEach: [hold, () => withClipboard(() => Promise.reject(new Error("Not allowed.")))],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Not allowed"));
    canvas.getByRole("button").blur();
  },
};
