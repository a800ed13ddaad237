// What the manual says about Heading: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["title", "headline"],
  since: "0.2.0",
  use: ["The title of a page (`1`), its sections (`2`) and their subsections (`3`)."],
  avoid: [
    "A page title with actions: use PageTitle.",
    "Bold text that does not start a section: use Text with `semibold`.",
    "Skipping a level to get another size: set `size`.",
  ],
  anatomy: [["Heading", "28, 20, 16 and 14 px for levels 1 to 4, weight 600.", "heading"]],
  keyboard: [["Tab", "Not a tab stop. Screen readers have their own keys for headings.", "Sizes"]],
  screenReader: "A heading with its level and text. The level is `level`, regardless of the size.",
} satisfies Manual;
