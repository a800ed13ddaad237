// MoneyField in every state, with the price of an app.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { MoneyField } from "./MoneyField.tsx";

const meta = {
  title: "Fields/MoneyField",
  component: MoneyField,
  args: { label: "Price", currency: "€", onChange: fn() },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "An amount of money.",
      },
    },
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "0.00" } };

export const Filled: Story = {
  tags: ["forced", "hero", "large-text", "rtl"],
  args: { value: "12.50" },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <MoneyField {...args} value={value ?? ""} onChange={(e) => setValue(e.target.value)} />;
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Price" });
    await userEvent.clear(input);
    await userEvent.type(input, "9,90");
    await expect(input).toHaveValue("9,90");
    await expect(input).toHaveAccessibleDescription("€");
    input.blur();
  },
};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = {
  args: { hint: "Per contract, for each company." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toHaveAccessibleDescription(
      "Per contract, for each company. €",
    );
  },
};

export const TooHigh: Story = {
  tags: ["dark"],
  args: { defaultValue: "58", error: "The price must be lower than 40.99." },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("The price must be lower than 40.99. €");
  },
};

export const Disabled: Story = {
  args: { defaultValue: "0.00", disabled: true, hint: "The app is free." },
};

export const ReadOnly: Story = { args: { defaultValue: "12.50", readOnly: true } };

export const LongCurrency: Story = { args: { currency: "KM (BAM)", defaultValue: "24.00" } };

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard("1,5{ArrowUp}{ArrowDown}");
    await expect(input).toHaveValue("1,5");
    await userEvent.clear(input);
    await userEvent.keyboard("2.5");
    await expect(input).toHaveValue("2.5");
    await expect(args.onChange).toHaveBeenCalledTimes(7);
    input.blur();
  },
};
