// The parts shared by all fields, for their manuals.
import type { Manual } from "./manual.ts";

type Part = Manual["anatomy"][number];

export const requiredMark: Part = [
  "Required mark",
  "An asterisk; RequiredNote explains it once per form.",
];
export const error: Part = [
  "Error",
  "Below the control, with an icon; takes no space while there is no error.",
  "field-error",
];
export const hint: Part = [
  "Hint",
  "Below the error, and always visible, so that the help is there when something is wrong.",
  "field-hint",
];
