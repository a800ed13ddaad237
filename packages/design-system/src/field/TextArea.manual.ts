// What the manual says about TextArea: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["multiline input", "comment box"],
  use: [
    "Several lines: a description, release notes, the reason of a rejection.",
    "`counter` with `maxLength` where the length has a limit; a function where the server counts otherwise than by code points.",
  ],
  avoid: [
    "A name or an address: TextField.",
    "Text with headings and lists: it keeps line breaks and nothing else.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    ["Control", "Four rows unless told; the corner drags it taller, never wider.", "control"],
    error,
    hint,
    [
      "Counter",
      "Used and allowed, from four fifths of the limit on. Over the limit it turns red and the text stays: cutting what somebody pastes would lose it silently.",
      "counter",
    ],
  ],
  keyboard: [
    ["Tab", "Reaches it and leaves it: it makes no tab stop in the text.", "ByKeyboard"],
    ["Enter", "Makes a new line and never sends the form.", "ByKeyboard"],
  ],
  screenReader:
    "The label is the control's name. Error and hint are its description, error first; `aria-invalid` and `aria-required` say the rest. The counter is part of the description: it is read on entering the field, not at every letter.",
} satisfies Manual;
