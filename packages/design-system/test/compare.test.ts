// What two versions have in common, for any two versions, and how much of a long file is shown.
import fc from "fast-check";
import { expect, test } from "vitest";
import { compare, wordsOf } from "../src/diff-view/compare.ts";
import { folderOf } from "../src/diff-view/file-tree.ts";
import { lineSections } from "../src/diff-view/line-sections.ts";

const few = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });

/** Length of the longest common subsequence, from its definition. */
const longest = (one: readonly string[], other: readonly string[]): number => {
  let row = other.map(() => 0);
  for (const item of one) {
    let corner = 0;
    let left = 0;
    row = row.map((above, index) => {
      left = item === other[index] ? corner + 1 : Math.max(above, left);
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? 0;
};

test("the runs are both versions, and have all in common that can be", () => {
  fc.assert(
    fc.property(few, few, (before, after) => {
      const runs = compare(before, after);
      const without = (kind: string) =>
        runs.filter((run) => run.kind !== kind).flatMap(({ items }) => items);
      expect(without("added")).toEqual(before);
      expect(without("removed")).toEqual(after);
      const same = runs.filter(({ kind }) => kind === "same").flatMap(({ items }) => items);
      expect(same).toHaveLength(longest(before, after));
      expect(runs.some(({ kind }, index) => kind === runs[index + 1]?.kind)).toBe(false);
    }),
  );
});

test("the words of a text are the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 40 }),
      (text) => wordsOf(text).join("") === text,
    ),
  );
  expect(wordsOf("L’été, 3 jours.")).toEqual(["L", "’", "été", ", ", "3 ", "jours", "."]);
});

const lines = (text: string) => Array.from({ length: 5000 }, (_, line) => `${text} ${line}`);
const shape = (before: string[], after: string[]) =>
  lineSections(before.join("\n"), after.join("\n"), 3).map(({ length, folded }) => [
    length,
    folded,
  ]);

test("five thousand lines: what stayed the same is folded, and more than anybody reads", () => {
  const before = lines("line");
  const after = before.with(2500, "another line");
  expect(shape(before, after)).toEqual([
    [2497, "unchanged"],
    [3, undefined],
    [2, undefined],
    [3, undefined],
    [2496, "unchanged"],
  ]);
  expect(shape(lines("was"), lines("is"))).toEqual([
    [300, undefined],
    [9700, "changed"],
  ]);
  expect(shape(before, before)).toEqual([[5000, "unchanged"]]);
});

test("lines keep their numbers in both files, whatever ends them", () => {
  const rows = lineSections("a\r\nb\r\nc\r\n", "a\nc\nd\n", 3).flatMap(({ blocks }) =>
    blocks.flat(),
  );
  expect(rows.map(({ kind, text, old, now }) => [kind, text, old, now])).toEqual([
    ["same", "a", 1, 1],
    ["removed", "b", 2, undefined],
    ["same", "c", 3, 2],
    ["added", "d", undefined, 3],
  ]);
});

test("folders of files, with what happened below them", () => {
  const root = folderOf([
    { path: "a/b/c.txt", change: "added" },
    { path: "a/d.txt", change: "same" },
    { path: "e.txt", change: "removed" },
  ]);
  expect(root.files.map(({ path }) => path)).toEqual(["e.txt"]);
  const [a] = root.folders;
  expect(a).toMatchObject({ name: "a", counts: { added: 1, same: 1, removed: 0, changed: 0 } });
  expect(a?.files.map(({ path }) => path)).toEqual(["a/d.txt"]);
  expect(a?.folders).toMatchObject([{ name: "b", files: [{ path: "a/b/c.txt" }] }]);
});
