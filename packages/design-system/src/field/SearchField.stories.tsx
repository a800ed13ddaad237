// SearchField with delayed search: empty, filled, busy, cleared by its button and by Escape.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { installFakeTimers, type FakeTimers } from "../story-data/fake-timers.ts";
import { Button } from "../button/Button.tsx";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "Fields/SearchField",
  component: SearchField,
  args: {
    label: "Search builds",
    labelHidden: true,
    placeholder: "Search builds",
    clearLabel: "Clear search",
    busyLabel: "Searching",
    onValueChange: fn(),
    onSearch: fn(),
  },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
  parameters: {
    docs: { description: { component: "A field that searches while somebody types." } },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) =>
  within(canvas).getByRole("searchbox", { name: "Search builds" });
const cross = (canvas: HTMLElement) =>
  within(canvas).queryByRole("button", { name: "Clear search" });

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue("");
    await expect(cross(canvasElement)).toBeNull();
  },
};

let timers: FakeTimers;

export const WaitsForTheTyping: Story = {
  args: { delay: 5000 },
  beforeEach: () => {
    timers = installFakeTimers();
    return () => timers.release();
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), "2.1");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2.1");
    timers.pass(4999);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field(canvasElement), ".0");
    timers.pass(4999);
    await expect(args.onSearch).not.toHaveBeenCalled();
    timers.pass(1);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith("2.1.0");
    field(canvasElement).blur();
  },
};

export const EmptiedByThePage: Story = {
  args: { delay: 5000 },
  beforeEach: () => {
    timers = installFakeTimers();
    return () => timers.release();
  },
  render: function Page(args) {
    const [value, setValue] = useState("");
    return (
      <>
        <SearchField {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue("")}>All builds</Button>
      </>
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(field(canvasElement), "zebra");
    await userEvent.click(canvas.getByRole("button", { name: "All builds" }));
    timers.pass(5000);
    // The cleared text must not be searched for.
    await expect(args.onSearch).not.toHaveBeenCalledWith("zebra");
    canvas.getByRole("button", { name: "All builds" }).blur();
  },
};

export const Filled: Story = {
  tags: ["dark", "forced", "hero", "large-text", "rtl"],
  args: { defaultValue: "shift planner" },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), "{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("shift planner");
    field(canvasElement).blur();
  },
};

export const ClearedByItsCross: Story = {
  args: { defaultValue: "shift planner" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(cross(canvasElement) as HTMLElement);
    await expect(field(canvasElement)).toHaveValue("");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(args.onSearch).toHaveBeenLastCalledWith("");
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(cross(canvasElement)).toBeNull();
  },
};

export const ClearedByEscape: Story = {
  args: { defaultValue: "shift planner" },
  play: async ({ args, canvasElement }) => {
    for (const stop of [field(canvasElement), cross(canvasElement)]) {
      await userEvent.tab();
      await waitFor(() => expect(stop).toHaveFocus());
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Escape}");
    await expect(field(canvasElement)).toHaveValue("");
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith("");
    field(canvasElement).blur();
  },
};

export const Busy: Story = {
  args: { defaultValue: "shift planner", busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Searching");
  },
};

export const Disabled: Story = {
  args: { defaultValue: "shift planner", disabled: true },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeDisabled();
    await expect(cross(canvasElement)).toBeNull();
  },
};
