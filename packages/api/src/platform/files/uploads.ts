// Receives a multipart request: its fields as text, and its files, which are stored once the whole request has arrived.
import type { FastifyRequest } from "fastify";
import type { Requester } from "../process/process-pool.ts";
import { refuse } from "../refuse.ts";
import type { Files } from "./files.ts";
import {
  mostFiles,
  readParts,
  tooManyFields,
  type FieldFile,
  type FileFields,
  type Gates,
} from "./form-parts.ts";

export interface StoredUpload {
  /** The key of the stored content; see Files. */
  readonly key: string;
  /** For a call that inspects files: the path of the temporary file until `end`. The key is empty then. */
  readonly path?: string;
  /** The sender's name of the file, without folders. */
  readonly name: string;
  /** The size as sent, in bytes. */
  readonly bytes: number;
  /** The number in `screenshots[3]`; the position among the field's files when there is none. */
  readonly slot: number;
}
export type Uploads = Readonly<Record<string, StoredUpload[]>>;

interface ReceivedForm {
  readonly fields: readonly (readonly [string, string])[];
  readonly uploads: Uploads;
  /** Call it after the handler: deletes the files that no table refers to. */
  readonly end: () => Promise<unknown>;
}

/** Messages of the parser about a body that is not a form or ends too early. */
const unreadable =
  /^(?:Malformed|The needle cannot|Multipart: Boundary|Missing Content-Type|Unexpected end of|Part terminated|the request was closed)/;

const getCode = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** The error to throw for a form that could not be read. */
function toRefusal(error: unknown): unknown {
  const code = getCode(error);
  if (code === "FST_FILES_LIMIT")
    return refuse("too_large", { key: "request.too_many_files", params: { most: mostFiles } });
  if (code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT") return tooManyFields();
  const broken = error instanceof Error && unreadable.test(error.message);
  return broken ? refuse("unreadable", { key: "request.unreadable" }) : error;
}

/**
 * Receives the fields and files of a multipart request. Stored files are pinned until `end`; inspected ones exist until
 * `end`. Throws a refusal that names the field; then, as when the request is aborted, nothing is stored.
 */
export async function receive(
  files: Files,
  request: FastifyRequest,
  fields: FileFields,
  requester: Requester,
  gates: Gates,
): Promise<ReceivedForm> {
  const fieldFiles: FieldFile[] = [];
  const uploads: Record<string, StoredUpload[]> = {};
  const keys: string[] = [];
  const drop = () => Promise.all(fieldFiles.map(({ file }) => file.drop()));
  let inspected = false;
  try {
    // On a request that is already closed the parser would wait forever.
    requester.signal?.throwIfAborted();
    const textFields = await readParts(files, request, fields, fieldFiles, gates);
    // The whole form has arrived; from here on the server reads the connection, and notices when the client
    // disconnects.
    for (const { field, slot, file } of fieldFiles) {
      requester.signal?.throwIfAborted();
      const { name, bytes, path } = file;
      const key = gates.unchecked ? "" : await file.keep(requester);
      if (!gates.unchecked) keys.push(key);
      const where = gates.unchecked ? { path } : {};
      (uploads[field] ??= []).push({ key, name, bytes, slot, ...where });
    }
    inspected = gates.unchecked;
    return { fields: textFields, uploads, end: inspected ? drop : () => files.unpin(keys) };
  } catch (error) {
    await files.unpin(keys);
    throw toRefusal(error);
  } finally {
    if (!inspected) await drop();
  }
}
