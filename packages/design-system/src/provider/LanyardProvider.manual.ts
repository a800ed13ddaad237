// What the manual says about LanyardProvider: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["theme provider", "dark mode"],
  since: "0.2.0",
  use: [
    "Around an application whose theme, brand or direction is not the page's.",
    "Around a part of a page in another theme or direction: what opens from it looks the same.",
    "Inside of a shadow root, with `styles.css` in it: menus and dialogs stay there.",
    "Inside of a `<dialog>` of your own: menus and dialogs stand in it, where they can be reached.",
    "When what opens has to stand at a certain place of the page: `container`.",
  ],
  avoid: [
    "A page with one theme: `data-theme` on its root is enough, and without it the reader's system decides.",
    "Colours of your own: those are variables, see Colour.",
  ],
  anatomy: [
    ["Content", "Your components. The element has no box of its own.", "lanyard"],
    [
      "Layers",
      "Where menus, dialogs and popovers stand: at the end of the body, of the shadow root or of a `<dialog>`, or in `container`, also for the providers further in.",
    ],
  ],
  keyboard: [["Tab", "Goes on to what it holds; it takes no focus itself.", "DarkIsland"]],
  screenReader:
    "Nothing of its own. Give `lang` where the texts are in another language than the page.",
} satisfies Manual;
