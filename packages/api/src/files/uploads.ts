// Receives a multipart request: its fields as text, and its files, which are stored when the whole of it has come.
import type { FastifyRequest } from "fastify";
import type { Requester } from "../shared/process-pool.ts";
import { refuse } from "../shared/refuse.ts";
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

interface Received {
  readonly fields: readonly (readonly [string, string])[];
  readonly uploads: Uploads;
  /** Call it once the answer is sent: what no table names is deleted. */
  readonly end: () => Promise<unknown>;
}

/** Messages of the parser about a body that is no form or ends too soon. */
const unreadable =
  /^(?:Malformed|The needle cannot|Multipart: Boundary|Missing Content-Type|Unexpected end of|Part terminated|the request was closed)/;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

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
