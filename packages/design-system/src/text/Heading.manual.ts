// What the manual says about Heading: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["title", "headline"],
  since: "0.2.0",
  use: ["The title of a page (`1`), its sections (`2`) and their parts (`3`)."],
  avoid: [
    "The head of a page with actions: PageTitle.",
    "Bold text that begins no section: Text with `semibold`.",
    "Leaving out a level to get another size: set `size`.",
  ],
  anatomy: [["Heading", "28, 20, 16 and 14 px for levels 1 to 4, weight 600.", "heading"]],
  keyboard: [["Tab", "Passes by. Screen readers have keys of their own for headings.", "Sizes"]],
  screenReader: "Heading, its level and its words. The level is `level`, whatever the size is.",
} satisfies Manual;
