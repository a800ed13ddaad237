// The progress of a build: which of the fields that a review needs are ready, and the state of each section of the
// editor.
import {
  neededFields,
  submissionFields,
  type BuildSection,
  type FormProblem,
  type NeededField,
} from "@lanyard/contract";
import { sectionOf } from "./wire-fields.ts";

/** The required fields that the editor asks for; the currency is fixed there. */
export const askedFields: readonly NeededField[] = neededFields.filter(
  (field) => field !== "price_currency",
);

const isAbout = ({ field = "" }: FormProblem, name: NeededField) =>
  field.replace(/\[.*$/, "") === name;

/** How many of `askedFields` are ready. */
export const readyCount = (missing: readonly FormProblem[]): number =>
  askedFields.filter((name) => !missing.some((problem) => isAbout(problem, name))).length;

export type Standing = "ready" | "open" | "wrong";

/** Undefined for a section without required fields and errors. */
export function standingOf(
  section: BuildSection,
  missing: readonly FormProblem[],
  shows: (field: string) => boolean,
): Standing | undefined {
  const own = missing.filter(({ field = "" }) => sectionOf(field) === section);
  if (own.some(({ field = "" }) => shows(field))) return "wrong";
  if (own.length > 0) return "open";
  return askedFields.some((name) => submissionFields[name].section === section)
    ? "ready"
    : undefined;
}
