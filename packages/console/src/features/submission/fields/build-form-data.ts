// The request of the build editor: all fields of the form, and the files that changed.
import { removals, tidyText, type ProductDetail } from "@lanyard/contract";
import {
  draftProblems,
  editorFiles,
  editorFlags,
  editorTexts,
  type BuildFields,
  type FileChange,
  type Shot,
} from "./build-fields.ts";
import { listEntries, offerEntries } from "../offer/offer.ts";

/** A file of the request; uploads are in the order of the request. */
export interface Upload {
  /** The form's field, or the id of a screenshot. */
  readonly key: string;
  /** The name in the request, which the server's problems have as their field. */
  readonly field: string;
  readonly size: number;
}

export interface BuildRequest {
  readonly body: FormData;
  readonly uploads: readonly Upload[];
  /** A second request that orders new screenshots among stored ones: new ones get their ids in the first response. */
  readonly reorder: ((stored: ProductDetail) => FormData) | undefined;
}

const isRemoved = (change: FileChange) => change.removed && change.file === null;

/** Undefined if all new screenshots come last, where the server puts them anyway. */
function reordering(shots: readonly Shot[]): BuildRequest["reorder"] {
  const firstNew = shots.findIndex((shot) => shot.savedId === null);
  if (firstNew === -1 || !shots.slice(firstNew).some((shot) => shot.savedId !== null))
    return undefined;
  const savedIds = new Set(shots.map((shot) => shot.savedId));
  return ({ screenshots }) => {
    const newIds = screenshots.map((shot) => shot.screenshot_id).filter((id) => !savedIds.has(id));
    const body = new FormData();
    for (const [index, shot] of shots.entries())
      body.append(`screenshot_order[${index}]`, String(shot.savedId ?? newIds.shift()));
    return body;
  };
}

export function buildRequest(fields: BuildFields): BuildRequest {
  const body = new FormData();
  const uploads: Upload[] = [];
  const append = (name: string, value: string) => body.append(name, tidyText(value));

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
  for (const name of editorFiles) if (isRemoved(fields[name])) append(removals[name], "1");

  const saved = fields.screenshots.filter((shot) => shot.savedId !== null);
  const removed = saved.filter((shot) => shot.removed);
  const staying = saved.filter((shot) => !shot.removed);
  for (const [index, shot] of removed.entries())
    append(`remove_screenshots[${index}]`, String(shot.savedId));
  for (const [index, shot] of staying.entries())
    append(`screenshot_order[${index}]`, String(shot.savedId));

  // Files come last, so that a server that reads in order can check the fields first.
  const send = (name: string, file: File, key: string) => {
    body.append(name, file, file.name);
    uploads.push({ key, field: name, size: file.size });
  };
  for (const name of editorFiles) {
    const { file } = fields[name];
    if (file) send(name, file, name);
  }
  const added = fields.screenshots.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
  for (const [index, { id, file }] of added.entries()) send(`screenshots[${index}]`, file, id);
  return { body, uploads, reorder: reordering(fields.screenshots.filter((shot) => !shot.removed)) };
}

/** Files are only uploaded or removed when the user saves. */
const changesFiles = (fields: BuildFields) =>
  editorFiles.some((name) => fields[name].file ?? fields[name].removed) ||
  fields.screenshots.some(({ file, removed }) => file ?? removed);

/** Whether a draft with these fields may be saved without the user. */
export const autosavable = (fields: BuildFields): boolean =>
  fields.languages.length > 0 && !changesFiles(fields) && draftProblems(fields).length === 0;

/** The progress of each file, 0 to 1, when this fraction of the request is sent. */
export function getProgress(
  uploads: readonly Pick<Upload, "key" | "size">[],
  fraction: number,
): ReadonlyMap<string, number> {
  const total = uploads.reduce((sum, upload) => sum + upload.size, 0);
  const sentBytes = total * fraction;
  let before = 0;
  const progress = new Map<string, number>();
  for (const { key, size } of uploads) {
    progress.set(
      key,
      size === 0 ? fraction : Math.min(1, Math.max(0, (sentBytes - before) / size)),
    );
    before += size;
  }
  return progress;
}
