// What the manual says about FilterBar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["filters", "facets"],
  since: "0.2.0",
  use: [
    "A list that people narrow by a few properties: as the `toolbar` of a DataTable, above a grid of cards.",
    "Keep what is set in the address of the page, so that a link shows the same list.",
  ],
  avoid: [
    "One filter with two to five values that exclude each other: SegmentedControl or Tabs.",
    "More than about five filters: a page of its own for the search.",
  ],
  anatomy: [
    ["Frame", "A landmark of search, named by `label`; wraps on a tablet.", "filter-bar"],
    ["Search", "`search`, a SearchField, as a rule with its label hidden."],
    ["Filter", "Its name, and beside it what it is set to, in the accent's soft colour.", "filter"],
    [
      "Filters (2)",
      "On a phone one button shows and hides the filters, and says how many are set.",
    ],
    ["Clear", "Takes all filters off; there only while one is set."],
    ["Result", "How many were found, at the end of the bar."],
  ],
  keyboard: [
    ["Tab", "Goes through the search, the filters, and the button that clears them.", "MenuOpen"],
    ["Enter, Space, Down", "On a filter: opens its menu at the first entry.", "MenuOpen"],
    ["Up, Down, Home, End", "In the menu: go from value to value.", "MenuOpen"],
    ["Enter, Space", "In the menu: sets the filter; the focus goes back to it.", "MenuOpen"],
    ["Escape", "Closes the menu.", "MenuOpen"],
  ],
  screenReader:
    "A search landmark named by `label`. A filter is a button with a menu, read with its value. The `result` is announced when it changes: word it with what was counted.",
} satisfies Manual;
