// Where the texts in the cells of a table may break.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { breakable } from "./cell-words.tsx";

it.each([
  ["an e-mail address", "anna@lanyard.example", "anna@<wbr/>lanyard.<wbr/>example"],
  ["an event", "submission.approved", "submission.<wbr/>approved"],
  ["a version", "Shifts 1.10.0", "Shifts 1.10.0"],
])("breaks %s between its parts", (_, text, markup) => {
  expect(renderToStaticMarkup(<>{breakable(text)}</>)).toBe(markup);
});
