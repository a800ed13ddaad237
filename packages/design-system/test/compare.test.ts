// Comparison of any two versions, and how much of a long file is shown.
import fc from "fast-check";
import { expect, test } from "vitest";
import { compare, splitWords } from "../src/diff-view/compare.ts";
import { buildFolder } from "../src/diff-view/file-tree.ts";
import { lineSections } from "../src/diff-view/line-sections.ts";
import { samePairs } from "../src/diff-view/same-pairs.ts";

const few = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });

/** Length of the longest common subsequence, computed from its definition. */
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

/** Checks that both indexes of the pairs increase and that paired items are equal. */
const expectPairs = (one: readonly string[], other: readonly string[], steps: number) => {
  const pairs = samePairs(one, other, steps);
  let [at, there] = [-1, -1];
  for (const [left, right] of pairs) {
    expect(left).toBeGreaterThan(at);
    expect(right).toBeGreaterThan(there);
    expect(one[left]).toBe(other[right]);
    [at, there] = [left, right];
  }
  return pairs.length;
};

test("where the search would take too long, what is found is true, and not less than one can see", () => {
  fc.assert(
    fc.property(few, few, fc.nat(40), (one, other, steps) => {
      const pairs = expectPairs(one, other, steps);
      const least = [...one].findIndex((item, index) => item !== other[index]);
      expect(pairs).toBeGreaterThanOrEqual(
        least === -1 ? Math.min(one.length, other.length) : least,
      );
    }),
  );
  // Every second of a hundred paragraphs differs: even without any steps, the others are found.
  const paragraphs = Array.from({ length: 100 }, (_, n) => [`paragraph ${n}`, "", "end"]).flat();
  const others = paragraphs.map((line, n) => (n % 6 === 0 ? `another ${n}` : line));
  expect(expectPairs(paragraphs, others, 0)).toBeGreaterThanOrEqual(150);
  expect(samePairs(paragraphs, others)).toHaveLength(250);
});

test("lines in another order are compared in no more steps than they may take", () => {
  const one = Array.from({ length: 2_000 }, (_, n) => `line ${n}`);
  // 1,201 and 2,000 are coprime, so each line occurs once and far from its neighbours.
  const shuffled = one.map((_, n) => `line ${(n * 1_201) % 2_000}`);
  let reads = 0;
  const counted = new Proxy(shuffled, {
    get: (lines, name, self) => {
      reads += 1;
      return Reflect.get(lines, name, self) as unknown;
    },
  });
  const steps = 50_000;
  expect(samePairs(one, counted, steps).length).toBeGreaterThan(40);
  // Beyond the counted steps, each line is read only a few times.
  expect(reads).toBeLessThan(steps + 20 * one.length);
});

/** Any code point; the library's own unit "binary" first lists all of them, which takes a second. */
const anySign = fc.integer({ min: 0, max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point));

test("the words of a text are the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anySign, maxLength: 40 }),
      (text) => splitWords(text).join("") === text,
    ),
  );
  expect(splitWords("L’été, 3 jours.")).toEqual(["L", "’", "été", ", ", "3 ", "jours", "."]);
  expect(splitWords("l'app è qui")).toEqual(["l", "'", "app ", "è ", "qui"]);
  expect(splitWords("¿Qué? שלום, עולם")).toEqual(["¿", "Qué", "? ", "שלום", ", ", "עולם"]);
  // Scripts without spaces are segmented with the browser's dictionaries.
  expect(splitWords("私は東京に住む。 日本")).toEqual([
    "私",
    "は",
    "東京",
    "に",
    "住む",
    "。 ",
    "日本",
  ]);
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
    // The most lines that a page can show at once without freezing.
    [2500, "changed"],
    [2500, "changed"],
    [2500, "changed"],
    [2200, "changed"],
  ]);
  expect(shape(before, before)).toEqual([
    [2500, "unchanged"],
    [2500, "unchanged"],
  ]);
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
  const root = buildFolder([
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

test("both files can be made of the rows again, whatever is in them", () => {
  const line = fc.constantFrom("", " ", "a", "è", "l'app", "👨‍👩‍👧", "שלום", "}");
  const file = fc.array(line, { minLength: 1, maxLength: 30 }).map((all) => `${all.join("\n")}\n`);
  fc.assert(
    fc.property(file, file, (before, after) => {
      const rows = lineSections(before, after, 1).flatMap(({ blocks }) => blocks.flat());
      const side = (without: string, number: "old" | "now") => {
        const own = rows.filter(({ kind }) => kind !== without);
        expect(own.map((row) => row[number])).toEqual(own.map((_, index) => index + 1));
        return own.map(({ text }) => `${text}\n`).join("");
      };
      expect(side("added", "old")).toBe(before);
      expect(side("removed", "now")).toBe(after);
    }),
  );
});
