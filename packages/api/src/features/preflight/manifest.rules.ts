// The manifest at the root of an app's archive: its entry page and the permissions that it uses.
import type { Finding, Option } from "@lanyard/contract";
import { found, type Place } from "./finding.rules.ts";

/** The permissions that a build asks for, and all that exist. */
export interface Permissions {
  readonly asked: readonly number[];
  readonly all: readonly Option[];
}

type Manifest = Readonly<Record<string, unknown>>;

/** Undefined unless the text is a JSON object. */
function manifestIn(text: string): Manifest | undefined {
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
function usedIn({ permissions: used }: Manifest): ReadonlySet<number> | undefined {
  return Array.isArray(used) && used.every(Number.isSafeInteger)
    ? new Set(used as number[])
    : undefined;
}

const isReadable = (manifest: Manifest, paths: ReadonlySet<string>): boolean => {
  const { entry, permissions } = manifest;
  const leads = entry === undefined || (typeof entry === "string" && paths.has(entry));
  return leads && (permissions === undefined || usedIn(manifest) !== undefined);
};

/** The maximum number of unknown permissions in a finding. */
const mostNamed = 20;

/** Finds permissions that are asked for and unused, used and not asked for, or unknown. */
function judgePermissions(
  used: ReadonlySet<number>,
  { asked, all }: Permissions,
  file: string,
): readonly Finding[] {
  const place = { field: "permissions", file };
  const nameOf = (id: number) => ({
    name: all.find((one) => one.id === id)?.label ?? String(id),
  });
  const known = new Set(all.map(({ id }) => id));
  const unknown = [...used].filter((id) => !known.has(id) && !asked.includes(id));
  const more = unknown.length > mostNamed ? ", …" : "";
  const named = `${unknown.slice(0, mostNamed).join(", ")}${more}`;
  return [
    ...asked
      .filter((id) => !used.has(id))
      .map((id) => found("permission_unused", place, nameOf(id))),
    ...all
      .filter(({ id }) => used.has(id) && !asked.includes(id))
      .map(({ id }) => found("permission_missing", place, nameOf(id))),
    ...(unknown.length === 0 ? [] : [found("permission_unknown", place, { name: named })]),
  ];
}

/** `permissions` is undefined when it is not known which ones the build will ask for. */
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
