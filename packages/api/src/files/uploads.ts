// Receives a multipart request: its fields as text, and its files, which are stored when the whole of it has come.
import { userPermissionLimits, type FileField } from "@lanyard/contract";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Requester } from "../shared/process-pool.ts";
import { refuse } from "../shared/refuse.ts";
import { sizeLabel } from "../shared/texts.ts";
import { notUtf8, wasWhole } from "../shared/utf8.ts";
import type { Files } from "./files.ts";
import { receiveFile, type TemporaryFile } from "./temporary-file.ts";

export interface StoredUpload {
  /** Of the stored content; see Files. */
  readonly key: string;
  /** Of a call that inspects: where it lies until the answer is sent. Its key is empty. */
  readonly path?: string;
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
  /** Call it once the answer is sent: what no table names is deleted. */
  readonly end: () => Promise<unknown>;
}

const MB = 1024 * 1024;
/**
 * Of a body without its files: the longest list of people fits in, two fields a line, however it is sent. What is beyond
 * is refused, never cut.
 */
export const formBytes = 4 * MB;
export const mostFields = 2 * userPermissionLimits.grants + 1_000;

/** How much these files bring at most. */
export const fileBytesOf = (files: FileFields | undefined): number =>
  Object.values(files ?? {}).reduce((sum, field) => sum + field.maxBytes * (field.many ?? 1), 0);

/** Of one text. */
const textBytes = 64 * 1024;
const mostFiles = 64;
const partLimits = {
  fields: mostFields,
  parts: mostFields,
  files: mostFiles,
  fieldSize: textBytes,
  fieldNameSize: 200,
  headerPairs: 50,
};

/** Messages of the parser about a body that is no form or ends too soon. */
const unreadable =
  /^(?:Malformed|The needle cannot|Multipart: Boundary|Missing Content-Type|Unexpected end of|Part terminated|the request was closed)/;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

export const tooManyFields = () =>
  refuse("too_large", { key: "request.too_many_fields", params: { most: mostFields } });

/** The field that a part is for. Refused: unknown fields, and more files than a field takes. */
function fieldOf(part: MultipartFile, fields: FileFields, arrived: readonly FieldFile[]) {
  const [, name = "", slot] = /^([^[\]]*)(?:\[(\d{0,4})\])?$/.exec(part.fieldname) ?? [];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw refuse("validation", { key: "field.unknown", field: part.fieldname });
  const count = arrived.filter((other) => other.field === name).length;
  const most = field.many ?? 1;
  if (count >= most) {
    const many = field.many !== undefined;
    throw refuse(
      "validation",
      many
        ? { key: "screenshots.too_many", field: name, params: { most } }
        : { key: "field.invalid", field: name },
    );
  }
  return { name, field, slot: slot ? Number(slot) : count };
}

interface FieldFile {
  readonly field: string;
  readonly slot: number;
  readonly file: TemporaryFile;
}

/** The text of a part. Refused: what is over its limit, and what is no text. */
function textOf({ fieldname: field, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated)
    throw refuse("too_large", {
      key: "field.too_large",
      field,
      params: { limit: sizeLabel(textBytes) },
    });
  // The parser has read a part that calls itself JSON.
  if (typeof value !== "string") throw refuse("validation", { key: "field.invalid", field });
  if (!wasWhole(value)) throw refuse("unreadable", { key: "field.invalid", field });
  return value;
}

/** Called before a part is read; they throw when it must not be. */
interface Gates {
  readonly onFile: () => Promise<unknown>;
  readonly onText: (bytes: number) => void;
  /** Files are received whatever they hold, and not stored. */
  readonly unchecked: boolean;
}

/** Reads the form to its end. The files that have come are in `arrived`, also when it throws. */
async function readParts(
  files: Files,
  request: FastifyRequest,
  fields: FileFields,
  arrived: FieldFile[],
  { onFile, onText, unchecked }: Gates,
): Promise<[string, string][]> {
  const { bodyLimit } = request.routeOptions;
  const received: [string, string][] = [];
  let formSize = 0;
  const largest = Math.max(0, ...Object.values(fields).map((field) => field.maxBytes));
  const parts = request.parts({ limits: { ...partLimits, fileSize: largest + 1 } });
  for await (const part of parts) {
    // The parser leaves the name of a nameless part undefined.
    if (typeof part.fieldname !== "string") {
      if (part.type === "file") part.file.destroy();
      throw refuse("unreadable", { key: "request.unreadable" });
    }
    if (part.type === "field") {
      const value = textOf(part);
      const bytes = Buffer.byteLength(value) + Buffer.byteLength(part.fieldname);
      onText(bytes);
      formSize += bytes;
      if (formSize > bodyLimit)
        throw refuse("too_large", {
          key: "request.too_large",
          params: { limit: sizeLabel(bodyLimit) },
        });
      if (!wasWhole(part.fieldname)) throw notUtf8();
      received.push([part.fieldname, value]);
      continue;
    }
    try {
      if (!wasWhole(part.fieldname + (part.filename ?? ""))) throw notUtf8();
      const { name, field, slot } = fieldOf(part, fields, arrived);
      await onFile();
      const file = await receiveFile(files, part, name, field, unchecked);
      if (file) arrived.push({ field: name, slot, file });
    } catch (error) {
      part.file.destroy();
      throw error;
    }
  }
  return received;
}

/** What is thrown for a form that could not be read. */
function refusalOf(error: unknown): unknown {
  const code = codeOf(error);
  if (code === "FST_FILES_LIMIT")
    return refuse("too_large", { key: "request.too_many_files", params: { most: mostFiles } });
  if (code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT") return tooManyFields();
  const broken = error instanceof Error && unreadable.test(error.message);
  return broken ? refuse("unreadable", { key: "request.unreadable" }) : error;
}

/**
 * The fields and files of a multipart request. Stored files are pinned until `end`, others deleted by it. Throws a refusal that names the field; then, as when the
 * request is aborted, nothing is stored.
 */
export async function receive(
  files: Files,
  request: FastifyRequest,
  fields: FileFields,
  requester: Requester,
  gates: Gates,
): Promise<Received> {
  const arrived: FieldFile[] = [];
  const uploads: Record<string, StoredUpload[]> = {};
  const keys: string[] = [];
  const drop = () => Promise.all(arrived.map(({ file }) => file.drop()));
  let inspected = false;
  try {
    // On a request that is already closed the parser would wait for ever.
    requester.signal?.throwIfAborted();
    const received = await readParts(files, request, fields, arrived, gates);
    // The whole form has come: from now on the connection is read, so that a sender who goes away is noticed.
    for (const { field, slot, file } of arrived) {
      requester.signal?.throwIfAborted();
      const { name, bytes, path } = file;
      const key = gates.unchecked ? "" : await file.keep(requester);
      if (!gates.unchecked) keys.push(key);
      const where = gates.unchecked ? { path } : {};
      (uploads[field] ??= []).push({ key, name, bytes, slot, ...where });
    }
    inspected = gates.unchecked;
    return { fields: received, uploads, end: inspected ? drop : () => files.unpin(keys) };
  } catch (error) {
    await files.unpin(keys);
    throw refusalOf(error);
  } finally {
    if (!inspected) await drop();
  }
}
