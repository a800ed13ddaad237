// 500 malicious archives and scripts, made by hand and mutated: the processes of the real service inspect and read
// every one to its end, none is executed, and all reported text is displayed as it is.
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  contentsLimits as limits,
  finding,
  getArchiveText,
  getBuildContents,
  submissionLimits,
  type Finding,
} from "@lanyard/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { madeByHand } from "../../../test/hold/archives/made.ts";
import { mutated } from "../../../test/hold/archives/mutated.ts";
import type { Hostile } from "../../../test/hold/archives/names.ts";
import {
  hostileScripts,
  mutatedScripts,
  writtenByScripts,
} from "../../../test/preflight/scripts.ts";
import { openReadings } from "./contents/contents.reading.rules.ts";
import { openInspections } from "./inspection.rules.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-hostile-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Long times, so that slow machines pass too: the amount that is read is limited.
const inspect = openInspections({ seconds: 120, heapMegabytes: 96 });
const read = openReadings({ seconds: 120, heapMegabytes: 96 });
let made = 0;
async function staged(bytes: string | Uint8Array): Promise<string> {
  const path = join(folder, `${(made += 1)}`);
  await writeFile(path, bytes);
  return path;
}

/** Characters that are invisible or affect the text around them: control, format and separator characters. */
const unshown = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

function expectText(findings: readonly Finding[], name: string): void {
  for (const one of findings) {
    z.parse(finding, one);
    for (const text of [one.file, ...Object.values(one.params)]) {
      expect(String(text), name).not.toMatch(unshown);
      expect(String(text).length, name).toBeLessThan(2_000);
    }
  }
}

/** Reads an archive as if it were stored, without the checks of an upload. Returns whether there was a text to read. */
async function expectEvidence(path: string, name: string): Promise<boolean> {
  const tree = await read({ kind: "tree", path });
  if (tree === "ended") throw new Error(`${name} was not read to its end`);
  const output = { archive: { name, ...tree }, sql: null, links: [] };
  const { files } = z.parse(getBuildContents.output, output).archive!;
  expect(files.length, name).toBeLessThanOrEqual(submissionLimits.archiveEntries);
  const [last] = files.slice(-1);
  if (!last) return false;
  const part = await read({ kind: "text", path, file: last.path, from: 0 });
  if (part === "ended") throw new Error(`${name} was not read to its end`);
  const { text, unread } = z.parse(getArchiveText.output, { path: last.path, ...part });
  expect(text === null, name).toBe(unread !== null);
  expect((text ?? "").length, name).toBeLessThanOrEqual(limits.part);
  return text !== null;
}

/** Pseudo-random numbers from a fixed seed, which give the same archives in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function* archives(): AsyncGenerator<Hostile> {
  yield* madeByHand();
  yield* mutated(100, numbers(15));
}

it("archives end in a finding that stops, are told as they are, and nothing is unpacked", async () => {
  let count = 0;
  let texts = 0;
  const harmless: string[] = [];
  for await (const { name, bytes } of archives()) {
    count += 1;
    const path = await staged(await bytes());
    const field = "source_code_url";
    const findings = [
      ...(await inspect({ kind: "listing", path, field })),
      ...(await inspect({ kind: "contents", path, field, checked: false })),
    ];
    expectText(findings, name);
    if (!findings.some(({ severity }) => severity === "stops")) harmless.push(name);
    if (await expectEvidence(path, name)) texts += 1;
    await rm(path);
  }
  expect(harmless).toEqual([]);
  expect(count).toBeGreaterThan(300);
  expect(texts).toBeGreaterThan(50);
  expect(await readdir(folder)).toEqual([]);
}, 480_000);

/**
 * Statements stay within their limits, claim no table `people` as the app's own, and short scripts with code have some.
 */
async function expectStatements(path: string, script: string): Promise<void> {
  const task = { kind: "sql", path, earlier: undefined } as const;
  const parsed = await read({ ...task, parses: true });
  const result = parsed === "ended" ? await read({ ...task, parses: false }) : parsed;
  const start = script.slice(0, 80);
  if (result === "ended") throw new Error(`${start} was not read to its end`);
  const contents = { archive: null, sql: { name: "a.sql", ...result }, links: [] };
  const { statements, unread } = z.parse(getBuildContents.output, contents).sql!;
  expect(unread, start).toBeNull();
  expect(statements.length, start).toBeLessThanOrEqual(limits.statements);
  for (const { text, acts } of statements) {
    expect(text.length, start).toBeLessThanOrEqual(limits.statement);
    expect(acts.filter(({ name, own }) => /^people$/i.test(name) && own === 1)).toEqual([]);
  }
  const code = script.replaceAll(/--.*|\/\*[^]*?(?:\*\/|$)/g, "");
  if (script.length < 200 && /\w/.test(code)) expect(statements.length, script).toBeGreaterThan(0);
}

it("scripts end in findings, are told statement by statement, and none is run", async () => {
  const scripts = [...hostileScripts, ...mutatedScripts(120, 15)];
  const path = await staged("");
  const silent: string[] = [];
  for (const [at, script] of scripts.entries()) {
    await writeFile(path, script);
    const findings = await inspect({
      kind: "sql",
      path,
      field: "db_script_url",
      earlier: undefined,
    });
    expectText(findings, script.slice(0, 80));
    // Only some of the mutated scripts: parsing the others again says nothing new.
    if (at < hostileScripts.length + 40) await expectStatements(path, script);
    if (at < hostileScripts.length && findings.length === 0) silent.push(script.slice(0, 80));
  }
  // A script that is only slow to read may have no finding.
  expect(
    silent.filter((script) => /\b(?:drop|truncate|grant|copy|alter|people)\b/i.test(script)),
  ).toEqual([]);
  expect(existsSync(writtenByScripts)).toBe(false);
}, 480_000);
