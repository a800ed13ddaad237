// What the manual says about HangingBadge: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["login card", "hero card"],
  since: "0.3.0",
  use: [
    "The one thing that a page is about: its form at the door, its picture on a landing.",
    "Once on a page, under the edge that it hangs from.",
  ],
  avoid: ["An app among others: Card.", "A page of several sections: they need no strap."],
  anatomy: [
    [
      "Strap",
      "36 px of ink, as high as the window. It ends where something around the badge has `overflow: clip`, such as the page below its bar; without that it leaves the window.",
    ],
    ["Band", "48 px in a hue, with a slot through which the strap goes.", "badge-band"],
    ["Body", "What the badge carries; give it its own padding.", "hanging-badge"],
  ],
  keyboard: [["Tab", "Passes by: what is inside keeps its own keys.", "Hues"]],
  screenReader: "Nothing of its own.",
} satisfies Manual;
