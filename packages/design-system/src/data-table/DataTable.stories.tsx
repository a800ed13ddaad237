// DataTable with the builds of an app: filled, empty, loading, sorted, with selection, and on a phone.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Trash2 } from "lucide-react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { TextField } from "../field/TextField.tsx";
import { LoadMore } from "../pagination/LoadMore.tsx";
import { createLink } from "../story-data/link.ts";
import { useControlledArg } from "../story-data/useControlledArg.ts";
import { DataTable } from "./DataTable.tsx";
import { builds, columns, manyBuilds, sortBuilds, type Build } from "../story-data/builds.tsx";

const Builds = DataTable<Build>;
const showAll = fn();
const remove = fn();
const more = fn();
const keys = (count: number) => manyBuilds(count).map(({ version }) => version);

const meta = {
  title: "Components/DataTable",
  component: Builds,
  args: {
    caption: "Builds sent",
    columns,
    rows: builds,
    rowKey: ({ version }) => version,
    empty: (
      <EmptyState
        title="No build sent yet"
        text="Builds appear here once you send one for review."
      />
    ),
  },
  parameters: {
    docs: {
      description: {
        component: "Similar items in rows, with a few columns.",
      },
    },
  },
} satisfies Meta<typeof Builds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ["large-text"],
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole("table", { name: "Builds sent" }));
    await expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
      "Build",
      "State",
      "Size",
      "Sent",
    ]);
    await expect(table.getByRole("rowheader", { name: "Shift planner [2.1.0]" })).toBeVisible();
  },
};

export const ColumnLeftOut: Story = {
  globals: { viewport: { value: "tablet" } },
  args: {
    columns: columns.map((column) =>
      column.id === "size" ? { ...column, hideBelow: "lg" } : column,
    ),
  },
  play: async ({ canvasElement }) => {
    const [head, ...rows] = within(canvasElement).getAllByRole("row");
    const seen = (row: HTMLElement | undefined) =>
      [...(row?.children ?? [])].filter((cell) => cell.getClientRects().length > 0).length;
    await expect(seen(head)).toBe(3);
    for (const row of rows) await expect(seen(row)).toBe(3);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    for (const text of ["11/03/2026 - 9:41:07", "4.2 MB", "Shift planner [2.2.0]"]) {
      const { firstChild } = within(canvasElement).getByText(text);
      const at = (index: number) => {
        const range = document.createRange();
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + 1);
        return range.getBoundingClientRect().left;
      };
      await expect(at(0)).toBeLessThan(at(text.length - 1));
    }
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByText("Shift planner [2.2.0]").closest("tr");
    await expect(getComputedStyle(first as Element).display).toBe("block");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NoRows: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("table")).toBeNull();
    await expect(within(canvasElement).getByText("No build sent yet")).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: {
    rows: [],
    toolbar: (
      <TextField
        label="Search builds"
        labelHidden
        type="search"
        defaultValue="3.0"
        className="max-w-xs"
      />
    ),
    empty: (
      <EmptyState
        title="No build matches “3.0”"
        action={<Button onClick={showAll}>Show all builds</Button>}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    showAll.mockClear();
    await expect(within(canvasElement).getByRole("searchbox")).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show all builds" }));
    await expect(showAll).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <EmptyState
        title="The builds could not be read"
        text="The server did not answer. Nothing is lost."
        action={<Button onClick={showAll}>Try again</Button>}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    showAll.mockClear();
    await expect(within(canvasElement).queryByRole("table")).toBeNull();
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("could not be read");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(showAll).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Loading: Story = {
  tags: ["forced"],
  args: { rows: [], loading: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("table")).toHaveAttribute("aria-busy", "true"),
};

export const LoadingAgain: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table");
    await expect(table).toHaveAttribute("aria-busy", "true");
    await expect(within(table).getByText("Shift planner [2.1.0]")).toBeVisible();
  },
};

const sortable = columns.map((column) => ({ ...column, sortable: column.id !== "state" }));

