// What the manual says about Disclosure: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["accordion", "collapse", "expander"],
  since: "0.2.0",
  use: [
    "What few readers need, at the place where they need it: details of an error, the figures behind a chart.",
    "A list of contents above a long text on a phone.",
  ],
  avoid: [
    "What most people need to see: show it.",
    "Steps of a task, or a form with errors inside: nobody finds them.",
    "Actions behind a button: Menu.",
    "Views of equal weight: Tabs.",
  ],
  anatomy: [
    ["Box", "A native `details`: it works before scripts have loaded.", "disclosure"],
    ["Label", "Names the content, with an arrow that turns.", "disclosure-label"],
    ["Content", "Stays in the page: the browser’s search finds and opens it."],
  ],
  keyboard: [
    ["Tab", "Reaches the label, and what is inside when it is open.", "KeptByThePage"],
    ["Enter, Space", "Open and close it. The focus stays on the label.", "ByKeyboard"],
  ],
  screenReader:
    "The label with “collapsed” or “expanded”. When the page closes it around the focus, the focus goes to the label.",
} satisfies Manual;
