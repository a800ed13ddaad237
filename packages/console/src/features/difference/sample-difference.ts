// Sample contents of two builds, for stories and tests.
import type { BothContents, Contents } from "./files/contents.ts";

const hash = (seed: string) => seed.padEnd(64, "0");
const file = (path: string, size: number, seed: string, isText = true) => ({
  path,
  size,
  hash: hash(seed),
  isText,
});

const oldScript = [
  "create table absence (",
  "  id bigint primary key,",
  "  person bigint not null,",
  "  reason text",
  ");",
  "",
  "create index absence_person on absence (person);",
  "",
].join("\n");
export const newScript = oldScript
  .replace("  reason text\n", "  reason text,\n  until date\n")
  .replace("create index", "drop table lookup;\n\ncreate index");

export const oldContents: Contents = {
  files: [
    file("app.json", 410, "a1"),
    file("index.html", 860, "b1"),
    file("assets/logo.png", 14_200, "c1", false),
    file("assets/week.svg", 2_100, "d1"),
    file("locales/it.json", 6_300, "e1"),
  ],
  filesCut: false,
  sql: oldScript,
  sqlCut: false,
};
export const newContents: Contents = {
  files: [
    file("app.json", 452, "a2"),
    file("index.html", 860, "b1"),
    file("assets/logo.png", 15_900, "c2", false),
    file("assets/month.svg", 3_000, "d2"),
    file("locales/it.json", 6_300, "e1"),
  ],
  filesCut: false,
  sql: newScript,
  sqlCut: false,
};

export const bothContents: BothContents = {
  before: oldContents,
  after: newContents,
  failure: undefined,
  onRetry: () => undefined,
};

const oldManifest = `{\n  "name": "Presenze",\n  "entry": "index.html",\n  "permissions": ["profile"]\n}\n`;
const texts: Readonly<Record<"before" | "after", Readonly<Record<string, string>>>> = {
  before: { "app.json": oldManifest, "assets/week.svg": "<svg></svg>\n" },
  after: {
    "app.json": oldManifest.replace('["profile"]', '["profile", "presence"]'),
    "assets/month.svg": "<svg></svg>\n",
  },
};

export const readSample = (side: "before" | "after", path: string) =>
  Promise.resolve(texts[side][path]);
