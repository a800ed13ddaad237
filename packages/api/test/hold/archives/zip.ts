// Writes ZIP files with any path and mode, and changes single fields of them.
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

interface Content {
  readonly path: string;
  readonly content: string;
  /** Unix mode with the kind of file, e.g. 0o120777. */
  readonly mode?: number;
}

export async function bytesOf(contents: readonly Content[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { path, content, mode } of contents)
    zip.addBuffer(Buffer.from(content), path, mode === undefined ? {} : { mode });
  zip.end();
  return buffer(zip.outputStream);
}

const signatures = { local: "PK\u0003\u0004", central: "PK\u0001\u0002", end: "PK\u0005\u0006" };

export interface Field {
  readonly name: string;
  /** The header that contains the field. */
  readonly at: keyof typeof signatures;
  readonly offset: number;
  readonly bytes: number;
}

/** The offset of the first header of that kind. */
export const headerAt = (zip: Buffer, kind: Field["at"]): number =>
  zip.indexOf(Buffer.from(signatures[kind], "latin1"));

/** The archive with this value in the field; if the field already has it, with the value plus one. */
export function tampered(zip: Buffer, field: Field, value: number): Buffer {
  const result = Buffer.from(zip);
  const at = headerAt(result, field.at) + field.offset;
  const old = result.readUIntLE(at, field.bytes);
  const most = 2 ** (8 * field.bytes) - 1;
  result.writeUIntLE(old === value ? (value + 1) % (most + 1) : value, at, field.bytes);
  return result;
}
