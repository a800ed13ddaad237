// What the manual says about Switch: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["toggle", "on and off"],
  use: ["A setting that is on or off and often opens or closes what follows: “Private app”."],
  avoid: [
    "Consent, or one of several properties: Checkbox.",
    "Two things of equal right, such as month and year: Select.",
  ],
  anatomy: [
    ["Track and thumb", "Ink when on, outline when off; the thumb's place says it without colour."],
    ["Label", "True when it is on. It does not change with the state."],
    ["Error and hint", "Below the label and aligned with it.", "field-error"],
  ],
  keyboard: [
    ["Tab", "Focuses it.", "ByKeyboard"],
    ["Space, Enter", "Turn it on and off. Read-only keeps what it is.", "ByKeyboard"],
  ],
  screenReader: "A switch named by its label: on or off. Error and hint are its description.",
} satisfies Manual;
