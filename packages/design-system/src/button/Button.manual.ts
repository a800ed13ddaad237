// What the manual says about Button: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["call to action", "submit"],
  use: [
    "Actions on the current page: save, send, remove.",
    'Submitting a form, with `type="submit"`; without a type, the button does not submit.',
    "`primary` for the main action; `secondary` beside it; `quiet` in rows and toolbars; `danger` for a destructive action, `danger-solid` for its confirmation in a dialog.",
  ],
  avoid: [
    "Navigation to another page: use LinkButton, which can be opened in a new tab.",
    "A second primary button in the same view. If two actions are equally important, make both secondary.",
    "`disabled` without an explanation: say beside the button what is missing.",
  ],
  anatomy: [
    ["Surface", "32, 40 or 48 px high; on a phone, long labels wrap onto a second line.", "button"],
    ["Icon", "16 px, before the label; it never replaces the label."],
    ["Label", "Starts with a verb, in sentence case."],
    ["Spinner", "Replaces the label while `busy`; the width does not change.", "spinner"],
  ],
  keyboard: [
    ["Tab", "Focuses it, also while it is busy.", "Busy"],
    ["Tab", "Skips a disabled button.", "Disabled"],
    ["Enter, Space", "Activates it.", "FocusVisible"],
    ["Enter, Space", "While busy: does nothing.", "Busy"],
  ],
  screenReader:
    "A button named by its label. While busy, it is announced as busy and unavailable. Set `busyLabel`, announced once and politely, if the action takes more than a moment and nothing else reports progress; omit it if a progress bar, a list or a message does, because it would be heard twice.",
} satisfies Manual;
