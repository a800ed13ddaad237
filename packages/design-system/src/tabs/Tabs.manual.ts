// What the manual says about Tabs: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["tab bar", "tab list"],
  use: [
    "Views of one thing, one at a time: the languages of a text, the sections of an account.",
    "`keepMounted` when the panels hold fields; `invalid` when an error hides behind a tab.",
  ],
  avoid: [
    "Steps in an order: Stepper.",
    "Going to another page: links.",
    "What people compare: they would have to remember it.",
  ],
  anatomy: [
    ["List", "Scrolls sideways when there are more than fit.", "tabs"],
    [
      "Tab",
      "The open one has ink and the accent's line; a badge or the sign of an error may follow.",
      "tab",
    ],
    [
      "Toolbar",
      "`toolbar`: a search or an order for all panels, which stays when another opens.",
      "tabs-toolbar",
    ],
    ["Panel", "What `children` answers for the open tab, 24 px below the list.", "tab-panel"],
  ],
  keyboard: [
    [
      "Tab",
      "Reaches the open tab; again, it goes to the panel, then to what is in it.",
      "Languages",
    ],
    [
      "Right, Left",
      "Open the next and previous tab, around the end; in right-to-left they change sides.",
      "Languages",
    ],
    ["Home, End", "Open the first and the last tab.", "Languages"],
  ],
  screenReader:
    "A tab list named by `label`; each tab says whether it is open and which of how many it is. `invalidLabel` is read after its name.",
} satisfies Manual;
