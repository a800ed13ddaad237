// Archives whose file names are valid on the system that made them, but on other systems mean something else or
// collide.
import { bytesOf } from "./zip.ts";

export interface Hostile {
  readonly name: string;
  readonly bytes: () => Promise<Buffer>;
}

/** Names that Windows reserves for devices, truncates or cannot write. */
const reserved = [
  "con",
  "CON",
  "nul.txt",
  "a/prn",
  "aux/a",
  "com1",
  "Lpt9.tar.gz",
  "com\u00b9",
  "con .txt",
  "CONIN$",
  "a.",
  "a ",
  "a./b",
  "a /b",
  "...",
  "a/c:",
  "a*",
  "a?",
  "<a>",
  'a"b',
  "a|b",
  "a\tb",
  "a\u0085b",
  "a".repeat(256),
] as const;

/** Pairs of names that some system treats as the same. */
const alike = [
  ["A.txt", "a.txt"],
  ["A/x", "a/y"],
  ["a", "A/b"],
  ["\u00e9", "e\u0301"],
  ["folder/\u00c9", "folder/e\u0301"],
  ["\uff41", "a"],
  ["stra\u00dfe", "STRASSE"],
  ["\u03c3", "\u03c2"],
  ["\ufb01", "fi"],
  ["a\u200db", "ab"],
  ["./a", "a"],
  ["a//b", "a/b"],
] as const;

/** Combining marks that are slow to sort and compose, for the names that cost most to compare. */
const marks = "a\u0301\u0323".repeat(82);

export function* misnamed(): Generator<Hostile> {
  for (const path of reserved)
    yield { name: `name ${JSON.stringify(path)}`, bytes: () => bytesOf([{ path, content: "1" }]) };
  for (const pair of alike)
    yield {
      name: `names ${JSON.stringify(pair)}`,
      bytes: () => bytesOf(pair.map((path) => ({ path, content: path }))),
    };
  for (const [name, part] of Object.entries({
    marks: `${marks}/${marks}/${marks}/${marks}/`.slice(-990),
    folders: "\u00e9/".repeat(490),
  }))
    yield {
      name: `1,000 files with long names: ${name}`,
      bytes: () =>
        bytesOf([
          ...Array.from({ length: 1_000 }, (_, at) => ({ path: `${part}${at}`, content: "" })),
          { path: "A", content: "" },
          { path: "a", content: "" },
        ]),
    };
}
