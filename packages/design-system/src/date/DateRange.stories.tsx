// DateRange in every state, and how it keeps the days in order.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { pressKey } from "../story-data/real-keys.ts";
import { DateRange } from "./DateRange.tsx";

const march = { from: "2026-03-01", to: "2026-03-12" };

const meta = {
  title: "Fields/DateRange",
  component: DateRange,
  args: { legend: "Period", texts: { from: "First day", to: "Last day" }, onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: { description: { component: "The first and the last day of a period." } },
  },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (canvas: HTMLElement, name: "First day" | "Last day") =>
  within(canvas).getByLabelText<HTMLInputElement>(name);

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await fireEvent.change(day(canvasElement, "First day"), { target: { value: "2026-03-01" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-03-01", to: "" });
    await expect(day(canvasElement, "Last day")).toHaveAttribute("min", "2026-03-01");
    await fireEvent.change(day(canvasElement, "First day"), { target: { value: "" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "", to: "" });
  },
};

export const Filled: Story = {
  tags: ["forced", "hero", "rtl"],
  args: { defaultValue: march },
};

export const WithPresets: Story = {
  tags: ["dark", "large-text", "phone"],
  args: {
    defaultValue: march,
    presets: [
      { label: "Last 7 days", from: "2026-03-06", to: "2026-03-12" },
      { label: "This month", ...march },
      { label: "Last month", from: "2026-02-01", to: "2026-02-28" },
      { label: "All time", from: "", to: "" },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const preset = (name: string) => within(canvasElement).getByRole("button", { name });
    await expect(preset("This month")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(preset("Last month"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: "2026-02-01",
      to: "2026-02-28",
    });
    await expect(day(canvasElement, "Last day")).toHaveValue("2026-02-28");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "", to: "" });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await userEvent.click(preset("This month"));
    preset("This month").blur();
    await userEvent.tab();
    await waitFor(() => expect(day(canvasElement, "First day")).toHaveFocus());
    if (!(await pressKey("ArrowDown"))) return;
    await waitFor(() => expect(day(canvasElement, "First day")).not.toHaveValue(march.from));
    // Tab past two more parts and the calendar's button to the other field.
    for (let part = 0; part < 4; part += 1) await pressKey("Tab");
    const last = day(canvasElement, "Last day");
    await waitFor(() => expect(last).toHaveFocus());
    await pressKey("0");
    await pressKey("4");
    await waitFor(() => expect(last).not.toHaveValue(march.to));
    const typed = last.value;
    await pressKey("ArrowUp");
    await waitFor(() => expect(last).not.toHaveValue(typed));
    for (let part = 0; part < 3; part += 1) await pressKey("Tab");
    await waitFor(() => expect(preset("Last 7 days")).toHaveFocus());
    await userEvent.click(preset("This month"));
    preset("This month").blur();
  },
};

export const EndBeforeStart: Story = {
  args: { defaultValue: march },
  play: async ({ args, canvasElement }) => {
    const last = day(canvasElement, "Last day");
    last.focus();
    // While the digits of a year are typed, the days must not be swapped.
    await fireEvent.change(last, { target: { value: "0002-02-14" } });
    await fireEvent.change(last, { target: { value: "2026-02-14" } });
    day(canvasElement, "First day").focus();
    await expect(day(canvasElement, "First day")).toHaveValue("2026-03-01");
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: "2026-02-14",
      to: "2026-03-01",
    });
    await expect(last).toHaveValue("2026-03-01");
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(day(canvasElement, "First day")).toHaveAttribute("aria-required", "true");
  },
};

export const WithHint: Story = {
  args: { hint: "Up to two years back.", min: "2024-03-12", max: "2026-03-12" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group")).toHaveAccessibleDescription(
      "Up to two years back.",
    );
    await expect(day(canvasElement, "Last day")).toHaveAttribute("max", "2026-03-12");
  },
};

export const Invalid: Story = {
  args: {
    defaultValue: { from: "2026-03-01", to: "" },
    error: "Choose the last day as well, or none of the two.",
  },
  play: async ({ canvasElement }) => {
    await expect(day(canvasElement, "Last day")).toBeInvalid();
    await expect(within(canvasElement).getByRole("group")).toHaveAccessibleDescription(
      "Choose the last day as well, or none of the two.",
    );
  },
};

export const Disabled: Story = { args: { defaultValue: march, disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: march, readOnly: true } };
