// What the manual says about FactsList: when to use it, its parts, its keys, and what a screen reader says.
import type { Manual } from "../foundations/manual.ts";

export default {
  names: ["description list", "key value list", "definition list"],
  since: "0.2.0",
  use: [
    "The properties of an item: version, price, dates, creator.",
    "Up to six short values with `columns`, more or longer ones with `rows`.",
  ],
  avoid: [
    "Several items of the same kind: use DataTable.",
    "One important figure: use Stat.",
    "Editable values: use fields.",
  ],
  anatomy: [
    ["List", "14 px; two columns, or rows separated by lines.", "facts-list"],
    ["Fact", "Muted term and value in ink.", "fact"],
  ],
  keyboard: [["Tab", "Skips the terms; controls in a value keep their own keys.", "Rows"]],
  screenReader: "A list of terms and values. A missing value is read as a dash.",
} satisfies Manual;
