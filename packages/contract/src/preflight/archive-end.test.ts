// Where `archiveEnd` finds an archive's central directory.
import { expect, it } from "vitest";
import { archiveEnd } from "./archive-end.ts";

/** An "end of central directory" whose directory begins at `offset`. */
function record(offset: number, comment = ""): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(22);
  bytes.write("PK\u0005\u0006", "latin1");
  bytes.writeUInt32LE(offset, 16);
  bytes.writeUInt16LE(comment.length, 20);
  return Buffer.concat([bytes, Buffer.from(comment)]);
}
const end = (...parts: (Buffer<ArrayBuffer> | string)[]) => archiveEnd(new Blob(parts));

it("is read from the last record, whatever comment follows it", async () => {
  const padding = Buffer.alloc(200_000);
  expect(await end(padding, record(100_000))).toBe(100_000);
  expect(await end(padding, record(7), padding.subarray(0, 50_000), record(8, "made by"))).toBe(8);
});

it("is as long as a record with the longest comment, so that a reader finds it there", async () => {
  const padding = Buffer.alloc(200_000);
  const size = 200_022;
  expect(await end(padding, record(199_000))).toBe(size - 20 - 22 - 65_535);
  expect(await end(Buffer.alloc(1_000), record(990))).toBe(0);
});

it("is not known of what is no archive, ends early, or has its directory elsewhere", async () => {
  expect(await end("")).toBeUndefined();
  expect(await end("PK\u0005\u0006")).toBeUndefined();
  expect(await end(Buffer.alloc(100_000, "PK"))).toBeUndefined();
  expect(await end(record(0xffff_ffff))).toBeUndefined();
  expect(await end(record(23))).toBeUndefined();
  // The record is further from the end than the longest comment allows.
  expect(await end(record(0), Buffer.alloc(65_556))).toBeUndefined();
});
