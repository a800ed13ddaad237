// What the manual says about Tooltip: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["hover hint", "title attribute"],
  use: [
    "A few words about a control that do not fit its label: an abbreviation in full, a shortcut.",
  ],
  avoid: [
    "Essential information: touch screens have no hover. Write it on the page.",
    "Links or buttons inside: they cannot be reached.",
    "Explaining a disabled button: it cannot be focused. Write the reason beside it.",
  ],
  anatomy: [
    ["Control", "Your own focusable element."],
    [
      "Text",
      "Inverse background, at most 288 px wide; opens on the side with enough room.",
      "tooltip",
    ],
  ],
  keyboard: [
    ["Tab", "Shows it when the control is focused.", "OnFocus"],
    ["Escape", "Hides it; the focus stays.", "OnFocus"],
    ["Enter, Space", "Activates the control, which hides the tooltip.", "OnFocus"],
  ],
  screenReader: "The text describes the control and is read after its name.",
} satisfies Manual;
