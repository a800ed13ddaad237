// How a large archive is read: piece by piece into one buffer, and never past its end.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { buffer } from "node:stream/consumers";
import { checkArchive } from "./archive.ts";
import { openSource } from "./archive.source.ts";

const MB = 1024 * 1024;
/** Larger than an archive that is read into memory as a whole. */
const large = Buffer.alloc(17 * MB + 5, "0123456789abcdef\n");
let folder: string;
let zip: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-source-"));
  const file = new ZipFile();
  file.addBuffer(large, "large.bin", { compress: false });
  file.addBuffer(Buffer.from("a"), "small.txt");
  file.end();
  zip = await buffer(file.outputStream);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(bytes: Buffer): Promise<string> {
  const path = join(folder, "archive.zip");
  await writeFile(path, bytes);
  return path;
}
const check = async (bytes: Buffer) =>
  checkArchive(await written(bytes), "source_code_url").then(() => "accepted", String);

it("is accepted whole, and refused with one byte changed anywhere in its content", async () => {
  expect(await check(zip)).toBe("accepted");
  const begin = zip.indexOf(large.subarray(0, 64));
  for (const at of [0, MB, large.length - 1]) {
    const damaged = Buffer.from(zip);
    damaged[begin + at]! ^= 1;
    expect(await check(damaged), String(at)).toContain("archive.broken");
  }
});

it("is read into one buffer again and again, and not past its end", async () => {
  const { archive, bytes, readEach } = await openSource(await written(zip), zip.length);
  expect(bytes).toBeUndefined();
  const memory = new Set<ArrayBufferLike>();
  let count = 0;
  await readEach(0, zip.length, (piece) => {
    memory.add(piece.buffer);
    count += piece.length;
  });
  expect([memory.size, count]).toEqual([1, zip.length]);
  await expect(readEach(1, zip.length, () => undefined)).rejects.toThrow("ends within");
  archive.close();
});
