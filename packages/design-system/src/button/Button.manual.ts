// What the manual says about Button: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["call to action", "submit"],
  use: [
    "Doing something here: save, send, remove.",
    'Sending a form, with `type="submit"`; without a type it sends nothing.',
    "`primary` for the one thing that most people came to do; `secondary` beside it; `quiet` in rows and toolbars; `danger` where something is lost, `danger-solid` where that is confirmed, in a dialog.",
  ],
  avoid: [
    "Going to another page: LinkButton, which can be opened in a new tab.",
    "A second primary in the same view. If two things are equally important, both are secondary.",
    "`disabled` without a word about why: say beside it what is missing.",
  ],
  anatomy: [
    [
      "Surface",
      "32, 40 or 48 px high; on a phone words that do not fit take a second line.",
      "button",
    ],
    ["Icon", "16 px before the words; it never replaces them."],
    ["Words", "A verb first, in sentence case."],
    ["Ring", "Turns in the place of the words while `busy`; the width stays.", "spinner"],
  ],
  keyboard: [
    ["Tab", "Reaches it, also while it is busy.", "Busy"],
    ["Tab", "Passes by one that is disabled.", "Disabled"],
    ["Enter, Space", "Press it.", "FocusVisible"],
    ["Enter, Space", "While it is busy: do nothing.", "Busy"],
  ],
  screenReader:
    "A button named by its words. While busy it is announced as busy and as not available. Give `busyLabel`, read once and politely, where the work takes more than a moment and nothing else says that it goes on; where a bar, a list or a message says so, leave it out, or it is heard twice.",
} satisfies Manual;
