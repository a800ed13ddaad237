// The changes that somebody made to a build, field by field, in the reader's language.
import type { TFunction } from "i18next";
import type { LanguageCode } from "@lanyard/contract";
import type { BuildChoices } from "../editor/build-context.ts";
import { toBuildFields, type BuildFields } from "../fields/build-fields.ts";
import { sideText } from "../conflict/conflict-side.ts";
import type { BuildEdits } from "./edited.ts";
import { changedFields } from "../conflict/three-way.ts";

/** The names of selected pictures; pictures that were only removed or moved have none. */
const selectedPictures = (field: string, fields: BuildFields): string =>
  (field === "screenshots" ? fields.screenshots : [fields[field === "icon" ? "icon" : "banner"]])
    .flatMap(({ file, removed }) => (file && !removed ? [file.name] : []))
    .join("\n");

export function toEditTexts(
  { entered, base }: BuildEdits,
  choices: Partial<BuildChoices>,
  to: { readonly t: TFunction; readonly reader: LanguageCode },
): { readonly field: string; readonly text: string }[] {
  const mine = { fields: entered, stored: base };
  return changedFields({
    base: { fields: toBuildFields(base, to.reader), stored: base },
    mine,
  }).map((field) => ({
    field,
    text: sideText(field, mine, choices, to) ?? selectedPictures(field, entered),
  }));
}
