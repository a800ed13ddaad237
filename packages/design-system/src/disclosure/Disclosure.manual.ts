// What the manual says about Disclosure: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["accordion", "collapse", "expander"],
  since: "0.2.0",
  use: [
    "Information that few readers need: details of an error, the figures behind a chart.",
    "A table of contents above a long text on a phone.",
  ],
  avoid: [
    "Information that most people need: show it.",
    "Steps of a task, or a form that may contain errors: people would not find them.",
    "Actions behind a button: use Menu.",
    "Views of equal importance: use Tabs.",
  ],
  anatomy: [
    ["Box", "A native `details` element: it works before scripts have loaded.", "disclosure"],
    ["Label", "Names the content, with an arrow that turns.", "disclosure-label"],
    ["Content", "Stays in the DOM, so that the browser's search finds and reveals it."],
  ],
  keyboard: [
    ["Tab", "Moves to the label, then through the content if it is open.", "KeptByThePage"],
    ["Enter, Space", "Opens or closes it. The focus stays on the label.", "ByKeyboard"],
  ],
  screenReader:
    "The label with “collapsed” or “expanded”. If the page closes it while the focus is inside, the focus moves to the label.",
} satisfies Manual;
