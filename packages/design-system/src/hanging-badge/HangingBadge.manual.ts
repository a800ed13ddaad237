// What the manual says about HangingBadge: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["login card", "hero card"],
  since: "0.3.0",
  use: [
    "The central element of a page: the form of a login page, the picture of a landing page.",
    "Once per page, below the edge it hangs from.",
  ],
  avoid: ["One of several apps: use Card.", "Pages with several sections: they need no strap."],
  anatomy: [
    [
      "Strap",
      "36 px wide, in ink, as high as the window. It is cut off by an ancestor with `overflow: clip`, such as the content below the navigation bar; otherwise it extends beyond the top of the window.",
    ],
    ["Band", "48 px in a hue, with a slot for the strap.", "badge-band"],
    ["Body", "The content of the badge; add your own padding.", "hanging-badge"],
  ],
  keyboard: [["Tab", "Not a tab stop: its content keeps its own keys.", "Hues"]],
  screenReader: "Announces nothing itself.",
} satisfies Manual;
