// Comparing the files of two archives, line endings, and rebuilding a script from its statements.
import { expect, test } from "vitest";
import { formatScript } from "./build-contents.ts";
import { fileChanges } from "./file-changes.ts";
import { endsChange, countEnds } from "./line-ends.ts";

const file = (path: string, hash: string, size = 10) => ({ path, size, hash });

test("files by their paths", () => {
  const before = [
    file("b.js", "1"),
    file("a.js", "1"),
    file("gone.js", "1"),
    file("grown.js", "", 9),
  ];
  const after = [file("a.js", "2"), file("b.js", "1"), file("new.js", "1"), file("grown.js", "")];
  expect(fileChanges(before, after).map(({ path, change }) => [path, change])).toEqual([
    ["a.js", "changed"],
    ["b.js", "same"],
    ["gone.js", "removed"],
    ["grown.js", "changed"],
    ["new.js", "added"],
  ]);
});

test("of a file that was not read nobody says that it is the same", () => {
  const [one] = fileChanges([file("a.js", "")], [file("a.js", "1")]);
  expect(one).toMatchObject({ change: "same", unsure: true });
  expect(fileChanges([file("a.js", "1")], [file("a.js", "1")])[0]).toMatchObject({ unsure: false });
});

test.each([
  ["", { breaks: "none", closed: true }],
  ["a", { breaks: "none", closed: false }],
  ["a\n", { breaks: "lf", closed: true }],
  ["a\r\nb", { breaks: "crlf", closed: false }],
  ["a\r\nb\n", { breaks: "mixed", closed: true }],
])("the lines of %j", (text, ends) => {
  expect(countEnds(text)).toEqual(ends);
});

test("only what differs is told", () => {
  expect(endsChange("a\nb\n", "a\nc\n")).toEqual({ breaks: undefined, open: undefined });
  expect(endsChange("a\r\nb\r\n", "a\nb")).toEqual({
    breaks: { before: "crlf", after: "lf" },
    open: "after",
  });
  expect(endsChange("a", "a\n")).toEqual({ breaks: undefined, open: "before" });
  // A new file with a normal ending is not reported.
  expect(endsChange("", "a\n")).toEqual({ breaks: undefined, open: undefined });
});

test("statements stand in their lines", () => {
  const statements = [
    { line: 2, text: "create table a (\n  id int\n)" },
    { line: 6, text: "select 1" },
    { line: 6, text: "select 2" },
  ].map((one, index) => ({ ...one, index, cut: 0 as const, parsed: "yes" as const, acts: [] }));
  expect(formatScript({ statements })).toBe(
    "\ncreate table a (\n  id int\n)\n\nselect 1 select 2\n",
  );
  expect(formatScript({ statements: [] })).toBe("");
});
