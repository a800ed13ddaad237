// What the manual says about CardPreview: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["live preview", "badge preview"],
  use: ["Beside the form that writes an app's badge: it follows what is typed."],
  avoid: [
    "An app that can be opened: Card.",
    "A card whose data is on the way: CardSkeleton, which pulses.",
  ],
  anatomy: [
    ["Band", "The app's hue with the punched slot.", "badge-band"],
    [
      "Banner",
      "16 by 7; one that is not sent yet drops onto the badge. Missing, the default badge stands in its hue.",
      "card-banner",
    ],
    [
      "Lines",
      "Menu entry, name, description and price; blank while nothing is written.",
      "card-preview",
    ],
    ["Back", "With icon, screenshots, all of the description and what is given as content."],
  ],
  keyboard: [["Tab", "Passes by: it is a picture.", "Blank"]],
  screenReader: "One picture with the name that `label` gives it; its lines are not read.",
} satisfies Manual;
