// What an archive holds: whether it harms who unpacks it, then every file's first bytes, and the text of those that are text.
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import type { Finding, MessageKey, PreflightRule } from "@lanyard/contract";
import type { Entry, ZipFile } from "yauzl";
import { checkArchive } from "../files/archive.ts";
import { entriesOf, sourceOf } from "../files/archive.source.ts";
import { Refused } from "../shared/refuse.ts";
import { manifestName } from "./archive.listing.rules.ts";
import { kindOf, tellingName } from "./archive.names.rules.ts";
import { found, findings } from "./finding.rules.ts";
import { judgeManifest, type Permissions } from "./manifest.rules.ts";
import { secretsIn } from "./secret.rules.ts";

const MB = 1024 * 1024;
/** Of one text: more of it is not read. */
const textBytes = 4 * MB;
/** Of all texts together. */
const mostTextBytes = 128 * MB;
/** A file with a NUL among these is no text. */
const sniffedBytes = 4_096;

type HostileRule = Extract<
  PreflightRule,
  "archive_empty" | "archive_path" | "archive_name" | "archive_twins" | "archive_bomb"
>;
/** What a refused upload is called in an inspection. */
const ruleOf: Partial<Record<MessageKey, HostileRule>> = {
  "archive.empty": "archive_empty",
  "archive.unsafe_path": "archive_path",
  "archive.reserved_name": "archive_name",
  "archive.same_name": "archive_twins",
  "archive.unpacks_too_large": "archive_bomb",
};

/** Why it would be refused; undefined for an archive that is not hostile. */
async function hostility(file: string, field: string): Promise<Finding | undefined> {
  try {
    await checkArchive(file, field);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [problem] = error.problems;
    const path = problem?.params?.["path"];
    return found((problem && ruleOf[problem.key]) ?? "archive_unreadable", {
      field,
      ...(typeof path === "string" && { file: path }),
    });
  }
}

interface Read {
  readonly bytes: Buffer;
  /** More than was read belongs to it. */
  readonly cut: boolean;
}

/** The whole of a text up to its limit, of anything else the first bytes. */
async function contentOf(stream: Readable): Promise<Read> {
  const chunks: Buffer[] = [];
  let length = 0;
  let isText: boolean | undefined;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    isText ??= !chunk.subarray(0, sniffedBytes).includes(0);
    if (!isText) return { bytes: chunk, cut: false };
    if (length > textBytes)
      return { bytes: Buffer.concat(chunks).subarray(0, textBytes), cut: true };
  }
  return { bytes: Buffer.concat(chunks), cut: false };
}

const isBinary = (bytes: Buffer): boolean => bytes.subarray(0, sniffedBytes).includes(0);

interface Expected {
  /** The wire field of the archive. */
  readonly field: string;
  /** Undefined where it is not known what the build will ask for. */
  readonly permissions?: Permissions | undefined;
}

interface Judged {
  readonly findings: readonly Finding[];
  readonly textBytes: number;
}

async function judgeFile(
  archive: ZipFile,
  entry: Entry,
  paths: ReadonlySet<string>,
  { field, permissions }: Expected,
): Promise<Judged> {
  const { fileName: file } = entry;
  const stream = await promisify(archive.openReadStream.bind(archive))(entry);
  const { bytes, cut } = await contentOf(stream).finally(() => stream.destroy());
  const kind = kindOf(bytes);
  // What its name has told already is not told again.
  const own = kind && tellingName(file) === undefined ? [found(kind, { field, file })] : [];
  if (isBinary(bytes)) return { findings: own, textBytes: 0 };
  const text = bytes.toString();
  return {
    findings: [
      ...own,
      ...secretsIn(text, { field, file }),
      ...(file === manifestName ? judgeManifest(text, { field, file }, paths, permissions) : []),
      ...(cut ? [found("inspection_part", { field, file })] : []),
    ],
    textBytes: bytes.length,
  };
}

async function judgeFiles(file: string, expected: Expected): Promise<readonly Finding[]> {
  const { archive } = await sourceOf(file, (await stat(file)).size);
  const list = findings();
  const { field } = expected;
  try {
    const entries: Entry[] = [];
    for await (const entry of entriesOf(archive))
      if (!entry.fileName.endsWith("/")) entries.push(entry);
    const paths = new Set(entries.map(({ fileName }) => fileName));
    let left = mostTextBytes;
    for (const entry of entries) {
      if (left <= 0) {
        list.add(found("inspection_part", { field }));
        break;
      }
      const judged = await judgeFile(archive, entry, paths, expected);
      list.add(...judged.findings);
      left -= judged.textBytes;
    }
  } finally {
    archive.close();
  }
  return list.all;
}

/** `checked`: it has been an upload before, and is not hostile. */
export async function inspectContents(
  file: string,
  expected: Expected,
  checked: boolean,
): Promise<readonly Finding[]> {
  const hostile = checked ? undefined : await hostility(file, expected.field);
  return hostile ? [hostile] : judgeFiles(file, expected);
}
