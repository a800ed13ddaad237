// The parts shared by all fields, for their manuals.
import type { Manual } from "./manual.ts";

type Part = Manual["anatomy"][number];

export const requiredMark: Part = [
  "Required mark",
  "An asterisk; RequiredNote says once a form what it means.",
];
export const error: Part = [
  "Error",
  "Below the control, with an icon; it takes no place while there is none.",
  "field-error",
];
export const hint: Part = [
  "Hint",
  "Below the error, so that help never disappears when it is needed most.",
  "field-hint",
];
