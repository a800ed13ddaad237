// 500 archives and scripts made to harm, by hand and mutated: every one is inspected to an end by the same processes as in
// service, none runs, and what is told of it is text that shows as it is.
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finding, type Finding } from "@lanyard/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { madeByHand } from "../../test/hold/archives/made.ts";
import { mutated } from "../../test/hold/archives/mutated.ts";
import type { Hostile } from "../../test/hold/archives/names.ts";
import { hostileScripts, mutatedScripts } from "../../test/preflight/scripts.ts";
import { openInspections } from "./inspection.rules.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-hostile-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inspect = openInspections({ seconds: 20, heapMegabytes: 96 });
let files = 0;
async function staged(bytes: string | Uint8Array): Promise<string> {
  const path = join(folder, `${(files += 1)}`);
  await writeFile(path, bytes);
  return path;
}

/** What shows as something else than itself: controls, and characters that turn or hide what is around them. */
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

/** From a fixed beginning: the same archives each time. */
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

it("archives end in a finding that stops, and nothing is unpacked", async () => {
  let count = 0;
  const harmless: string[] = [];
  for await (const { name, bytes } of archives()) {
    count += 1;
    const path = await staged(await bytes());
    const field = "source_code_url";
    const told = [
      ...(await inspect({ kind: "listing", path, field })),
      ...(await inspect({ kind: "contents", path, field, checked: false })),
    ];
    expectText(told, name);
    if (!told.some(({ severity }) => severity === "stops")) harmless.push(name);
    await rm(path);
  }
  expect(harmless).toEqual([]);
  expect(count).toBeGreaterThan(300);
  expect(await readdir(folder)).toEqual([]);
}, 480_000);

it("scripts end in findings, and none is run", async () => {
  const scripts = [...hostileScripts, ...mutatedScripts(120, 15)];
  const path = await staged("");
  const silent: string[] = [];
  for (const [at, script] of scripts.entries()) {
    await writeFile(path, script);
    const told = await inspect({ kind: "sql", path, field: "db_script_url", earlier: undefined });
    expectText(told, script.slice(0, 80));
    if (at < hostileScripts.length && told.length === 0) silent.push(script.slice(0, 80));
  }
  // What does nothing but take long to read may be told of by nothing.
  expect(
    silent.filter((script) => /\b(?:drop|truncate|grant|copy|alter|people)\b/i.test(script)),
  ).toEqual([]);
  expect(existsSync("/tmp/x")).toBe(false);
}, 480_000);
