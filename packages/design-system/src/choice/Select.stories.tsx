// Select in every state, and how a native select behaves when read-only.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { pressKey } from "../story-data/real-keys.ts";
import { Select } from "./Select.tsx";

const options = [
  { value: "1", label: "No expiry" },
  { value: "2", label: "One month" },
  { value: "3", label: "Three months" },
  { value: "4", label: "Six months" },
  { value: "5", label: "One year" },
];

const meta = {
  title: "Fields/Select",
  component: Select,
  args: { label: "Contract length", options, onChange: fn() },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "One option from a list that people know.",
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: "Choose a length" },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Contract length" });
    await expect(select).toHaveValue("");
    await userEvent.selectOptions(select, "Three months");
    await expect(select).toHaveValue("3");
    await waitFor(() => expect(select).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await fireEvent.change(select, { target: { value: "" } });
    select.blur();
  },
};

export const Filled: Story = {
  tags: ["dark", "forced", "hero", "large-text", "rtl"],
  args: { defaultValue: "5" },
};

export const Required: Story = {
  args: { required: true, placeholder: "Choose a length" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox")).toHaveAttribute(
      "aria-required",
      "true",
    );
  },
};

export const WithHint: Story = {
  args: { defaultValue: "2", hint: "The licence ends then, and the company can renew it." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox")).toHaveAccessibleDescription(
      "The licence ends then, and the company can renew it.",
    );
  },
};

export const Invalid: Story = {
  tags: ["dark"],
  args: { placeholder: "Choose a length", error: "Choose how long the contract lasts." },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox");
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription("Choose how long the contract lasts.");
  },
};

export const Disabled: Story = {
  tags: ["dark"],
  args: { defaultValue: "1", disabled: true },
};

export const ReadOnly: Story = {
  args: { defaultValue: "5", readOnly: true },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox");
    await userEvent.tab();
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveAttribute("aria-readonly", "true");
    const goesOn = (key: string) =>
      select.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    // An arrow key, a letter or Space would select or open; Tab must still work.
    await expect(goesOn("ArrowUp")).toBe(false);
    await expect(goesOn("o")).toBe(false);
    await expect(goesOn("Tab")).toBe(true);
    await expect(getComputedStyle(select).pointerEvents).toBe("none");
    await expect(args.onChange).not.toHaveBeenCalled();
    select.blur();
  },
};

export const OptionNotAvailable: Story = {
  args: {
    placeholder: "Choose a length",
    options: options.map((option) => ({ ...option, disabled: option.value === "1" })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("option", { name: "No expiry" })).toBeDisabled();
  },
};

export const LongTexts: Story = {
  globals: { language: "fr" },
  args: {
    label: "Entrée du menu sous laquelle les entreprises trouvent l’application",
    required: true,
    defaultValue: "1",
    options: [
      {
        value: "1",
        label: "Gestion du temps de travail, des absences et des remplacements du personnel",
      },
    ],
    hint: "Elle détermine aussi la couleur de la carte dans le catalogue.",
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: "1" },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox");
    await userEvent.tab();
    await waitFor(() => expect(select).toHaveFocus());
    if (!(await pressKey("ArrowDown"))) return;
    await waitFor(() => expect(select).toHaveValue("2"));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await pressKey("ArrowUp");
    await waitFor(() => expect(select).toHaveValue("1"));
    const list = (is: boolean) => waitFor(() => expect(select.matches(":open")).toBe(is));
    await pressKey("Space");
    await list(true);
    await pressKey("ArrowDown");
    await pressKey("Enter");
    await list(false);
    await expect(select).toHaveValue("2");
    await pressKey("Alt+ArrowDown");
    await list(true);
    await pressKey("Escape");
    await list(false);
    await expect(select).toHaveValue("2");
    await pressKey("t");
    await waitFor(() => expect(select).toHaveValue("3"));
    select.blur();
  },
};
