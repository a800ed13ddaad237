// Notice in every tone, with the product's own messages.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Notice, noticeTones } from "./Notice.tsx";

const words = {
  info: {
    title: "In review",
    text: "We are checking this build. You will get a mail when it is done.",
  },
  success: { title: "On sale", text: "Companies can find this app in the store." },
  warning: {
    title: "Hidden",
    text: "This app is not shown in the store. Contact an administrator to bring it back.",
  },
  danger: {
    title: "Rejected",
    text: "The release notes do not say what changed. Add them and send the build again.",
  },
} as const;

const meta = {
  title: "Components/Notice",
  component: Notice,
  args: { tone: "info", title: words.info.title, children: words.info.text },
  parameters: {
    docs: {
      description: {
        component: "The state of the page's subject, and what to do about it.",
      },
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ["dark", "forced"],
  render: () => (
    <div className="grid gap-4">
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} title={words[tone].title}>
          {words[tone].text}
        </Notice>
      ))}
    </div>
  ),
};

const onRetry = fn();

export const WithAction: Story = {
  tags: ["hero", "large-text", "rtl"],
  args: {
    tone: "danger",
    title: "The list could not be loaded",
    children: "Check your connection and try again.",
    action: <Button onClick={onRetry}>Try again</Button>,
  },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.unhover(within(canvasElement).getByRole("button"));
    within(canvasElement).getByRole("button").blur();
  },
};

export const OneLineWithAction: Story = {
  tags: ["phone"],
  args: {
    tone: "danger",
    title: undefined,
    children: "The server does not answer.",
    action: <Button>Try again</Button>,
  },
  play: async ({ canvasElement }) => {
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const notice = canvasElement.querySelector("[data-slot=notice]") as Element;
    const button = within(canvasElement).getByRole("button");
    await expect(middle(notice.querySelector("svg") as Element)).toBe(middle(button));
    await expect(middle(within(canvasElement).getByText(/does not answer/))).toBe(middle(button));
  },
};

export const LongReason: Story = {
  args: {
    tone: "danger",
    title: "Rejected",
    children:
      "The archive does not start on a badge with firmware 4.2 or older:\n1. The manifest asks for the permission calendar.write, which the app never uses.\n2. The privacy policy at https://example.test/a/very/long/path/that/has/no/place/to/break/privacy-policy-2026-final-version.html cannot be reached.\n3. The screenshots show another app.",
  },
};

export const ByKeyboard: Story = {
  args: { action: <Button size="sm">Show the reason</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const action = within(canvasElement).getByRole("button", { name: "Show the reason" });
    await waitFor(() => expect(action).toHaveFocus());
    action.blur();
  },
};
