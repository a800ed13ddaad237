// What the manual says about Notice: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["alert", "callout", "message"],
  use: [
    "The state of the page's subject and what to do about it: in review, hidden, rejected with a reason.",
    "A loading error, with a retry button.",
  ],
  avoid: [
    "The result of an action: use Toast.",
    "Errors of a single field: use the field's own error.",
    "Several at once: keep the one that requires an action.",
  ],
  anatomy: [
    ["Background", "The soft background of the tone, radius 8.", "notice"],
    ["Icon", "20 px; one icon per tone, the same everywhere."],
    ["Title", "What happened, in a few words."],
    ["Text", "What it means and what to do; line breaks are kept."],
    ["Action", "At the end, or below the text where space is limited."],
  ],
  keyboard: [["Tab", "Moves to the action and the links in the text.", "ByKeyboard"]],
  screenReader:
    'Plain text in place; the icon is hidden. If it appears after an action, add `role="status"`, or `role="alert"` for a failure.',
} satisfies Manual;
