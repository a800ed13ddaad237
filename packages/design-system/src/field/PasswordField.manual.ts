// What the manual says about PasswordField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["password input", "secret"],
  use: [
    "A password that somebody types. Set `autoComplete` to `new-password` where one is made, so that password managers offer one.",
  ],
  avoid: [
    "A token that is only shown: a read-only TextField beside a button that copies it.",
    "A second field “to be sure” on sign-in: the eye does that.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names the thing and moves the focus into it when pressed. With `labelHidden` only screen readers have it.",
    ],
    requiredMark,
    [
      "Control",
      "Dots, or the text while it is shown; never corrected, never capitalised.",
      "control",
    ],
    error,
    hint,
    ["Eye", "Inside the box, at its end: shows and hides what was typed."],
  ],
  keyboard: [
    ["Tab", "Reaches the line, then the eye.", "Shown"],
    ["Enter", "In the line: sends the form.", "Shown"],
    ["Enter, Space", "On the eye: show and hide. The focus stays on it.", "Shown"],
  ],
  screenReader:
    "The label is the control's name. Error and hint are its description, error first; `aria-invalid` and `aria-required` say the rest. The eye is a button whose name says what it will do: `showLabel` or `hideLabel`.",
} satisfies Manual;
