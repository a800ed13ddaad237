// VirtualTable with ten thousand people: the start, the end, with selection, and on a phone.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { crowd, type Person } from "../story-data/crowd.ts";
import { pressKey } from "../story-data/real-keys.ts";
import { VirtualTable } from "./VirtualTable.tsx";

const People = VirtualTable<Person>;
const everybody = crowd(10_000);
const onSelectedChange = fn();

const meta = {
  title: "Components/VirtualTable",
  component: People,
  args: {
    caption: "People of Northwind",
    rows: [],
    rowKey: ({ id }) => id,
    columns: [
      { id: "name", header: "Name", cell: ({ name }) => name, minWidth: 12, flex: 2 },
      {
        id: "mail",
        header: "E-mail",
        cell: ({ mail }) => mail,
        minWidth: 14,
        flex: 3,
        hideBelow: "md",
      },
      {
        id: "access",
        header: "Access",
        cell: ({ active }) => (
          <Badge tone={active ? "success" : "neutral"}>{active ? "Active" : "None"}</Badge>
        ),
        width: 8,
      },
      { id: "badge", header: "Badge", cell: ({ badge }) => badge, width: 7, align: "end" },
    ],
    selection: {
      onSelectedChange,
      texts: {
        row: ({ name }) => `Select ${name}`,
        page: "Select all",
        count: (count) => (count === 0 ? "None selected" : `${count} selected`),
        clear: "Clear selection",
      },
    },
    empty: <EmptyState title="Nobody matches" text="Try another name." />,
  },
  // Not in `args`, because Storybook serializes every row of them for its panels.
  render: (args) => <People {...args} rows={everybody} />,
  parameters: {
    docs: {
      description: {
        component: "A table with thousands of rows that renders only the visible ones.",
      },
    },
  },
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement) =>
  within(canvas).getByRole("region", { name: "People of Northwind" });
const inPage = (canvas: HTMLElement) => within(canvas).getAllByRole("row").length;

const heightsOfRows = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole("row")
    .map((row) => row.getBoundingClientRect().height);

/** The estimated height of rows that were never in view equals that of the visible ones. */
const expectTrueScrollBar = async (canvas: HTMLElement) => {
  await within(canvas).findByText("Ada Moretti 1");
  const [head = 0, , second = 0] = heightsOfRows(canvas);
  const all = head + 10_000 * second;
  // A tolerance of 1 px, because on a phone there is a line between the head and the rows.
  await waitFor(() => expect(Math.abs(box(canvas).scrollHeight - all)).toBeLessThanOrEqual(1));
};

const expectLastRowAtTheEnd = async (canvas: HTMLElement) => {
  box(canvas).focus();
  if (!(await pressKey("End"))) return;
  // Queried each time, because the row may be scrolled out of view and unmounted while higher rows are measured.
  const below = () => {
    const last = within(canvas).queryByText("10000")?.closest("tr");
    const { bottom } = box(canvas).getBoundingClientRect();
    return (last?.getBoundingClientRect().bottom ?? Infinity) - bottom;
  };
  await waitFor(() => expect(Math.abs(below())).toBeLessThanOrEqual(1));
};

export const TenThousand: Story = {
  tags: ["dark", "rtl"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("table")).toHaveAttribute(
      "aria-rowcount",
      "10001",
    );
    await expect(await within(canvasElement).findByText("Ada Moretti 1")).toBeVisible();
    await expect(inPage(canvasElement)).toBeLessThan(50);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Ada Moretti 1");
    // Blocks are higher than rows; each begins where the previous one ends.
    await waitFor(async () => {
      const [, first, second] = within(canvasElement)
        .getAllByRole("row")
        .map((row) => row.getBoundingClientRect());
      await expect(second?.top).toBe(first?.bottom);
    });
    await expectTrueScrollBar(canvasElement);
  },
};

export const ScrolledToTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const scroll = box(canvasElement);
    await within(canvasElement).findByText("Ada Moretti 1");
    await userEvent.tab();
    await userEvent.tab();
    const all = within(canvasElement).getByRole("checkbox", { name: "Select all" });
    await waitFor(() => expect(all).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(scroll).toHaveFocus());
    if (!(await pressKey("ArrowDown"))) return;
    await waitFor(() => expect(scroll.scrollTop).toBeGreaterThan(0));
    await pressKey("ArrowUp");
    await waitFor(() => expect(scroll.scrollTop).toBe(0));
    await expectTrueScrollBar(canvasElement);
    await expectLastRowAtTheEnd(canvasElement);
    await pressKey("Home");
    await waitFor(() => expect(scroll.scrollTop).toBe(0));
    scroll.blur();
    await waitFor(async () => {
      scroll.scrollTop = scroll.scrollHeight;
      await expect(within(canvasElement).getByText("10000")).toBeVisible();
    });
    await expect(within(canvasElement).getByRole("columnheader", { name: "Name" })).toBeVisible();
    await expect(inPage(canvasElement)).toBeLessThan(50);
    const last = within(canvasElement).getByText("10000").closest("tr");
    await expect(last).toHaveAttribute("aria-rowindex", "10001");
  },
};

export const LargeText: Story = {
  globals: { text: "200" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Ada Moretti 1");
    const { scrollHeight } = box(canvasElement);
    // Rows whose names wrap onto a second line are higher.
    const [, ...heights] = heightsOfRows(canvasElement);
    await expect(scrollHeight).toBeGreaterThanOrEqual(10_000 * Math.min(...heights));
    await expectLastRowAtTheEnd(canvasElement);
    box(canvasElement).blur();
  },
};

export const HigherAtTheEnd: Story = {
  render: (args) => (
    <People
      {...args}
      rows={everybody.map((person, index) =>
        index < 9_900
          ? person
          : { ...person, name: `${person.name} ${"of the night shift ".repeat(9)}` },
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Ada Moretti 1");
    await expectLastRowAtTheEnd(canvasElement);
    box(canvasElement).blur();
  },
};

export const KeepsTheFocusedRow: Story = {
  play: async ({ canvasElement }) => {
    onSelectedChange.mockClear();
    const canvas = within(canvasElement);
    const second = await canvas.findByLabelText("Select Bruno Keller 2");
    await userEvent.click(second);
    await expect(onSelectedChange).toHaveBeenLastCalledWith(["2"]);
    box(canvasElement).scrollTop = 200_000;
    await waitFor(() => expect(canvas.queryByText("Ada Moretti 1")).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(onSelectedChange).toHaveBeenLastCalledWith([]);
    second.blur();
  },
};

export const SelectedAll: Story = {
  tags: ["forced", "zoom"],
  play: async ({ canvasElement }) => {
    onSelectedChange.mockClear();
    const all = within(canvasElement).getByRole("checkbox", { name: "Select all" });
    await userEvent.click(all);
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("10000 selected");
    await expect(onSelectedChange).toHaveBeenCalledTimes(1);
    all.blur();
  },
};

export const NoMatch: Story = {
  render: (args) => <People {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nobody matches")).toBeVisible();
  },
};

export const Failed: Story = {
  render: (args) => <People {...args} />,
  args: {
    error: <EmptyState title="The people could not be read" text="Try again later." />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("could not be read");
  },
};
