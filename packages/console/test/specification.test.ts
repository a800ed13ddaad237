// docs/specification.md names existing files, numbers its lines, and says for each line where it is tested, or that it
// is open.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const text = readFileSync(join(root, "docs/specification.md"), "utf8");

/** Abbreviations of path prefixes, as defined at the top of the page. */
const words = [...text.matchAll(/`([\w-]+\/)` is `([\w/-]+\/)`/g)].map(
  ([, word = "", folder = ""]) => [word, folder] as const,
);
const pathOf = (file: string) => {
  const [word, folder] = words.find(([begin]) => file.startsWith(begin)) ?? ["", ""];
  return folder + file.slice(word.length);
};

const rows = [...text.matchAll(/^\| (\d+)\.(\d+) +\| (.*?) +\| (.*?) *\| (.*?) *\|$/gm)].map(
  ([, section, line, what = "", where = "", held = ""]) => ({
    number: [Number(section), Number(line)],
    what,
    where,
    held,
  }),
);
const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);

test("every file exists", () => {
  expect(words).not.toEqual([]);
  const files = rows.flatMap(({ where, held }) => [...filesIn(where), ...filesIn(held)]);
  expect(files.length).toBeGreaterThan(rows.length);
  expect(files.filter((file) => !existsSync(join(root, pathOf(file))))).toEqual([]);
});

test("every line of a section has its number", () => {
  const numbers = rows.map(({ number }) => number);
  for (const section of new Set(numbers.map(([one]) => one))) {
    const lines = numbers.filter(([one]) => one === section).map(([, line]) => line);
    expect(lines).toEqual(lines.map((_, at) => at + 1));
  }
  expect(text.split("\n").filter((line) => /^\| \d/.test(line))).toHaveLength(rows.length);
});

test("every line is held by a test or a story, or open", () => {
  const loose = rows.filter(
    ({ what, where, held }) => !what.includes("**open**") && (where === "" || held === ""),
  );
  expect(loose).toEqual([]);
});
