// What the manual says about Tooltip: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["hover hint", "title attribute"],
  use: [
    "A few words about a control that its label cannot hold: a short form spelt out, a shortcut.",
  ],
  avoid: [
    "What people need to know: touch screens have no hover. Write it into the page.",
    "Links or buttons inside: nobody can reach them.",
    "Why a disabled button is disabled: it can have no focus. Say it beside the button.",
  ],
  anatomy: [
    ["Control", "Your own element that can have the focus."],
    [
      "Words",
      "Inverse ground, at most 288 px wide; turn to the side where there is room.",
      "tooltip",
    ],
  ],
  keyboard: [
    ["Tab", "Shows it when the control gets the focus.", "OnFocus"],
    ["Escape", "Hides it; the focus stays.", "OnFocus"],
    ["Enter, Space", "Press the control, which hides it.", "OnFocus"],
  ],
  screenReader: "The words are the control's description, read after its name.",
} satisfies Manual;
