// What the manual says about PasswordField: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
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
    ["Required mark", "An asterisk; RequiredNote says once a form what it means."],
    [
      "Control",
      "Dots, or the text while it is shown; never corrected, never capitalised.",
      "control",
    ],
    [
      "Error",
      "Below the control, with an icon; it takes no place while there is none.",
      "field-error",
    ],
    [
      "Hint",
      "Below the error, so that help never disappears when it is needed most.",
      "field-hint",
    ],
    ["Eye", "Inside the box, at its end: shows and hides what was typed."],
  ],
  keyboard: [
    ["Tab", "Reaches the line, then the eye."],
    ["Enter", "In the line: sends the form."],
    ["Enter, Space", "On the eye: show and hide. The focus stays on it."],
  ],
  screenReader:
    "The label is the control's name. Error and hint are its description, error first; `aria-invalid` and `aria-required` say the rest. The eye is a button whose name says what it will do: `showLabel` or `hideLabel`.",
} satisfies Manual;
