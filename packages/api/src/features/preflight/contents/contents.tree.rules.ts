// The files of a stored archive: path, size and type of each, and a hash of its content to compare two versions.
import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import {
  submissionLimits as limits,
  type ArchiveContents,
  type ArchiveFile,
  type FileKind,
  type UnreadReason,
} from "@lanyard/contract";
import type { Entry } from "yauzl";
import { smallContent } from "../../../platform/files/archive.small.ts";
import { readEntries, openSource, type Source } from "../../../platform/files/archive.source.ts";
import { detectKind } from "../archive.names.rules.ts";

/**
 * After this time the remaining files are listed by name and size only, so that a slow machine returns the tree too.
 */
const hashingMs = 20_000;
/** A file with a NUL in these first bytes is not text. */
const sniffedBytes = 4_096;

export type Tree = Pick<ArchiveContents, "size" | "files" | "truncated" | "unread">;

const kindsByName: readonly (readonly [FileKind, RegExp])[] = [
  ["picture", /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|heic|psd)$/i],
  ["font", /\.(?:woff2?|ttf|otf|eot)$/i],
  ["media", /\.(?:mp[34]|m4[av]|webm|og[gav]|wav|mov|avi|mkv|flac|aac)$/i],
  ["program", /\.(?:exe|com|scr|dll|so(?:\.\d+)*|dylib|msi|wasm|class|node)$/i],
  ["archive", /\.(?:zip|jar|war|7z|rar|tar|tgz|gz|bz2|xz|zst|cab|iso)$/i],
  [
    "text",
    /(?:\.(?:txt|md|html?|css|[cm]?[jt]sx?|json|map|xml|svg|ya?ml|toml|ini|csv|sql|sh|py|php|vue|env)|(?:^|\/)[A-Z]+)$/,
  ],
];

const kindByName = (path: string): FileKind =>
  kindsByName.find(([, fits]) => fits.test(path))?.[0] ?? "data";

/** The type of a file by its first bytes, whatever its name; a binary file of no known kind by its name. */
function detectType(path: string, first: Buffer): FileKind {
  const kind = detectKind(first, path);
  if (kind) return kind === "archive_program" ? "program" : "archive";
  if (!first.subarray(0, sniffedBytes).includes(0)) return "text";
  const byName = kindByName(path);
  return byName === "text" ? "data" : byName;
}

/** A file as the archive's directory alone describes it. */
const unreadFile = ({ fileName: path, uncompressedSize: size }: Entry): ArchiveFile => ({
  path,
  size,
  type: kindByName(path),
  hash: "",
});

async function readArchiveFile(
  source: Source,
  entry: Entry,
  deadline: number,
): Promise<ArchiveFile> {
  const { fileName: path, uncompressedSize: size } = entry;
  const hash = createHash("sha256");
  let first: Buffer | undefined;
  try {
    first = await smallContent(source, entry);
    if (first)
      return { path, size, type: detectType(path, first), hash: hash.update(first).digest("hex") };
    const { archive } = source;
    const stream = await promisify(archive.openReadStream.bind(archive))(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (Date.now() >= deadline) return unreadFile(entry);
      first ??= chunk;
      hash.update(chunk);
    }
  } catch (error) {
    if (error instanceof Error && "syscall" in error) throw error;
    return unreadFile(entry);
  }
  return { path, size, type: detectType(path, first ?? Buffer.alloc(0)), hash: hash.digest("hex") };
}

/** Why something could not be read, from the error of the reading. */
export function toUnreadReason(error: unknown): UnreadReason {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" ? "missing" : "broken";
}

async function readFiles(file: string, size: number, deadline: number): Promise<Tree> {
  const source = await openSource(file, size);
  const { archive } = source;
  const files: ArchiveFile[] = [];
  try {
    const entries: Entry[] = [];
    for await (const entry of readEntries(archive)) {
      if (!entry.fileName.endsWith("/")) entries.push(entry);
      if (entries.length > limits.archiveEntries) break;
    }
    const omitted = entries.splice(limits.archiveEntries);
    for (const entry of entries)
      files.push(
        Date.now() < deadline ? await readArchiveFile(source, entry, deadline) : unreadFile(entry),
      );
    return { size, files, truncated: omitted.length > 0 ? 1 : 0, unread: null };
  } finally {
    archive.close();
  }
}

export async function readTree(file: string, patience = hashingMs): Promise<Tree> {
  let size = 0;
  try {
    ({ size } = await stat(file));
    return await readFiles(file, size, Date.now() + patience);
  } catch (error) {
    return { size, files: [], truncated: 0, unread: toUnreadReason(error) };
  }
}
