// What the manual says about Tabs: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tab bar", "tab list"],
  use: [
    "Views of one thing, shown one at a time: the languages of a text, the sections of an account.",
    "Forms: set `keepMounted` if panels contain fields, and `invalid` if a hidden tab contains an error.",
  ],
  avoid: [
    "Steps in an order: use Stepper.",
    "Navigation to another page: use links.",
    "Content that people compare: they would have to remember it.",
  ],
  anatomy: [
    ["List", "Scrolls horizontally if the tabs do not fit.", "tabs"],
    [
      "Tab",
      "The open tab is in ink with an accent line; a badge or an error icon may follow the label.",
      "tab",
    ],
    [
      "Toolbar",
      "`toolbar`: a search or sorting for all panels, which stays when another tab opens.",
      "tabs-toolbar",
    ],
    [
      "Panel",
      "The tab's `panel`, or what `children` returns for it, 24 px below the list.",
      "tab-panel",
    ],
  ],
  keyboard: [
    ["Tab", "Moves to the open tab, then to the panel, then through its content.", "Languages"],
    [
      "Right, Left",
      "Opens the next or previous tab, wrapping around at the ends; reversed in right-to-left text.",
      "Languages",
    ],
    ["Home, End", "Opens the first or last tab.", "Languages"],
  ],
  screenReader:
    "A tab list named by `label`; each tab announces its position and whether it is open. `invalidLabel` is read after its name.",
} satisfies Manual;
