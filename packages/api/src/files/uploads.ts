// Receives the files of a multipart request: streamed to disk, limited in size, checked by kind, stored by content.
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { userPermissionLimits, type FileField } from "@lanyard/contract";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { checkArchive } from "./archive.ts";
import type { Files } from "./files.ts";
import { reencode } from "./image.ts";
import { refuse } from "../shared/refuse.ts";
import { checkSql } from "./sql-script.ts";
import { sizeLabel } from "../shared/texts.ts";

export interface StoredUpload {
  /** Of the stored content; see Files. */
  readonly key: string;
  /** The sender's name of the file, without folders. */
  readonly name: string;
  /** Size as sent. */
  readonly bytes: number;
  /** The number in `screenshots[3]`; 0 when the field has none. */
  readonly slot: number;
}
export type Uploads = Readonly<Record<string, StoredUpload[]>>;
export type FileFields = Readonly<Record<string, FileField>>;

interface Received {
  readonly fields: readonly (readonly [string, string])[];
  readonly uploads: Uploads;
  readonly keys: readonly string[];
}

const MB = 1024 * 1024;
/** The longest list of people fits in, two fields a line, however it is sent; what is beyond is refused, never cut. */
const formBytes = 4 * MB;
export const mostFields = 2 * userPermissionLimits.grants + 1_000;
const extensions = { image: "webp", archive: "zip", sql: "sql" } as const;

/** The maximum size in bytes of a body with these files. */
export const bodyLimitOf = (files: FileFields | undefined): number =>
  Object.values(files ?? {}).reduce(
    (sum, field) => sum + field.maxBytes * (field.many ?? 1),
    formBytes,
  );

const partLimits = {
  fields: mostFields,
  parts: mostFields,
  files: 64,
  fieldSize: 64 * 1024,
  fieldNameSize: 200,
  headerPairs: 50,
};

/** Messages of the parser about a body that is no form or ends too soon. */
const unreadable =
  /^(?:Malformed|The needle cannot|Multipart: Boundary|Missing Content-Type|Unexpected end of|Part terminated|the request was closed)/;

const isTooMany = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  /^FST_(?:PARTS|FIELDS|FILES)_LIMIT$/.test(String(error.code));

export const tooManyFields = () =>
  refuse("too_large", { key: "request.too_many_fields", params: { most: mostFields } });

/** The sender's name for the file: the last part of its path, without control characters. */
const plainName = (name: string | undefined): string =>
  (name ?? "")
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .slice(-200) ?? "";

const tooLarge = (kind: FileField["kind"], field: string, maxBytes: number) =>
  refuse("too_large", { key: `${kind}.too_large`, field, params: { limit: sizeLabel(maxBytes) } });

/** Passes bytes through and counts them; fails with `tooMuch` beyond `maxBytes`. */
function counter(maxBytes: number, tooMuch: () => Error) {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? tooMuch() : null, chunk);
    },
  });
  return { stream, count: () => bytes };
}

async function store(files: Files, part: MultipartFile, name: string, field: FileField) {
  const staged = files.newStagingPath();
  const { stream, count } = counter(field.maxBytes, () =>
    tooLarge(field.kind, part.fieldname, field.maxBytes),
  );
  try {
    await pipeline(part.file, stream, createWriteStream(staged, { flags: "wx", mode: 0o600 }));
    if (count() === 0 && plainName(part.filename) === "") return undefined;
    if (field.kind === "image") await reencode(staged, name, part.fieldname);
    else if (field.kind === "archive") await checkArchive(staged, part.fieldname);
    else await checkSql(staged, part.fieldname);
    return { key: await files.keep(staged, extensions[field.kind]), bytes: count() };
  } finally {
    await rm(staged, { force: true });
  }
}

/** The field that a part is for. Refused: unknown fields, and more files than a field takes. */
function fieldOf(part: MultipartFile, fields: FileFields, uploads: Record<string, StoredUpload[]>) {
  const [, name = "", slot] = /^([^[\]]*)(?:\[(\d{0,4})\])?$/.exec(part.fieldname) ?? [];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw refuse("validation", { key: "field.invalid", field: part.fieldname });
  const uploaded = (uploads[name] ??= []);
  const most = field.many ?? 1;
  if (uploaded.length >= most) {
    const many = field.many !== undefined;
    throw refuse(
      "validation",
      many
        ? { key: "screenshots.too_many", field: name, params: { most } }
        : { key: "field.invalid", field: name },
    );
  }
  return { name, field, uploaded, slot: slot ? Number(slot) : uploaded.length };
}

/**
 * The fields and stored files of a multipart request. The files are pinned until `files.unpin(keys)`. Throws a
 * refusal that names the field; then, as when the request is aborted, nothing is stored.
 */
export async function receive(
  files: Files,
  request: FastifyRequest,
  fields: FileFields,
): Promise<Received> {
  const received: [string, string][] = [];
  const uploads: Record<string, StoredUpload[]> = {};
  const keys: string[] = [];
  let formSize = 0;
  try {
    const largest = Math.max(0, ...Object.values(fields).map((field) => field.maxBytes));
    const parts = request.parts({ limits: { ...partLimits, fileSize: largest + 1 } });
    for await (const part of parts) {
      if (part.type === "field") {
        const value = String(part.value);
        formSize += value.length + part.fieldname.length;
        if (part.valueTruncated || part.fieldnameTruncated || formSize > formBytes)
          throw refuse("too_large", {
            key: "request.too_large",
            params: { limit: sizeLabel(formBytes) },
          });
        received.push([part.fieldname, value]);
        continue;
      }
      try {
        const { name, field, uploaded, slot } = fieldOf(part, fields, uploads);
        const stored = await store(files, part, name, field);
        if (!stored) continue;
        keys.push(stored.key);
        uploaded.push({ ...stored, name: plainName(part.filename), slot });
      } catch (error) {
        part.file.destroy();
        throw error;
      }
    }
    return { fields: received, uploads, keys };
  } catch (error) {
    await files.unpin(keys);
    if (isTooMany(error)) throw tooManyFields();
    const broken = error instanceof Error && unreadable.test(error.message);
    throw broken ? refuse("unreadable", { key: "request.unreadable" }) : error;
  }
}
