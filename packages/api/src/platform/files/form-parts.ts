// Reads the parts of a multipart request within their limits: returns texts, and writes files to the staging folder.
import { userPermissionLimits, type FileField } from "@lanyard/contract";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { refuse } from "../refuse.ts";
import { sizeLabel } from "../text/texts.ts";
import { notUtf8, isValidText } from "../text/utf8.ts";
import type { Files } from "./files.ts";
import { receiveFile, type TemporaryFile } from "./temporary-file.ts";

export type FileFields = Readonly<Record<string, FileField>>;

const MB = 1024 * 1024;
/**
 * The largest body without its files: the longest list of people, with two fields per line, fits in any encoding. A
 * larger body is refused, never cut off.
 */
export const formBytes = 4 * MB;
export const mostFields = 2 * userPermissionLimits.grants + 1_000;

/** The most bytes that these files can have together. */
export const sumFileBytes = (files: FileFields | undefined): number =>
  Object.values(files ?? {}).reduce((sum, field) => sum + field.maxBytes * (field.many ?? 1), 0);

/** The limit of one text. */
const textBytes = 64 * 1024;
export const mostFiles = 64;
const partLimits = {
  fields: mostFields,
  parts: mostFields,
  files: mostFiles,
  fieldSize: textBytes,
  fieldNameSize: 200,
  headerPairs: 50,
};

export const tooManyFields = () =>
  refuse("too_large", { key: "request.too_many_fields", params: { most: mostFields } });

/** The field that a part is for. Refused: unknown fields, and more files than a field takes. */
function findField(part: MultipartFile, fields: FileFields, fieldFiles: readonly FieldFile[]) {
  const [, name = "", slot] = /^([^[\]]*)(?:\[(\d{0,4})\])?$/.exec(part.fieldname) ?? [];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw refuse("validation", { key: "field.unknown", field: part.fieldname });
  const count = fieldFiles.filter((other) => other.field === name).length;
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

export interface FieldFile {
  readonly field: string;
  readonly slot: number;
  readonly file: TemporaryFile;
}

/** The text of a part. Refused: texts over the limit, and values that are not text. */
function readText({ fieldname: field, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated)
    throw refuse("too_large", {
      key: "field.too_large",
      field,
      params: { limit: sizeLabel(textBytes) },
    });
  // The parser parses a part that declares itself JSON.
  if (typeof value !== "string") throw refuse("validation", { key: "field.invalid", field });
  if (!isValidText(value)) throw refuse("unreadable", { key: "field.invalid", field });
  return value;
}

/** Called before a part is read; they throw when it must not be read. */
export interface Gates {
  readonly onFile: () => Promise<unknown>;
  readonly onText: (bytes: number) => void;
  /** Files are received whatever they contain, and not stored. */
  readonly unchecked: boolean;
}

/** Reads the form to its end. The files received so far are in `arrived`, also when it throws. */
export async function readParts(
  files: Files,
  request: FastifyRequest,
  fields: FileFields,
  fieldFiles: FieldFile[],
  { onFile, onText, unchecked }: Gates,
): Promise<[string, string][]> {
  const { bodyLimit } = request.routeOptions;
  const textFields: [string, string][] = [];
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
      const value = readText(part);
      const bytes = Buffer.byteLength(value) + Buffer.byteLength(part.fieldname);
      onText(bytes);
      formSize += bytes;
      if (formSize > bodyLimit)
        throw refuse("too_large", {
          key: "request.too_large",
          params: { limit: sizeLabel(bodyLimit) },
        });
      if (!isValidText(part.fieldname)) throw notUtf8();
      textFields.push([part.fieldname, value]);
      continue;
    }
    try {
      if (!isValidText(part.fieldname + (part.filename ?? ""))) throw notUtf8();
      const { name, field, slot } = findField(part, fields, fieldFiles);
      await onFile();
      const file = await receiveFile(files, part, name, field, unchecked);
      if (file) fieldFiles.push({ field: name, slot, file });
    } catch (error) {
      part.file.destroy();
      throw error;
    }
  }
  return textFields;
}
