// One file of a multipart request: streamed to disk, limited in size, checked by kind, and then kept by its content.
import { createHash, type Hash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileField } from "@lanyard/contract";
import type { MultipartFile } from "@fastify/multipart";
import type { Requester } from "../shared/process-pool.ts";
import { refuse } from "../shared/refuse.ts";
import { sizeLabel } from "../shared/texts.ts";
import { checkArchive } from "./archive.ts";
import type { Files } from "./files.ts";
import { checkPicture, reencode } from "./image.ts";
import { dropTemporary } from "./renditions.ts";
import { checkSql } from "./sql-script.ts";

const extensions = { image: "webp", archive: "zip", sql: "sql" } as const;
const checks = { image: checkPicture, archive: checkArchive, sql: checkSql } as const;

export interface TemporaryFile {
  /** Where it lies until it is kept or dropped. */
  readonly path: string;
  /** The sender's name of the file, without folders. */
  readonly name: string;
  /** Size as sent. */
  readonly bytes: number;
  /**
   * Moves it to its content's key and pins it; a picture is re-encoded first, in the turn of its requester. Refused: a
   * damaged picture.
   */
  keep(requester: Requester): Promise<string>;
  /** Deletes what has not been kept. */
  drop(): Promise<void>;
}

/** The sender's name for the file: the last part of its path, without control characters. Browsers escape quotation marks. */
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
/** What waits to be written goes to the disk in pieces of up to this size. */
const pieceBytes = MB;
/** How much may wait in the system's memory for the disk. */
const syncEvery = 16 * MB;

/**
 * Tells the disk to write while more arrives: when a file is kept it has to be on the disk, and whoever sent it would
 * wait for all of it. What fails here fails again then, and is told.
 */
function writeBehind(handle: FileHandle): (bytes: number) => void {
  let asked = 0;
  let writing = false;
  return (bytes) => {
    if (writing || bytes - asked < syncEvery) return;
    asked = bytes;
    writing = true;
    void handle
      .datasync()
      .catch(() => undefined)
      .finally(() => (writing = false));
  };
}

/** Passes bytes through, counts them and gives them to `hash`; fails with `tooMuch` beyond `maxBytes`. */
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
 * The file of a part for the field `name`; undefined for an empty file input. Refused: what its kind is not, unless it is
 * received to be looked at.
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
  const sentName = plainName(part.filename);
  const handle = await open(temporary, "wx", 0o600);
  // A picture is written anew, and what is only looked at is not kept.
  const hash = kind === "image" || unchecked ? undefined : createHash("sha256");
  const { stream, count } = counter(
    hash,
    maxBytes,
    () => tooLarge(kind, part.fieldname, maxBytes),
    writeBehind(handle),
  );
  try {
    await pipeline(part.file, stream, handle.createWriteStream({ highWaterMark: pieceBytes }));
    if (count() === 0 && sentName === "") {
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
    name: sentName,
    bytes: count(),
    drop,
    async keep(requester) {
      if (hash) return files.keep(temporary, extensions[kind], hash.digest("hex"));
      await reencode(temporary, name, part.fieldname, requester);
      return files.keep(temporary, extensions[kind]);
    },
  };
}
