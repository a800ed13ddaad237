// DateField in every state.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { pressKey } from "../story-data/real-keys.ts";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "Fields/DateField",
  component: DateField,
  args: { label: "Available from", onChange: fn() },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "A calendar day, with the browser's own date picker.",
      },
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  tags: ["forced", "hero", "large-text"],
  args: { defaultValue: "2026-03-12" },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>("Available from");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    if (!(await pressKey("ArrowUp"))) return;
    await waitFor(() => expect(input).not.toHaveValue("2026-03-12"));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await pressKey("ArrowDown");
    await waitFor(() => expect(input).toHaveValue("2026-03-12"));
    // The first part is the day or the month, depending on the browser's language; after two digits the next part has
    // the focus.
    await pressKey("0");
    await pressKey("4");
    await waitFor(() => expect(input.value).toMatch(/-04/));
    const typed = input.value;
    await pressKey("ArrowUp");
    await waitFor(() => expect(input).not.toHaveValue(typed));
    await expect(input.value).toMatch(/-04/);
    const calendar = (is: boolean) => waitFor(() => expect(input.matches(":open")).toBe(is));
    await pressKey("Alt+ArrowDown");
    await calendar(true);
    await pressKey("Escape");
    await calendar(false);
    // Tab to the year and to the calendar's button.
    await pressKey("Tab");
    await pressKey("Tab");
    await waitFor(() => expect(input).toHaveFocus());
    await pressKey("Space");
    await calendar(true);
    await pressKey("Escape");
    await calendar(false);
    await pressKey("Tab");
    await expect(input).not.toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, "2026-04-01");
    await expect(input).toHaveValue("2026-04-01");
    input.blur();
  },
};

/** The return type of react-hook-form's `register()`: no value, a ref, and types as wide as HTML's. */
interface Registered {
  name: string;
  ref: (input: HTMLInputElement | null) => void;
  onChange: (event: { target: unknown }) => Promise<void>;
  onBlur: (event: { target: unknown }) => Promise<void>;
  min?: string | number;
  max?: string | number;
  disabled?: boolean;
}
const inputs = new Set<HTMLInputElement>();
const registered: Registered = {
  name: "from",
  ref: (input) => void (input && inputs.add(input)),
  onChange: fn(async () => undefined),
  onBlur: fn(async () => undefined),
  min: "2026-01-01",
};

export const Registered: Story = {
  render: (args) => <DateField {...args} {...registered} />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>("Available from");
    await expect(inputs.has(input)).toBe(true);
    // A form library writes the value into the input itself.
    input.value = "2026-03-12";
    await userEvent.clear(input);
    await userEvent.type(input, "2026-04-01");
    await expect(registered.onChange).toHaveBeenCalled();
    input.blur();
    await expect(registered.onBlur).toHaveBeenCalled();
    await expect(input).toHaveValue("2026-04-01");
    await expect(input).toHaveAttribute("min", "2026-01-01");
  },
};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: "Until then only enabled accounts see the app." } };

export const Invalid: Story = {
  tags: ["dark"],
  args: {
    defaultValue: "2025-12-31",
    min: "2026-03-12",
    error: "This day has passed. Choose today or a later one.",
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Available from");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/This day has passed/u);
  },
};

export const Disabled: Story = {
  tags: ["dark"],
  args: { defaultValue: "2026-03-12", disabled: true },
};

export const ReadOnly: Story = { args: { defaultValue: "2026-03-12", readOnly: true } };
