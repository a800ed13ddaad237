// Hostile files: nobody sends them by accident.
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { randomFillSync } from "node:crypto";
import { crc32 } from "node:zlib";
import { ZipFile } from "yazl";
import { archive, picture } from "./fixtures.ts";

const MB = 1024 * 1024;

async function zip(fill: (zip: ZipFile) => void): Promise<Buffer> {
  const file = new ZipFile();
  fill(file);
  file.end();
  return buffer(file.outputStream);
}

/** Replaces bytes everywhere; both have the same length. */
function replaceAll(bytes: Buffer, from: Buffer, to: Buffer): Buffer {
  const result = Buffer.from(bytes);
  for (let at = result.indexOf(from); at !== -1; at = result.indexOf(from, at + to.length))
    to.copy(result, at);
  return result;
}

const localHeader = Buffer.from("PK\u0003\u0004", "latin1");
const centralHeader = Buffer.from("PK\u0001\u0002", "latin1");

/** Changes the fields of every header: `change` gets the header's bytes and the offset of its flags. */
function changeHeaders(bytes: Buffer, change: (header: Buffer, flagsAt: number) => void): Buffer {
  const result = Buffer.from(bytes);
  for (const [signature, flagsAt] of [
    [localHeader, 6],
    [centralHeader, 8],
  ] as const)
    for (let at = result.indexOf(signature); at !== -1; at = result.indexOf(signature, at + 4))
      change(result.subarray(at), flagsAt);
  return result;
}

const zeros = (bytes: number) =>
  Readable.from(
    (function* () {
      for (let left = bytes; left > 0; left -= MB) yield Buffer.alloc(Math.min(MB, left));
    })(),
  );

export const hostile = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  gif: Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64"),
  folders: () => zip((file) => file.addEmptyDirectory("a/b")),
  /** An archive of one file with this path. */
  renamed: async (path: string) => {
    const plain = "x".repeat(path.length);
    return replaceAll(await archive({ [plain]: "content" }), Buffer.from(plain), Buffer.from(path));
  },
  link: () => zip((file) => file.addBuffer(Buffer.from("/etc/passwd"), "link", { mode: 0o120777 })),
  damaged: async () =>
    replaceAll(
      await zip((file) => file.addBuffer(Buffer.from("hello"), "a.txt", { compress: false })),
      Buffer.from("hello"),
      Buffer.from("jello"),
    ),
  encrypted: async () =>
    changeHeaders(await archive(), (header, flagsAt) => {
      header[flagsAt] = (header[flagsAt] ?? 0) | 1;
    }),
  twice: async () =>
    replaceAll(
      await archive({ "aa.txt": "1", "ab.txt": "2" }),
      Buffer.from("ab.txt"),
      Buffer.from("aa.txt"),
    ),
  /** Unpacks to a thousand times its size. */
  bomb: () => zip((file) => file.addReadStream(zeros(40 * MB), "zeros.bin")),
  /** Announces two gigabytes. */
  giant: async () =>
    changeHeaders(await archive({ "a.bin": "0".repeat(MB) }), (header, flagsAt) => {
      header.writeUInt32LE(2 ** 31, flagsAt === 6 ? 22 : 24);
    }),
  /** A PNG whose header announces that many pixels. */
  vast: async (width: number, height: number) => {
    const png = await picture();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  },
  /** Announces that its file unpacks to 10 bytes, but it unpacks to a megabyte. */
  lying: async () =>
    changeHeaders(await archive({ "a.bin": "0".repeat(MB) }), (header, flagsAt) => {
      header.writeUInt32LE(10, flagsAt === 6 ? 22 : 24);
    }),
  crowd: () =>
    zip((file) => {
      for (let n = 0; n <= 10_000; n += 1)
        file.addBuffer(Buffer.alloc(0), `${n}`, { compress: false });
    }),
  /** A valid archive of about that many bytes. */
  heavy: (bytes: number) =>
    zip((file) =>
      file.addBuffer(randomFillSync(Buffer.alloc(bytes)), "data.bin", { compress: false }),
    ),
};
