// What the manual says about LanyardProvider: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["theme provider", "dark mode"],
  since: "0.2.0",
  use: [
    "An application whose theme, brand or direction differs from the page's.",
    "Part of a page with its own theme or direction, including the menus and dialogs opened from it.",
    "A shadow root that contains `styles.css`: menus and dialogs are rendered inside it.",
    "Your own `<dialog>`: menus and dialogs are rendered inside it, where they can be reached.",
    "Rendering menus and dialogs in a certain element, with `container`.",
  ],
  avoid: [
    "A page with one theme: set `data-theme` on its root, or omit it to follow the user's system.",
    "Custom colours: set the variables, see Colour.",
  ],
  anatomy: [
    ["Content", "Your components. The element generates no box of its own.", "lanyard"],
    [
      "Layers",
      "Where menus, dialogs and popovers are rendered: at the end of the body, the shadow root or the `<dialog>`, or in `container`, also for nested providers.",
    ],
  ],
  keyboard: [["Tab", "Moves through its content; it takes no focus itself.", "DarkIsland"]],
  screenReader:
    "Announces nothing itself. Set `lang` if the texts are in another language than the page.",
} satisfies Manual;
