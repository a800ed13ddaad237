// What an app says of itself at the root of its archive: its first page, and the permissions that it uses.
import type { Finding, Option } from "@lanyard/contract";
import { found, type Place } from "./finding.rules.ts";

/** Those that a build asks for, and all that one can ask for. */
export interface Permissions {
  readonly asked: readonly number[];
  readonly all: readonly Option[];
}

type Manifest = Readonly<Record<string, unknown>>;

/** Undefined for what is no JSON object. */
function manifestIn(text: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(text);
    return typeof manifest === "object" && manifest !== null && !Array.isArray(manifest)
      ? (manifest as Manifest)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where it says nothing of them, or nothing that can be read. */
function usedIn({ permissions: used }: Manifest): ReadonlySet<number> | undefined {
  return Array.isArray(used) && used.every((id) => Number.isSafeInteger(id))
    ? new Set(used as number[])
    : undefined;
}

const isReadable = (manifest: Manifest, paths: ReadonlySet<string>): boolean => {
  const { entry, permissions } = manifest;
  const leads = entry === undefined || (typeof entry === "string" && paths.has(entry));
  return leads && (permissions === undefined || usedIn(manifest) !== undefined);
};

/** What it asks for and does not use, and the other way round. */
function judgePermissions(
  used: ReadonlySet<number>,
  { asked, all }: Permissions,
  file: string,
): readonly Finding[] {
  const place = { field: "permissions", file };
  const nameOf = (id: number) => ({
    name: all.find((one) => one.id === id)?.label ?? String(id),
  });
  return [
    ...asked
      .filter((id) => !used.has(id))
      .map((id) => found("permission_unused", place, nameOf(id))),
    ...[...used]
      .filter((id) => !asked.includes(id))
      .map((id) => found("permission_missing", place, nameOf(id))),
  ];
}

/** `permissions` are undefined where it is not known what the build will ask for. */
export function judgeManifest(
  text: string,
  { field, file = "" }: Place,
  paths: ReadonlySet<string>,
  permissions: Permissions | undefined,
): readonly Finding[] {
  const manifest = manifestIn(text);
  if (!manifest || !isReadable(manifest, paths)) return [found("archive_entry", { field, file })];
  const used = usedIn(manifest);
  return used && permissions ? judgePermissions(used, permissions, file) : [];
}
