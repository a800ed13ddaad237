// What the build editor sends: every field of the form, and of the files only those that changed.
import { removals, type ProductDetail } from "@lanyard/contract";
import {
  editorFiles,
  editorFlags,
  editorTexts,
  type BuildFields,
  type FileChange,
  type Shot,
} from "./build-fields.ts";
import { listEntries, offerEntries } from "./offer.ts";

/** A file on its way, in the order in which the request carries them. */
export interface Upload {
  /** The form's field, or the id of a screenshot. */
  readonly key: string;
  readonly size: number;
}

export interface BuildRequest {
  readonly body: FormData;
  readonly uploads: readonly Upload[];
  /** What puts new screenshots before stored ones: they have no id to name before they are stored. */
  readonly reorder: ((stored: ProductDetail) => FormData) | undefined;
}

const isGone = (change: FileChange) => change.removed && change.file === null;

/** Undefined when the order of arrival, new ones last, is the wanted order. */
function reordering(shots: readonly Shot[]): BuildRequest["reorder"] {
  const firstNew = shots.findIndex((shot) => shot.savedId === null);
  if (firstNew === -1 || !shots.slice(firstNew).some((shot) => shot.savedId !== null))
    return undefined;
  const known = new Set(shots.map((shot) => shot.savedId));
  return ({ screenshots }) => {
    const arrived = screenshots.map((shot) => shot.screenshot_id).filter((id) => !known.has(id));
    const body = new FormData();
    for (const [index, shot] of shots.entries())
      body.append(`screenshot_order[${index}]`, String(shot.savedId ?? arrived.shift()));
    return body;
  };
}

export function buildRequest(fields: BuildFields): BuildRequest {
  const body = new FormData();
  const uploads: Upload[] = [];
  const append = (name: string, value: string) => body.append(name, value.trim());

  for (const id of fields.languages) {
    append(`languages[${id}][name]`, fields.texts[`l${id}`]?.name ?? "");
    append(`languages[${id}][description]`, fields.texts[`l${id}`]?.description ?? "");
  }
  append("menu_entry_id", fields.menu_entry_id);
  for (const name of editorTexts) append(name, fields[name]);
  for (const name of editorFlags) append(name, fields[name] ? "1" : "0");
  for (const [name, value] of [
    ...listEntries("permissions", fields.permissions),
    ...offerEntries(fields.offer),
  ])
    append(name, value);
  for (const name of editorFiles) if (isGone(fields[name])) append(removals[name], "1");

  const saved = fields.screenshots.filter((shot) => shot.savedId !== null);
  const gone = saved.filter((shot) => shot.removed);
  const staying = saved.filter((shot) => !shot.removed);
  for (const [index, shot] of gone.entries())
    append(`remove_screenshots[${index}]`, String(shot.savedId));
  for (const [index, shot] of staying.entries())
    append(`screenshot_order[${index}]`, String(shot.savedId));

  // Files come last: a server that reads as it goes has judged the fields before the bytes arrive.
  const send = (name: string, file: File, key: string) => {
    body.append(name, file, file.name);
    uploads.push({ key, size: file.size });
  };
  for (const name of editorFiles) {
    const { file } = fields[name];
    if (file) send(name, file, name);
  }
  const added = fields.screenshots.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
  for (const [index, { id, file }] of added.entries()) send(`screenshots[${index}]`, file, id);
  return { body, uploads, reorder: reordering(fields.screenshots.filter((shot) => !shot.removed)) };
}

/** How much of each file has left, 0 to 1, when this fraction of the whole request has. */
export function progressOf(
  uploads: readonly Upload[],
  fraction: number,
): ReadonlyMap<string, number> {
  const total = uploads.reduce((sum, upload) => sum + upload.size, 0);
  const sent = total * fraction;
  let before = 0;
  const progress = new Map<string, number>();
  for (const { key, size } of uploads) {
    progress.set(key, size === 0 ? fraction : Math.min(1, Math.max(0, (sent - before) / size)));
    before += size;
  }
  return progress;
}
