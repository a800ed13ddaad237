// NumberField in every state, with and without a unit.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { pressKey } from "../story-data/real-keys.ts";
import { NumberField } from "./NumberField.tsx";

const meta = {
  title: "Fields/NumberField",
  component: NumberField,
  args: { label: "People per licence", min: 1, onChange: fn() },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "A count or a measurement.",
      },
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  tags: ["forced"],
  args: { defaultValue: 25 },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton", { name: "People per licence" });
    await userEvent.clear(input);
    await userEvent.type(input, "40");
    await expect(input).toHaveValue(40);
    await expect(args.onChange).toHaveBeenCalled();
    // The wheel event removes the focus, so that scrolling the page does not change the number.
    input.dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaY: 20 }));
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue(40);
  },
};

export const WithUnit: Story = {
  tags: ["large-text", "rtl"],
  args: { label: "Largest file", unit: "MB", defaultValue: 50, hint: "For build archives." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("spinbutton")).toHaveAccessibleDescription(
      "For build archives. MB",
    );
  },
};

export const WithButtons: Story = {
  tags: ["dark", "hero"],
  args: { defaultValue: 24, max: 25, unit: "people", stepLabels: { less: "Fewer", more: "More" } },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton");
    const button = (name: string) => within(canvasElement).getByRole("button", { name });
    await userEvent.click(button("More"));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue(25);
    await userEvent.click(button("More"));
    await expect(input).toHaveValue(25);
    await userEvent.click(button("Fewer"));
    await userEvent.click(button("Fewer"));
    await expect(input).toHaveValue(23);
    button("Fewer").blur();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    for (const [key, value] of [
      ["ArrowUp", 24],
      ["ArrowUp", 25],
      ["ArrowUp", 25],
      ["ArrowDown", 24],
      ["ArrowDown", 23],
    ] as const) {
      if (!(await pressKey(key))) return;
      await waitFor(() => expect(input).toHaveValue(value));
    }
    input.blur();
  },
};

export const TypedWithAComma: Story = {
  args: { label: "Weight", unit: "kg", step: "any" },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton");
    await userEvent.type(input, "1");
    // The event that a browser sends before it inserts a letter; unless it is handled, the browser drops the comma.
    const comma = new Event("textInput", { bubbles: true, cancelable: true });
    await expect(input.dispatchEvent(Object.assign(comma, { data: "," }))).toBe(false);
    document.execCommand("insertText", false, "5");
    await expect(input).toHaveValue(1.5);
    await expect(args.onChange).toHaveBeenCalled();
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      return input.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    };
    await userEvent.clear(input);
    await expect(paste("-12,25")).toBe(false);
    await expect(input).toHaveValue(-12.25);
    // "1,500" may mean one and a half or fifteen hundred, so the field leaves it to the browser.
    await expect(paste("1,500")).toBe(true);
    await userEvent.clear(input);
    await userEvent.type(input, "1.5");
    input.blur();
  },
};

export const AnyStep: Story = {
  args: {
    label: "Weight",
    unit: "kg",
    defaultValue: 1.5,
    min: 1,
    step: "any",
    stepLabels: { less: "Less", more: "More" },
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Less" }));
    await expect(input).toHaveValue(1);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "More" }));
    await expect(input).toHaveValue(2);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    within(canvasElement).getByRole("button", { name: "More" }).blur();
  },
};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: "Companies can add people later." } };

export const Invalid: Story = {
  args: { defaultValue: 0, error: "There must be at least one." },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("spinbutton");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("There must be at least one.");
  },
};

export const Disabled: Story = {
  tags: ["dark"],
  args: { defaultValue: 25, unit: "people", disabled: true },
};

export const ReadOnly: Story = { args: { defaultValue: 25, unit: "people", readOnly: true } };