export const Sorted: Story = {
  tags: ["phone"],
  args: { columns: sortable, onSortChange: fn() },
  render: function Render(args) {
    const [sort, onSortChange] = useControlledArg(args.sort ?? null, args.onSortChange);
    return (
      <Builds
        {...args}
        rows={sortBuilds(args.rows, sort)}
        sort={sort}
        onSortChange={onSortChange}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = () => canvas.getByRole("columnheader", { name: "Sent" });
    const first = () => canvas.getAllByRole("rowheader")[0];
    await expect(heading()).not.toHaveAttribute("aria-sort");
    for (const name of ["Build", "Size", "Sent"]) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole("button", { name })).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: "sent",
      direction: "ascending",
    });
    await expect(heading()).toHaveAttribute("aria-sort", "ascending");
    await expect(first()).toHaveTextContent("2.0.0");
    await userEvent.keyboard(" ");
    await expect(heading()).toHaveAttribute("aria-sort", "descending");
    await expect(first()).toHaveTextContent("2.2.0");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    await expect(heading()).not.toHaveAttribute("aria-sort");
    await userEvent.click(canvas.getByRole("button", { name: "Build" }));
    await expect(heading()).not.toHaveAttribute("aria-sort");
    await expect(canvas.getByRole("columnheader", { name: "Build" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    (document.activeElement as HTMLElement).blur();
  },
};

const selection = {
  onSelectedChange: fn(),
  disabled: ({ state }: Build) => state === "Waiting for review",
  actions: (selected: readonly string[]) => (
    <>
      <Button size="sm" icon={<Download aria-hidden />}>
        Download
      </Button>
      <Button
        size="sm"
        intent="danger"
        icon={<Trash2 aria-hidden />}
        onClick={() => remove(selected)}
      >
        Remove
      </Button>
    </>
  ),
  texts: {
    row: ({ version }: Build) => `Select version ${version}`,
    page: "Select all on this page",
    count: (selected: number) => (selected === 0 ? "None selected" : `${selected} selected`),
    clear: "Clear selection",
  },
};

export const NothingSelected: Story = {
  args: { rows: manyBuilds(5), selection },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.queryByRole("button", { name: "Remove" })).toBeNull();
    // This version cannot be selected.
    await expect(canvas.queryByRole("checkbox", { name: "Select version 4.9.0" })).toBeNull();
  },
};

