// A backup never overwrites a file by mistake, and gets its final name only when it is complete.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWriter } from "./backup.format.ts";
import { checkTarget } from "./backup.target.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-target-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("is not written over anything unless it may, nor where no file can be", async () => {
  const there = join(folder, "there");
  await writeFile(there, "yesterday's");
  await expect(checkTarget(there, false)).rejects.toThrow(/there exists\. .* --overwrite$/);
  await checkTarget(there, true);
  await checkTarget(join(folder, "not yet"), false);
  for (const path of [folder, "/dev/null"])
    await expect(checkTarget(path, true)).rejects.toThrow("not a file");
  await expect(checkTarget(join(folder, "none", "x"), true)).rejects.toThrow("does not exist");
  await expect(checkTarget(join(there, "x"), true)).rejects.toThrow("does not exist");
});

test("replaces the one before it only when it is whole", async () => {
  const path = join(folder, "nightly");
  await writeFile(path, "yesterday's");
  const [left, right] = [openWriter(path), openWriter(path)];
  await left.line("today's");
  await left.abandon();
  expect(await readFile(path, "utf8")).toBe("yesterday's");
  await right.line("today's");
  expect(await readFile(path, "utf8")).toBe("yesterday's");
  await right.end();
  expect(gunzipSync(await readFile(path)).toString()).toBe("today's\n");
  expect((await readdir(folder)).filter((name) => name.startsWith("nightly"))).toEqual(["nightly"]);
});
