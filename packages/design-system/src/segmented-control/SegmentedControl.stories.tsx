// SegmentedControl by pointer, by keyboard, with icons.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutGrid, List } from "lucide-react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { SegmentedControl, segmentedControlSizes } from "./SegmentedControl.tsx";

const meta = {
  title: "Components/SegmentedControl",
  component: SegmentedControl,
  args: {
    label: "Preview",
    segments: [
      { value: "card", label: "Card" },
      { value: "page", label: "Store page" },
      { value: "menu", label: "Menu" },
    ],
    onValueChange: fn(),
  },
  parameters: {
    docs: { description: { component: "Two to five options for how something is displayed." } },
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

const segment = (canvas: HTMLElement, name: string) => within(canvas).getByRole("radio", { name });

export const Words: Story = {
  tags: ["forced", "large-text", "rtl"],
  args: { defaultValue: "page" },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole("radiogroup", { name: "Preview" })).toBeVisible();
    await userEvent.click(within(canvasElement).getByText("Menu"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("menu");
    await userEvent.click(within(canvasElement).getByText("Store page"));
    await expect(segment(canvasElement, "Store page")).toBeChecked();
    segment(canvasElement, "Store page").blur();
  },
};

export const FirstIsOnUnlessTold: Story = {
  play: async ({ canvasElement }) => {
    await expect(segment(canvasElement, "Card")).toBeChecked();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {segmentedControlSizes.map((size) => (
        <SegmentedControl key={size} {...args} label={`Preview ${size}`} size={size} />
      ))}
    </div>
  ),
};

export const Icons: Story = {
  args: {
    label: "Products as",
    segments: [
      { value: "grid", label: "Cards", icon: <LayoutGrid aria-hidden />, labelHidden: true },
      { value: "list", label: "Table", icon: <List aria-hidden />, labelHidden: true },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(segment(canvasElement, "Table"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("list");
    segment(canvasElement, "Table").blur();
  },
};

export const NoRoom: Story = {
  args: {
    segments: [
      { value: "person", label: "By person" },
      { value: "app", label: "By application" },
    ],
  },
  render: (args) => (
    <div className="w-40">
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    // Segments wrap onto another line before a word breaks.
    for (const { label } of args.segments) {
      const range = document.createRange();
      range.selectNodeContents(within(canvasElement).getByText(label));
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
};

export const ByKeyboard: Story = {
  tags: ["dark"],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(segment(canvasElement, "Card")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("page");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("card");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("menu");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("page");
    await waitFor(() => expect(segment(canvasElement, "Store page")).toHaveFocus());
  },
};

export const OneNotAvailable: Story = {
  args: {
    segments: [
      { value: "card", label: "Card" },
      { value: "page", label: "Store page", disabled: true },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Store page"), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(segment(canvasElement, "Card")).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };
