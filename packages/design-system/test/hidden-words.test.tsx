// What a screen reader says beside what is shown: words in place of signs, descriptions of dialogs, headings of rows.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { render, screen } from "@testing-library/react";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { expect, test } from "vitest";
import {
  AvatarGroup,
  Button,
  ChartFrame,
  DataTable,
  Drawer,
  ListDiff,
  Matrix,
  Modal,
  SegmentedControl,
  Stepper,
  Tabs,
} from "../src/index.ts";
import type { NavBarProps } from "../src/index.ts";
import { examples } from "../fixtures/app/examples.tsx";

const bar = (item: object) => {
  const { NavBar: example } = examples;
  if (!isValidElement<NavBarProps>(example)) throw new Error("No example.");
  return cloneElement(example, { items: [{ label: "Guide", link: <a href="#guide" />, ...item }] });
};

const table = {
  caption: "Licenses",
  columns: [
    { id: "company", header: "Company", cell: String },
    { id: "seats", header: "Seats", cell: () => 12 },
  ],
  rows: ["Harbour Ltd"],
  rowKey: String,
  empty: "None",
};
const ids = (...names: string[]) => names.map((name) => ({ id: name, name }));

/** The role of an element and its name for screen readers; the part in brackets is not shown. */
const namedElements: Record<string, { element: ReactElement; role: string; name: string }> = {
  "Link (in a new tab)": {
    element: examples.Link as ReactElement,
    role: "link",
    name: "The specification (opens in a new tab)",
  },
  "NavBar, a link (that leaves)": {
    element: bar({ external: true, externalLabel: "opens in a new tab" }),
    role: "link",
    name: "Guide opens in a new tab",
  },
  "NavBar, a count (of what)": {
    element: bar({ count: 3, countLabel: "3 waiting" }),
    role: "link",
    name: "Guide 3 waiting",
  },
  "NavBar, the language (in full)": {
    element: bar({}),
    role: "button",
    name: "Language en English",
  },
  "ListItem (unread)": {
    element: examples.ListItem as ReactElement,
    role: "link",
    name: "Unread: Shift planner was approved",
  },
  "Tabs, a tab (with an error)": {
    element: (
      <Tabs
        label="Languages"
        tabs={[{ value: "it", label: "Italiano", invalid: true, invalidLabel: "incomplete" }]}
      />
    ),
    role: "tab",
    name: "Italiano incomplete",
  },
  "SegmentedControl (of icons)": {
    element: (
      <SegmentedControl
        label="View"
        segments={[{ value: "g", label: "Grid", labelHidden: true }]}
      />
    ),
    role: "radio",
    name: "Grid",
  },
  "DataTable (the column of actions)": {
    element: <DataTable {...table} rowActions={{ header: "Actions", cell: () => "…" }} />,
    role: "columnheader",
    name: "Actions",
  },
  "DataTable (caption)": { element: <DataTable {...table} />, role: "table", name: "Licenses" },
};

test.each(Object.entries(namedElements))("%s", (_, { element, role, name }) => {
  render(element);
  // Without spaces, because jsdom does not know which parts are blocks.
  const bare = (text: string) => text.replaceAll(/\s/g, "");
  expect(
    screen.queryAllByRole(role, { name: (accessibleName) => bare(accessibleName) === bare(name) }),
  ).toHaveLength(1);
});

/** An element, and the words that it contains for screen readers. */
const announced: Record<string, { element: ReactElement; words: string[] }> = {
  AvatarGroup: {
    element: (
      <AvatarGroup
        label="Reviewers"
        max={2}
        people={ids("Ada", "Bo", "Cy")}
        restLabel={(names) => names.join(" and ")}
      />
    ),
    words: ["Bo and Cy"],
  },
  "Button, busy": {
    element: (
      <Button busy busyLabel="Saving">
        Save
      </Button>
    ),
    words: ["Saving"],
  },
  Findings: { element: examples.Findings as ReactElement, words: ["Stops: "] },
  FileTreeDiff: { element: examples.FileTreeDiff as ReactElement, words: ["changed ", "added "] },
  Kbd: { element: examples.Kbd as ReactElement, words: ["Command"] },
  LineDiff: { element: examples.LineDiff as ReactElement, words: ["Removed", "Added"] },
  ListDiff: {
    element: (
      <ListDiff
        before={[
          { id: "a", text: "a" },
          { id: "b", text: "b" },
        ]}
        after={[
          { id: "a", text: "a anew" },
          { id: "c", text: "c" },
        ]}
        texts={{ added: "Added:", removed: "Removed:", changed: "Changed:" }}
      />
    ),
    words: ["Added: ", "Removed: ", "Changed: "],
  },
  Stepper: {
    element: (
      <Stepper
        steps={[
          { title: "Sent", state: "done" },
          { title: "In review", state: "current" },
        ]}
        stateLabels={{ done: "done", current: "now" }}
      />
    ),
    words: [", done", ", now"],
  },
  TextDiff: { element: examples.TextDiff as ReactElement, words: ["Removed: ", "Added: "] },
};

test.each(Object.entries(announced))("%s, in words", (_, { element, words }) => {
  const { container } = render(element);
  const hidden = [...container.querySelectorAll(".sr-only")]
    .filter((node) => !node.closest("[aria-hidden=true], [hidden]"))
    .map(({ textContent }) => textContent);
  expect(hidden).toEqual(expect.arrayContaining(words));
});

test.each(Object.entries({ Drawer, Modal }))("%s: its description is announced", (_, Dialog) => {
  render(<Dialog open title="Harbour Ltd" description="Since 3 March" closeLabel="Close" />);
  const id = screen.getByRole("dialog", { name: "Harbour Ltd" }).getAttribute("aria-describedby");
  expect(document.getElementById(id ?? "")?.textContent).toBe("Since 3 March");
});

const headed: Record<string, ReactElement> = {
  DataTable: <DataTable {...table} />,
  ChartFrame: (
    <ChartFrame
      title="Sold"
      summary="More every month."
      categories={["Harbour Ltd"]}
      series={[{ id: "sold", label: "Sold", values: [3] }]}
      texts={{ table: "Figures", category: "Company", empty: "Nothing" }}
    />
  ),
  Matrix: (
    <Matrix
      {...table}
      corner="Company"
      rowHeader={String}
      cell={(_row, _column, tabIndex) => <button tabIndex={tabIndex}>1</button>}
    />
  ),
};

test.each(Object.entries(headed))("%s: the first cell is the heading of its row", (_, element) => {
  render(element);
  const heading = screen.getByRole("rowheader", { name: "Harbour Ltd", hidden: true });
  expect(heading.getAttribute("scope")).toBe("row");
});
