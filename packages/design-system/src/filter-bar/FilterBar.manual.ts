// What the manual says about FilterBar: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["filters", "facets"],
  since: "0.2.0",
  use: [
    "Narrowing a list by a few properties: as the `toolbar` of a DataTable, or above a grid of cards.",
    "Shareable lists: keep the filter values in the page's URL, so that a link shows the same list.",
  ],
  avoid: [
    "One filter with two to five exclusive values: use SegmentedControl or Tabs.",
    "More than about five filters: use a separate search page.",
  ],
  anatomy: [
    ["Frame", "A search landmark, named by `label`; wraps on a tablet.", "filter-bar"],
    ["Search", "`search`, a SearchField, usually with a hidden label."],
    ["Filter", "Shows its name and its value, in the soft accent colour.", "filter"],
    [
      "Filters (2)",
      "On a phone, a button that shows or hides the filters and shows the number of active ones.",
    ],
    ["Clear", "Clears all filters; visible only while one is active."],
    ["Result", "The number of results, at the end of the bar."],
  ],
  keyboard: [
    ["Tab", "Moves through the search, the filters and the clear button.", "MenuOpen"],
    ["Enter, Space, Down", "On a filter: opens its menu at the first item.", "MenuOpen"],
    ["Up, Down, Home, End", "In the menu: moves through the values.", "MenuOpen"],
    ["Enter, Space", "In the menu: sets the filter; the focus returns to it.", "MenuOpen"],
    ["Escape", "Closes the menu.", "MenuOpen"],
  ],
  screenReader:
    "A search landmark named by `label`. A filter is a menu button that is read with its value. The `result` is announced when it changes, so include what is counted.",
} satisfies Manual;
