// Inspects the contents of an archive: whether unpacking it does harm, the first bytes of every file, and the text of
// text files.
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import type { Finding, MessageKey, PreflightRule } from "@lanyard/contract";
import type { Entry } from "yauzl";
import { checkArchive } from "../../platform/files/archive.ts";
import { smallContent } from "../../platform/files/archive.small.ts";
import { readEntries, openSource, type Source } from "../../platform/files/archive.source.ts";
import { Refused } from "../../platform/refuse.ts";
import { manifestName } from "./archive.listing.rules.ts";
import { isPackedPage, detectKind, tellingName } from "./archive.names.rules.ts";
import { createFinding, findings } from "./finding.rules.ts";
import { judgeManifest, type Permissions } from "./manifest.rules.ts";
import { findOutside } from "./outside.rules.ts";
import { findSecrets } from "./secret.rules.ts";

const MB = 1024 * 1024;
/** The limit per text file; the rest is not read. */
const textBytes = 4 * MB;
/** The limit for all text files together. */
const mostTextBytes = 128 * MB;
/** A file with a NUL in these first bytes is not text, unless it is marked as UTF-16. */
const sniffedBytes = 4_096;

type HostileRule = Extract<
  PreflightRule,
  "archive_empty" | "archive_path" | "archive_name" | "archive_twins" | "archive_bomb"
>;
/** The rule for each reason to refuse an upload. */
const ruleByKey: Partial<Record<MessageKey, HostileRule>> = {
  "archive.empty": "archive_empty",
  "archive.unsafe_path": "archive_path",
  "archive.reserved_name": "archive_name",
  "archive.same_name": "archive_twins",
  "archive.unpacks_too_large": "archive_bomb",
};

/** The reason for which an upload would be refused; undefined for an archive that is not hostile. */
async function hostility(file: string, field: string): Promise<Finding | undefined> {
  try {
    await checkArchive(file, field);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [problem] = error.problems;
    const path = problem?.params?.["path"];
    return createFinding((problem && ruleByKey[problem.key]) ?? "archive_unreadable", {
      field,
      ...(typeof path === "string" && { file: path }),
    });
  }
}

/** Editors and shells of Windows write UTF-16 with this mark; every other byte of it may be NUL. */
function wideEncoding([first, second]: Buffer): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

const isBinary = (bytes: Buffer): boolean =>
  !wideEncoding(bytes) && bytes.subarray(0, sniffedBytes).includes(0);

function decodeText(bytes: Buffer): Buffer {
  const encoding = wideEncoding(bytes);
  return encoding ? Buffer.from(new TextDecoder(encoding).decode(bytes)) : bytes;
}

interface FileStart {
  /** Valid until the next file is read. */
  readonly bytes: Buffer;
  /** The file is longer than what was read. */
  readonly cut: boolean;
}

/**
 * Reads a text up to its limit, and only the first chunk of a binary file. Texts are read into `room`, which the next
 * file overwrites.
 */
async function readContent(stream: Readable, room: Buffer): Promise<FileStart> {
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (length === 0 && isBinary(chunk)) return { bytes: chunk, cut: false };
    length += chunk.copy(room, length);
    if (length > textBytes) return { bytes: room.subarray(0, textBytes), cut: true };
  }
  return { bytes: room.subarray(0, length), cut: false };
}

interface Expected {
  /** The wire field of the archive. */
  readonly field: string;
  /** Undefined when it is not known which permissions the build will ask for. */
  readonly permissions?: Permissions | undefined;
}

async function readEntry(source: Source, entry: Entry, room: Buffer): Promise<FileStart> {
  const small = await smallContent(source, entry);
  if (small) return { bytes: small, cut: false };
  const { archive } = source;
  const stream = await promisify(archive.openReadStream.bind(archive))(entry);
  return readContent(stream, room).finally(() => stream.destroy());
}

interface Judged {
  readonly findings: readonly Finding[];
  readonly textBytes: number;
}

async function judgeFile(
  source: Source,
  entry: Entry,
  paths: ReadonlySet<string>,
  { field, permissions }: Expected,
  room: Buffer,
): Promise<Judged> {
  const { fileName: file } = entry;
  const { bytes, cut } = await readEntry(source, entry, room);
  const kind = detectKind(bytes, file);
  // A finding that follows from the name is already reported.
  const isReported = tellingName(file) !== undefined || isPackedPage(file, paths);
  const kindFindings = kind && !isReported ? [createFinding(kind, { field, file })] : [];
  if (isBinary(bytes)) return { findings: kindFindings, textBytes: 0 };
  const text = decodeText(bytes);
  return {
    findings: [
      ...kindFindings,
      ...findSecrets(text, { field, file }),
      ...findOutside(text, { field, file }),
      ...(file === manifestName
        ? judgeManifest(text.toString(), { field, file }, paths, permissions)
        : []),
      ...(cut ? [createFinding("inspection_part", { field, file })] : []),
    ],
    textBytes: bytes.length,
  };
}

async function judgeFiles(file: string, expected: Expected): Promise<readonly Finding[]> {
  const source = await openSource(file, (await stat(file)).size);
  const { archive } = source;
  const list = findings();
  const { field } = expected;
  try {
    const entries: Entry[] = [];
    for await (const entry of readEntries(archive))
      if (!entry.fileName.endsWith("/")) entries.push(entry);
    const paths = new Set(entries.map(({ fileName }) => fileName));
    const room = Buffer.allocUnsafeSlow(textBytes + 1);
    let remaining = mostTextBytes;
    for (const entry of entries) {
      if (remaining <= 0) {
        list.add(createFinding("inspection_part", { field }));
        break;
      }
      const judged = await judgeFile(source, entry, paths, expected, room);
      list.add(...judged.findings);
      remaining -= judged.textBytes;
    }
  } finally {
    archive.close();
  }
  return list.all;
}

/** `checked`: the archive was checked as an upload and is not hostile. */
export async function inspectContents(
  file: string,
  expected: Expected,
  checked: boolean,
): Promise<readonly Finding[]> {
  const hostile = checked ? undefined : await hostility(file, expected.field);
  return hostile ? [hostile] : judgeFiles(file, expected);
}
