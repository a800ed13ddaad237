// TextButton below a field, in a sentence, and disabled.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { TextField } from "../field/TextField.tsx";
import { TextButton } from "./TextButton.tsx";

const meta = {
  title: "Components/TextButton",
  component: TextButton,
  args: { children: "Choose a new password", onClick: fn() },
  decorators: [(Story) => <div className="max-w-md text-sm">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "A button that looks like a link.",
      },
    },
  },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowAField: Story = {
  tags: ["dark", "forced", "large-text"],
  render: (args) => (
    <div className="flex flex-col items-start gap-2">
      <TextField label="E-mail" className="w-full" />
      <TextButton {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edge = getComputedStyle(canvasElement).direction === "rtl" ? "right" : "left";
    const field = canvas.getByText("E-mail").getBoundingClientRect();
    await expect(canvas.getByRole("button").getBoundingClientRect()[edge]).toBe(field[edge]);
  },
};

export const InASentence: Story = {
  args: { children: "Keep it" },
  render: (args) => (
    <p className="text-ink-muted">
      shift-planner-1.4.0.zip goes when you save. <TextButton {...args} />
    </p>
  ),
};

export const FocusVisible: Story = {
  tags: ["hero"],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
