// The docs stay short, and their links lead somewhere. Changelogs, and the changes that become one, do not count.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const left = new Set(["node_modules", "dist", "CHANGELOG.md"]);
const docs = globSync(["*.md", "docs/**/*.md", "packages/**/*.md"], {
  cwd: root,
  exclude: (name) => left.has(name.split(/[/\\]/).at(-1)),
}).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const wordsOf = (text) => text.split(/\s+/).filter(Boolean).length;

test("all together at most 30,000 words, a decision at most 250", () => {
  expect(wordsOf(docs.map(({ text }) => text).join("\n"))).toBeLessThanOrEqual(30_000);
  const decisions = docs.filter(({ path }) => path.includes("decisions"));
  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions.filter(({ text }) => wordsOf(text) > 250).map(({ path }) => path)).toEqual([]);
});

test("every link to a file leads to one", () => {
  const broken = docs.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .filter(([, link]) => !existsSync(join(root, dirname(path), link)))
      .map(([, link]) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});
