// What the manual says about Notice: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["alert", "callout", "message"],
  use: [
    "How the thing on this page stands and what to do: in review, hidden, rejected with its reason.",
    "A failure to load, with a button to try again.",
  ],
  avoid: [
    "The outcome of an action: Toast.",
    "One field: its own error.",
    "Two or three at once: keep the one that has to be acted upon.",
  ],
  anatomy: [
    ["Ground", "The soft ground of its tone, radius 8.", "notice"],
    ["Icon", "20 px; one per tone, the same everywhere."],
    ["Title", "What happened, in a few words."],
    ["Text", "What it means and what to do; keeps its line breaks."],
    ["Action", "At the end, under the text where there is no room."],
  ],
  keyboard: [["Tab", "Reaches the action and the links in the text.", "ByKeyboard"]],
  screenReader:
    'Plain text in place, the icon hidden. When it appears after something was done, add `role="status"`, or `role="alert"` when it failed.',
} satisfies Manual;
