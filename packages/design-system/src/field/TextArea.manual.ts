// What the manual says about TextArea: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["multiline input", "comment box"],
  use: [
    "Several lines of text: a description, release notes, the reason for a rejection.",
    "Texts of limited length: set `maxLength` and `counter`; pass a function as `counter` if the server does not count code points.",
  ],
  avoid: [
    "A name or an address: use TextField.",
    "Text with headings and lists: only line breaks are kept.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Control",
      "Four rows by default; dragging the corner changes the height, not the width.",
      "control",
    ],
    error,
    hint,
    [
      "Counter",
      "Used and allowed characters, from four fifths of the limit on. Above the limit it turns red and the text is kept, because cutting pasted text would lose it silently.",
      "counter",
    ],
  ],
  keyboard: [
    ["Tab", "Moves to or from the field; it does not insert a tab.", "ByKeyboard"],
    ["Enter", "Inserts a line break and never submits the form.", "ByKeyboard"],
  ],
  screenReader:
    "The label names the control; error, then hint, describe it; `aria-invalid` and `aria-required` are set. The counter is part of the description: it is read on entering the field, not while typing.",
} satisfies Manual;
