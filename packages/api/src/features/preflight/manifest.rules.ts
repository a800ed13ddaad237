// The manifest at the root of an app's archive: its entry page and the permissions that it uses.
import type { Finding, Option } from "@lanyard/contract";
import { createFinding, type Place } from "./finding.rules.ts";

/** The permissions that a build asks for, and all that exist. */
export interface Permissions {
  readonly requested: readonly number[];
  readonly all: readonly Option[];
}

type Manifest = Readonly<Record<string, unknown>>;

/** Undefined unless the text is a JSON object. */
function parseManifest(text: string): Manifest | undefined {
  try {
    // Windows editors write a byte order mark.
    const manifest: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return typeof manifest === "object" && manifest !== null && !Array.isArray(manifest)
      ? (manifest as Manifest)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The permissions in the manifest; undefined when they are missing or invalid. */
function parsePermissions({ permissions: used }: Manifest): ReadonlySet<number> | undefined {
  return Array.isArray(used) && used.every(Number.isSafeInteger)
    ? new Set(used as number[])
    : undefined;
}

const isReadable = (manifest: Manifest, paths: ReadonlySet<string>): boolean => {
  const { entry, permissions } = manifest;
  const leads = entry === undefined || (typeof entry === "string" && paths.has(entry));
  return leads && (permissions === undefined || parsePermissions(manifest) !== undefined);
};

/** The maximum number of unknown permissions in a finding. */
const maxNames = 20;

/** Finds permissions that are asked for and unused, used and not asked for, or unknown. */
function judgePermissions(
  used: ReadonlySet<number>,
  { requested, all }: Permissions,
  file: string,
): readonly Finding[] {
  const place = { field: "permissions", file };
  const toNameParam = (id: number) => ({
    name: all.find((one) => one.id === id)?.label ?? String(id),
  });
  const knownIds = new Set(all.map(({ id }) => id));
  const unknown = [...used].filter((id) => !knownIds.has(id) && !requested.includes(id));
  const more = unknown.length > maxNames ? ", …" : "";
  const names = `${unknown.slice(0, maxNames).join(", ")}${more}`;
  return [
    ...requested
      .filter((id) => !used.has(id))
      .map((id) => createFinding("permission_unused", place, toNameParam(id))),
    ...all
      .filter(({ id }) => used.has(id) && !requested.includes(id))
      .map(({ id }) => createFinding("permission_missing", place, toNameParam(id))),
    ...(unknown.length === 0 ? [] : [createFinding("permission_unknown", place, { name: names })]),
  ];
}

/** `permissions` is undefined when it is not known which ones the build will ask for. */
export function judgeManifest(
  text: string,
  { field, file = "" }: Place,
  paths: ReadonlySet<string>,
  permissions: Permissions | undefined,
): readonly Finding[] {
  const manifest = parseManifest(text);
  if (!manifest || !isReadable(manifest, paths))
    return [createFinding("archive_entry", { field, file })];
  const used = parsePermissions(manifest);
  return used && permissions ? judgePermissions(used, permissions, file) : [];
}
