// The code that a pattern offers for copying only needs the package, and the components it names have pages.
import { readdir, readFile } from "node:fs/promises";
import { babelParse, traverse } from "storybook/internal/babel";
import { describe, expect, test } from "vitest";
import * as published from "../src/index.ts";
import { patternCode, parseStories } from "../src/patterns/pattern-code.ts";

const sources = `${import.meta.dirname}/../src`;
const files = await readdir(sources, { recursive: true });
const storyFiles = files.filter((file) => file.endsWith(".stories.tsx"));
const read = (file: string) => readFile(`${sources}/${file}`, "utf8");
const patterns = storyFiles.filter((file) => file.startsWith("patterns/"));
const titles = new Set(
  (await Promise.all(storyFiles.map(read))).map((text) => /title: "(\w+\/[^"]+)"/.exec(text)?.[1]),
);

const unknownIn = (code: string) => {
  const unknown: string[] = [];
  traverse(babelParse(code), {
    Program({ scope }) {
      unknown.push(...Object.keys((scope as unknown as { globals: object }).globals));
    },
    ImportSpecifier({ node }) {
      if (!(node.local.name in published)) unknown.push(node.local.name);
    },
  });
  return unknown.filter((name) => name !== "undefined");
};

describe.each(patterns)("%s", async (file) => {
  const text = await read(file);

  test("its code needs only the package", () => {
    const names = [...parseStories(text).keys()];
    expect(names.length).toBe(text.match(/^export const /gm)?.length);
    for (const name of names) expect(unknownIn(patternCode(text, name)), name).toEqual([]);
  });

  test("the components that it names have a page", () => {
    const mentioned = [...text.matchAll(/"((?:Components|Fields)\/\w+)"/g)].map(
      ([, title]) => title,
    );
    expect(mentioned.length).toBeGreaterThan(0);
    expect(mentioned.filter((title) => !titles.has(title))).toEqual([]);
  });
});
