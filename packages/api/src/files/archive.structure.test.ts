// Archives that one program unpacks otherwise than another.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { archive } from "../../test/fixtures.ts";
import { bytesOf, headerAt, tampered } from "../../test/hold/archives/zip.ts";
import { checkArchive } from "./archive.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-archive-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function judged(bytes: Buffer): Promise<string> {
  const staged = join(folder, "staged.zip");
  await writeFile(staged, bytes);
  return checkArchive(staged, "source_code_url").then(() => "kept", String);
}

it("keeps many small files and one large one", async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ path: `a/${at}`, content: `${at}` }));
  expect(await judged(await bytesOf(many))).toBe("kept");
  const large = [{ path: "large", content: "0123456789".repeat(40_000) }];
  expect(await judged(await bytesOf(large))).toBe("kept");
});

it("refuses another name before the content than in the directory", async () => {
  const zip = await archive();
  zip.write("x", headerAt(zip, "local") + 30);
  expect(await judged(zip)).toContain("archive.broken");
});

it("refuses entries that the directory does not count", async () => {
  const field = { name: "count", at: "end", offset: 10, bytes: 2 } as const;
  expect(await judged(tampered(await archive(), field, 1))).toContain("archive.broken");
});

it("refuses devices, and a file that is a folder too", async () => {
  const device = [{ path: "a", content: "", mode: 0o020644 }];
  expect(await judged(await bytesOf(device))).toContain("archive.unsafe_path");
  const both = ["a", "a-b", "a/b"].map((path) => ({ path, content: "1" }));
  expect(await judged(await bytesOf(both))).toContain("archive.broken");
});
