// Which custom properties stay in a document's critical CSS.
import { expect, test } from "vitest";
import { withoutUnusedProperties } from "./unused-properties.ts";

const documentOf = (css: string, body = "") => `<head><style>${css}</style></head>${body}`;

test("a property that nothing reads goes, and what it alone has read, and its registration", () => {
  const css =
    ':root{--ink:#000;--page:var(--paper);--paper:#fff}@property --page{syntax:"<color>";inherits:false}p{color:var(--ink)}';
  expect(withoutUnusedProperties(documentOf(css))).toBe(
    documentOf(":root{--ink:#000}p{color:var(--ink)}"),
  );
});

test("one that an attribute, a fallback or a computation reads stays, and an empty one", () => {
  const css =
    ":root{--a:1px;--b: ;--c:2px;--d:3px}p{width:calc(var( --c )*2);color:var(--x,var(--b))}";
  const body = '<p style="top:var(--a)"></p>';
  expect(withoutUnusedProperties(documentOf(css, body))).toBe(
    documentOf(css.replace(";--d:3px", ""), body),
  );
});

test("a rule of which nothing is left goes, and others stay as they are", () => {
  const css = '.a{--x:1}@media print{.b{--y:url("data:;{}");margin:0}}.c:after{content:"}--z:1;"}';
  expect(withoutUnusedProperties(documentOf(css))).toBe(
    documentOf('@media print{.b{margin:0}}.c:after{content:"}--z:1;"}'),
  );
});
