// What the manual says about CardPreview: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["live preview", "badge preview"],
  use: ["A live preview beside the form in which an app's card is edited."],
  avoid: [
    "An app that can be opened: use Card.",
    "A card whose data is loading: use CardSkeleton, which pulses.",
  ],
  anatomy: [
    ["Band", "A band in the app's hue with the punched slot.", "badge-band"],
    [
      "Banner",
      "16:7; a file that is not uploaded yet drops in with an animation. If it is missing, a default badge in the app's hue is shown.",
      "card-banner",
    ],
    [
      "Lines",
      "Menu entry, name, description and price; blank lines while they are empty.",
      "card-preview",
    ],
    ["Back", "Shows the icon, the screenshots, the full description and the `children`."],
  ],
  keyboard: [["Tab", "Not a tab stop: it is an image.", "Blank"]],
  screenReader: "A single image named by `label`; its texts are not read.",
} satisfies Manual;
