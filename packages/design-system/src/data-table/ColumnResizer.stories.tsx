// Columns that people resize by keyboard and by pointer.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { columns, manyBuilds } from "../story-data/builds.tsx";
import { ColumnResizer } from "./ColumnResizer.tsx";
import { DataTable } from "./DataTable.tsx";

const meta = {
  title: "Components/ColumnResizer",
  component: ColumnResizer,
  args: { label: "Width of State", min: 6, onWidthChange: fn() },
  render: (args) => (
    <DataTable
      caption="Builds sent"
      rows={manyBuilds(4)}
      rowKey={({ version }) => version}
      empty={null}
      columns={columns.map((column) =>
        column.id === "state"
          ? { ...column, width: 11, edge: <ColumnResizer {...args} /> }
          : column,
      )}
    />
  ),
  parameters: {
    docs: { description: { component: "A handle that changes the width of a column." } },
  },
} satisfies Meta<typeof ColumnResizer>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    edge: canvas.getByRole("separator", { name: "Width of State" }),
    heading: canvas.getByRole("columnheader", { name: /^State/ }),
  };
};

export const ByKeyboard: Story = {
  tags: ["dark", "forced", "large-text", "rtl"],
  play: async ({ args, canvasElement }) => {
    const { edge, heading } = parts(canvasElement);
    await expect(heading.offsetWidth).toBe(176);
    await expect(edge).toHaveAttribute("aria-valuenow", "11");
    await userEvent.tab();
    await waitFor(() => expect(edge).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(12);
    await expect(edge).toHaveAttribute("aria-valuenow", "12");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(heading.offsetWidth).toBe(160);
    await userEvent.keyboard("{Home}");
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(6);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(heading.offsetWidth).toBe(96);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const { edge, heading } = parts(canvasElement);
    await fireEvent.pointerDown(edge, { pointerId: 1, button: 0, clientX: 100 });
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 164 });
    await expect(heading.offsetWidth).toBe(240);
    await expect(args.onWidthChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 180 });
    await expect(args.onWidthChange).toHaveBeenCalledWith(16);
    await expect(heading.offsetWidth).toBe(256);
  },
};
