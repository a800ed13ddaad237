// One file of a multipart request: streamed to disk, limited in size, checked by kind, and then stored under its hash.
import { createHash, type Hash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileField } from "@lanyard/contract";
import type { MultipartFile } from "@fastify/multipart";
import type { Requester } from "../process/process-pool.ts";
import { refuse } from "../refuse.ts";
import { sizeLabel } from "../text/texts.ts";
import { checkArchive } from "./archive.ts";
import type { Files } from "./files.ts";
import { checkPicture, reencode } from "./image.ts";
import { dropTemporary } from "./renditions.ts";
import { checkSql } from "./sql-script.ts";

const extensions = { image: "webp", archive: "zip", sql: "sql" } as const;
const checks = { image: checkPicture, archive: checkArchive, sql: checkSql } as const;

export interface TemporaryFile {
  /** The path of the file until it is kept or dropped. */
  readonly path: string;
  /** The sender's name of the file, without folders. */
  readonly name: string;
  /** The size as sent, in bytes. */
  readonly bytes: number;
  /**
   * Moves the file to its content's key and pins it; a picture is re-encoded first, in its requester's turn. Refused: a
   * damaged picture.
   */
  keep(requester: Requester): Promise<string>;
  /** Deletes the file unless it has been kept. */
  drop(): Promise<void>;
}

/**
 * The sender's name for the file: the last part of its path, without control characters. Decodes what browsers escape:
 * quotation marks and line breaks.
 */
const plainName = (name: string | undefined): string =>
  (name ?? "")
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/%(?:22|0[AD])/g, decodeURIComponent)
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .slice(-200) ?? "";

const tooLarge = (kind: FileField["kind"], field: string, maxBytes: number) =>
  refuse("too_large", { key: `${kind}.too_large`, field, params: { limit: sizeLabel(maxBytes) } });

const MB = 1024 * 1024;
/** The largest piece in which received bytes are written to the disk. */
const pieceBytes = MB;
/** How many bytes may wait in the system's memory for the disk. */
const syncEvery = 16 * MB;

/**
 * Starts writing to the disk while more data arrives: a file has to be on the disk when it is kept, and the sender
 * would otherwise wait for all of it then. An error is ignored here, because it occurs again when the file is kept.
 */
function writeBehind(handle: FileHandle): (bytes: number) => void {
  let written = 0;
  let writing = false;
  return (bytes) => {
    if (writing || bytes - written < syncEvery) return;
    written = bytes;
    writing = true;
    void handle
      .datasync()
      .catch(() => undefined)
      .finally(() => (writing = false));
  };
}

/** Passes bytes through, counts and hashes them; fails with `tooMuch` beyond `maxBytes`. */
function counter(
  hash: Hash | undefined,
  maxBytes: number,
  tooMuch: () => Error,
  onCount: (bytes: number) => void,
) {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash?.update(chunk);
      onCount(bytes);
      done(bytes > maxBytes ? tooMuch() : null, chunk);
    },
  });
  return { stream, count: () => bytes };
}

/**
 * The file of a part for the field `name`; undefined for an empty file input. Refused: a file that is not of the
 * field's kind, unless `unchecked`.
 */
export async function receiveFile(
  files: Files,
  part: MultipartFile,
  name: string,
  { kind, maxBytes }: FileField,
  unchecked = false,
): Promise<TemporaryFile | undefined> {
  const temporary = files.newTemporaryPath();
  const drop = () => dropTemporary(temporary);
  const fileName = plainName(part.filename);
  const handle = await open(temporary, "wx", 0o600);
  // No hash of the upload is needed for a picture, which is re-encoded, or for a file that is only inspected and not
  // stored.
  const hash = kind === "image" || unchecked ? undefined : createHash("sha256");
  const { stream, count } = counter(
    hash,
    maxBytes,
    () => tooLarge(kind, part.fieldname, maxBytes),
    writeBehind(handle),
  );
  try {
    await pipeline(part.file, stream, handle.createWriteStream({ highWaterMark: pieceBytes }));
    if (count() === 0 && fileName === "") {
      await drop();
      return undefined;
    }
    if (!unchecked) await checks[kind](temporary, part.fieldname);
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    path: temporary,
    name: fileName,
    bytes: count(),
    drop,
    async keep(requester) {
      if (hash) return files.keep(temporary, extensions[kind], hash.digest("hex"));
      await reencode(temporary, name, part.fieldname, requester);
      return files.keep(temporary, extensions[kind]);
    },
  };
}
