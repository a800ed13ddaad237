// Archives that different programs unpack to different files.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { archive } from "../../../test/fixtures.ts";
import { bytesOf, headerAt, tampered } from "../../../test/hold/archives/zip.ts";
import { checkArchive } from "./archive.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-archive-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(bytes: Buffer): Promise<string> {
  const file = join(folder, "archive.zip");
  await writeFile(file, bytes);
  return checkArchive(file, "source_code_url").then(() => "accepted", String);
}

it("accepts many small files and one large one", async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ path: `a/${at}`, content: `${at}` }));
  expect(await check(await bytesOf(many))).toBe("accepted");
  const large = [{ path: "large", content: "0123456789".repeat(40_000) }];
  expect(await check(await bytesOf(large))).toBe("accepted");
});

it("refuses a local header with another name than the central directory", async () => {
  const zip = await archive();
  zip.write("x", headerAt(zip, "local") + 30);
  expect(await check(zip)).toContain("archive.broken");
});

it("refuses more entries than the archive counts", async () => {
  const field = { name: "count", at: "end", offset: 10, bytes: 2 } as const;
  expect(await check(tampered(await archive(), field, 1))).toContain("archive.broken");
});

it("refuses devices, and a file that is also a folder", async () => {
  const device = [{ path: "a", content: "", mode: 0o020644 }];
  expect(await check(await bytesOf(device))).toContain("archive.unsafe_path");
  const both = ["a", "a-b", "a/b"].map((path) => ({ path, content: "1" }));
  expect(await check(await bytesOf(both))).toContain("archive.broken");
});
