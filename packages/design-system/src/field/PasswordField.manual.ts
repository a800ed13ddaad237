// What the manual says about PasswordField: when to use it, its parts, its keys, and what a screen reader says.
import { error, hint, requiredMark } from "../foundations/field-anatomy.ts";
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["password input", "secret"],
  use: [
    "A password that somebody types. For a new password, set `autoComplete` to `new-password`, so that password managers suggest one.",
  ],
  avoid: [
    "A token that is only displayed: use a read-only TextField with a copy button.",
    "Repeating the password when signing in: use the button that shows it.",
  ],
  anatomy: [
    [
      "Label",
      "Above the control; names it and focuses it when clicked. With `labelHidden`, it is for screen readers only.",
    ],
    requiredMark,
    [
      "Control",
      "Dots, or the text while it is shown; without spell checking or capitalisation.",
      "control",
    ],
    error,
    hint,
    ["Show button", "Inside the control, at its end: shows or hides the password."],
  ],
  keyboard: [
    ["Tab", "Moves to the control, then to the show button.", "Shown"],
    ["Enter", "In the control: submits the form.", "Shown"],
    [
      "Enter, Space",
      "On the show button: shows or hides the password. The focus stays on it.",
      "Shown",
    ],
  ],
  screenReader:
    "The label names the control; error, then hint, describe it; `aria-invalid` and `aria-required` are set. The show button is named by what it does: `showLabel` or `hideLabel`.",
} satisfies Manual;