export const Selected: Story = {
  tags: ["dark", "phone", "rtl", "zoom"],
  args: { rows: manyBuilds(5), selection: { ...selection, defaultSelected: keys(5).slice(1, 3) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    selection.onSelectedChange.mockClear();
    remove.mockClear();
    await expect(canvas.getByRole("status")).toHaveTextContent("2 selected");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select version 4.6.0" }));
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith(["4.8.0", "4.7.0", "4.6.0"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("3 selected");
    await expect(
      canvas.getByRole("checkbox", { name: "Select all on this page" }),
    ).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(remove).toHaveBeenCalledWith(["4.8.0", "4.7.0", "4.6.0"]);
    (document.activeElement as HTMLElement).blur();
  },
};

export const SelectingAPage: Story = {
  args: {
    rows: manyBuilds(5),
    selection: { ...selection, defaultSelected: ["1.0.0"] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    selection.onSelectedChange.mockClear();
    const page = canvas.getByRole("checkbox", { name: "Select all on this page" });
    await userEvent.click(page);
    // Rows selected on other pages stay selected, and rows that cannot be selected are left out.
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith([
      "1.0.0",
      "4.8.0",
      "4.7.0",
      "4.6.0",
      "4.5.0",
    ]);
    await expect(page).toBeChecked();
    await userEvent.click(page);
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith(["1.0.0"]);
    await userEvent.click(page);
    page.blur();
  },
};

export const SelectingARange: Story = {
  args: { rows: manyBuilds(8), selection },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    selection.onSelectedChange.mockClear();
    const box = (version: string) =>
      canvas.getByRole("checkbox", { name: `Select version ${version}` });
    const user = userEvent.setup();
    canvas.getByRole("checkbox", { name: "Select all on this page" }).focus();
    await user.keyboard(" ");
    await expect(canvas.getByRole("status")).toHaveTextContent("7 selected");
    await user.keyboard("{Escape}");
    box("4.8.0").focus();
    await user.keyboard(" ");
    box("4.6.0").focus();
    await user.keyboard("{Shift>} {/Shift}");
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith(["4.8.0", "4.7.0", "4.6.0"]);
    await user.keyboard("{Escape}");
    await user.click(box("4.2.0"));
    await user.keyboard("{Shift>}");
    await user.click(box("4.5.0"));
    await user.keyboard("{/Shift}");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 selected");
    await user.click(box("4.3.0"));
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith(["4.2.0", "4.5.0", "4.4.0"]);
    box("4.3.0").blur();
  },
};

export const EscapeSelectsNone: Story = {
  args: {
    rows: manyBuilds(5),
    toolbar: <TextField label="Search builds" labelHidden type="search" className="max-w-xs" />,
    selection: { ...selection, defaultSelected: keys(5).slice(1, 3) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    selection.onSelectedChange.mockClear();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    canvas.getByRole("button", { name: "Remove" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(selection.onSelectedChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole("searchbox")).toBeVisible();
    // The bar disappears with the focused button, so the focus moves to the checkbox in the heading.
    const page = canvas.getByRole("checkbox", { name: "Select all on this page" });
    await waitFor(() => expect(page).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 selected");
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await waitFor(() => expect(page).toHaveFocus());
    page.blur();
  },
};

export const LinksAndActions: Story = {
  args: {
    rows: manyBuilds(4),
    selection: { ...selection, defaultSelected: ["4.7.0"] },
    rowLink: ({ version }) => createLink(`#${version}`),
    rowActions: {
      header: "Actions",
      cell: ({ version }) => (
        <IconButton
          size="sm"
          label={`Download version ${version}`}
          icon={<Download />}
          onClick={() => remove(version)}
        />
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    remove.mockClear();
    const link = canvas.getByRole("link", { name: "Shift planner [4.8.0]" });
    const row = link.closest("tr") as HTMLElement;
    const at = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    // The link covers its row, and the button is stacked above it.
    await expect(at(within(row).getAllByRole("cell")[2] as Element)).toBe(link);
    await userEvent.click(canvas.getByRole("button", { name: "Download version 4.8.0" }));
    await expect(remove).toHaveBeenCalledWith("4.8.0");
    await expect(location.hash).toBe("");
    canvas.getByRole("checkbox", { name: "Select version 4.8.0" }).focus();
    for (const next of [
      link,
      canvas.getByRole("button", { name: "Download version 4.8.0" }),
      canvas.getByRole("checkbox", { name: "Select version 4.7.0" }),
    ]) {
      await userEvent.tab();
      await waitFor(() => expect(next).toHaveFocus());
    }
    (document.activeElement as HTMLElement).blur();
  },
};

export const ColumnWidths: Story = {
  args: {
    rows: manyBuilds(4),
    columns: [
      { ...columns[0], minWidth: 14, flex: 2 },
      { ...columns[1], width: 12 },
      { ...columns[2], width: 6 },
      { ...columns[3], flex: 1 },
    ] as typeof columns,
  },
  play: async ({ canvasElement }) => {
    const [, state, size] = within(canvasElement).getAllByRole("columnheader");
    await expect(state?.offsetWidth).toBe(192);
    await expect(size?.offsetWidth).toBe(96);
  },
};

export const StickyHeading: Story = {
  args: { rows: manyBuilds(24), columns: sortable, stickyHeading: true },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 600);
    const heading = within(canvasElement).getByRole("columnheader", { name: "Sent" });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100));
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const WithFoot: Story = {
  args: {
    foot: (
      <LoadMore
        onMore={more}
        texts={{ count: "3 of 12 builds shown", more: "Show more", busy: "Loading more builds" }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    more.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show more" }));
    await expect(more).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};
