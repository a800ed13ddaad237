// Inspects an archive's directory before anything is unpacked, which gives the first findings.
import { stat } from "node:fs/promises";
import { submissionLimits as limits, type Finding } from "@lanyard/contract";
import { openDirectory, readEntries } from "../../platform/files/archive.source.ts";
import { isLicense, tellingName } from "./archive.names.rules.ts";
import { createFinding, findings } from "./finding.rules.ts";

const MB = 1024 * 1024;
/** A single file of more than this is reported, because companies wait for it at every update. */
const heavyBytes = 20 * MB;
/** The manifest of an app, at the root of its archive. */
export const manifestName = "app.json";

interface Entry {
  readonly path: string;
  readonly bytes: number;
}

/** The only folder at the root if all files are in it; otherwise undefined. */
function onlyFolder(paths: readonly string[]): string | undefined {
  const [first = ""] = paths;
  const folder = first.includes("/") ? first.slice(0, first.indexOf("/") + 1) : undefined;
  return folder !== undefined && paths.every((path) => path.startsWith(folder))
    ? folder
    : undefined;
}

/** The findings about names and sizes of files. */
export function judgeListing(entries: readonly Entry[], field: string): readonly Finding[] {
  const list = findings();
  const files = entries.filter(({ path }) => !path.endsWith("/"));
  const reported = new Set<string>();
  for (const { path, bytes } of files) {
    const name = tellingName(path);
    if (name && !reported.has(name.path))
      list.add(createFinding(name.rule, { field, file: name.path }));
    if (name) reported.add(name.path);
    if (bytes > heavyBytes)
      list.add(
        createFinding(
          "archive_heavy",
          { field, file: path },
          { megabytes: Math.round(bytes / MB) },
        ),
      );
  }
  const paths = files.map(({ path }) => path);
  const folder = onlyFolder(paths);
  if (folder !== undefined) list.add(createFinding("archive_folder", { field, file: folder }));
  else if (paths.length > 0 && !paths.includes(manifestName))
    list.add(createFinding("archive_manifest", { field, file: manifestName }));
  if (paths.length > 0 && !paths.some(isLicense))
    list.add(createFinding("archive_license", { field }));
  return list.all;
}

/**
 * Finds nothing in an unreadable archive, because the inspection of its contents reports that. The file may be only the
 * end of the archive, from the byte `from` on.
 */
export async function inspectListing(
  file: string,
  field: string,
  from = 0,
): Promise<readonly Finding[]> {
  const { size } = await stat(file);
  const entries: Entry[] = [];
  try {
    const archive = await openDirectory(file, size, from);
    try {
      for await (const { fileName, uncompressedSize } of readEntries(archive)) {
        if (entries.length >= limits.archiveEntries) return [];
        entries.push({ path: fileName, bytes: uncompressedSize });
      }
    } finally {
      archive.close();
    }
  } catch (error) {
    if (error instanceof Error && "syscall" in error) throw error;
    return [];
  }
  return judgeListing(entries, field);
}
