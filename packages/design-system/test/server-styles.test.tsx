// What a server renders of every component holds no style attribute, which `style-src 'self'` refuses; but for those named here.
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { examples } from "../fixtures/app/examples.tsx";

test("style attributes in the HTML of a server", () => {
  const styled = Object.entries(examples)
    .filter(([, example]) => / style="/.test(renderToString(example)))
    .map(([name]) => name);
  expect(styled).toEqual([
    // The native input that Radix hides in a form.
    "Checkbox",
    "CheckboxGroup",
    // The widths of a table's columns.
    "ColumnResizer",
    "Switch",
    "VirtualTable",
  ]);
});
