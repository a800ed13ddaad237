// Selecting the rows of a table: rows without a checkbox, and the place of the bar.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DataTable, type DataTableProps } from "../src/data-table/DataTable.tsx";
import "./missing-in-jsdom.ts";

const people: DataTableProps<string> = {
  caption: "People",
  empty: "None",
  rows: ["Ada", "Bo"],
  rowKey: (name) => name,
  columns: [{ id: "name", header: "Name", cell: (name) => name }],
};
const texts = {
  row: (name: string) => `Select ${name}`,
  page: "Select all",
  count: (count: number) => `${count} selected`,
  clear: "Clear",
};
const boxes = () =>
  screen.queryAllByRole("checkbox").map((box) => box.getAttribute("aria-label") ?? "");

test("a row that cannot be selected has no checkbox, unless it is selected", () => {
  const disabled = (name: string) => name === "Bo";
  const { rerender } = render(<DataTable {...people} selection={{ texts, disabled }} />);
  expect(boxes()).toEqual(["Select all", "Select Ada"]);
  rerender(<DataTable {...people} selection={{ texts, disabled, selected: ["Bo"] }} />);
  expect(boxes()).toEqual(["Select all", "Select Ada", "Select Bo"]);
  rerender(<DataTable {...people} selection={{ texts, disabled: () => true, selected: [] }} />);
  expect(boxes()).toEqual([]);
});

test("the bar of the selected rows is in the toolbar's place, or below the rows", () => {
  const selection = { texts, selected: ["Ada"] };
  const isAboveRows = () =>
    Boolean(
      screen.getByRole("status").compareDocumentPosition(screen.getByRole("table")) &
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  const { unmount } = render(<DataTable {...people} selection={selection} toolbar="Search" />);
  expect(screen.getByRole("status").textContent).toBe("1 selected");
  expect(isAboveRows()).toBe(true);
  unmount();
  render(<DataTable {...people} selection={selection} />);
  expect(isAboveRows()).toBe(false);
});
