// What the manual says about FactsList: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["description list", "key value list", "definition list"],
  since: "0.2.0",
  use: [
    "What is known about one thing: version, price, dates, creator.",
    "`columns` for up to six short values, `rows` for more or longer ones.",
  ],
  avoid: [
    "Several things of the same kind: DataTable.",
    "One figure that matters: Stat.",
    "What can be changed here: fields.",
  ],
  anatomy: [
    ["List", "14 px; two columns, or rows with a line between them.", "facts-list"],
    ["Fact", "The term muted, the value in ink, figures of one width.", "fact"],
  ],
  keyboard: [["Tab", "Passes by the terms; what stands in a value keeps its own keys.", "Rows"]],
  screenReader: "A list of terms with their values. A missing value is read as a dash.",
} satisfies Manual;
