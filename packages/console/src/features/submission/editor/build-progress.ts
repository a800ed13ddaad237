// The progress of a build: which of the fields that a review needs are ready, and the state of each section of the
// editor.
import {
  neededFields,
  submissionFields,
  type BuildSection,
  type FormProblem,
  type NeededField,
} from "@lanyard/contract";
import { findSection } from "../fields/wire-fields.ts";

/** The required fields that the editor asks for; the currency is fixed there. */
export const requiredFields: readonly NeededField[] = neededFields.filter(
  (field) => field !== "price_currency",
);

/** What keeps a field from being ready: something missing in it, or a finding that stops the build. */
type Lack = Pick<FormProblem, "field">;

const concerns = ({ field = "" }: Lack, name: NeededField) => field.replace(/\[.*$/, "") === name;

/** How many of `askedFields` are ready. */
export const readyCount = (lacks: readonly Lack[]): number =>
  requiredFields.filter((name) => !lacks.some((lack) => concerns(lack, name))).length;

export type SectionState = "ready" | "open" | "wrong";

/** Undefined for a section without required fields and errors. */
export function getSectionState(
  section: BuildSection,
  lacks: readonly Lack[],
  shows: (field: string) => boolean,
): SectionState | undefined {
  const sectionLacks = lacks.filter(({ field = "" }) => findSection(field) === section);
  if (sectionLacks.some(({ field = "" }) => shows(field))) return "wrong";
  if (sectionLacks.length > 0) return "open";
  return requiredFields.some((name) => submissionFields[name].section === section)
    ? "ready"
    : undefined;
}
