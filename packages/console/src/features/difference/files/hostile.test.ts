// Comparing a hostile build: names such as `__proto__` are plain names, a repeated path counts once, and what could not
// be read is not compared.
import { expect, it } from "vitest";
import type { BuildContents, SqlStatement } from "@lanyard/contract";
import { toContents, formatScript } from "./build-contents.ts";
import { fileChanges } from "./file-changes.ts";

const names = [
  "__proto__",
  "constructor",
  "prototype/toString",
  "hasOwnProperty",
  "<img src=x onerror=alert(1)>",
  "fattura\u202Egpj.html",
  "{{constructor}}",
  "a\u0000b",
  "",
];
const entry = (path: string, hash: string) => ({ path, size: 1, type: "text", hash }) as const;
const build = (hash: string, more: Partial<BuildContents> = {}): BuildContents => ({
  archive: {
    name: "a.zip",
    size: 1,
    files: [...names, "twice", "twice"].map((path) => entry(path, hash)),
    truncated: 0,
    unread: null,
  },
  sql: null,
  links: [],
  ...more,
});

it("takes every name for a name", () => {
  const [before, after] = [toContents(build("a")).files!, toContents(build("b")).files!];
  for (const [was, is, change] of [
    [before, after, "changed"],
    [before, before, "same"],
    [[], after, "added"],
    [before, [], "removed"],
  ] as const) {
    const changes = fileChanges(was, is);
    expect(changes.map(({ path }) => path)).toEqual([...names, "twice"].toSorted());
    expect(new Set(changes.map((one) => one.change))).toEqual(new Set([change]));
  }
});

it("puts statements into their lines, whatever is in them", () => {
  const statement = (text: string, line: number): SqlStatement => ({
    index: 0,
    line,
    text,
    cut: 0,
    parsed: "broken",
    acts: [],
  });
  const texts = ["'never closed", "$$", "/*", "\u2028drop table people", "<script>"];
  const script = formatScript({
    statements: texts.map((text, at) => statement(text, 1 + at * 1_000)),
  });
  const lines = script.split("\n");
  expect(texts.map((_text, at) => lines[at * 1_000])).toEqual(texts);
  expect(formatScript({ statements: texts.map((text) => statement(text, 1)) })).toBe(
    `${texts.join(" ")}\n`,
  );
});

it("compares nothing of what could not be read", () => {
  const unread: BuildContents["archive"] = {
    name: "a.zip",
    size: 1,
    files: [],
    truncated: 0,
    unread: "ended",
  };
  expect(toContents(build("a", { archive: unread })).files).toBeUndefined();
});
