// The progress of a build: which of the fields that a review needs are ready, and the state of each section of the
// editor.
import {
  neededFields,
  submissionFields,
  type BuildSection,
  type FormProblem,
  type NeededField,
} from "@lanyard/contract";
import { sectionOf } from "../fields/wire-fields.ts";

/** The required fields that the editor asks for; the currency is fixed there. */
export const askedFields: readonly NeededField[] = neededFields.filter(
  (field) => field !== "price_currency",
);

/** What keeps a field from being ready: something missing in it, or a finding that stops the build. */
type Lack = Pick<FormProblem, "field">;

const isAbout = ({ field = "" }: Lack, name: NeededField) => field.replace(/\[.*$/, "") === name;

/** How many of `askedFields` are ready. */
export const readyCount = (lacks: readonly Lack[]): number =>
  askedFields.filter((name) => !lacks.some((lack) => isAbout(lack, name))).length;

export type Standing = "ready" | "open" | "wrong";

/** Undefined for a section without required fields and errors. */
export function standingOf(
  section: BuildSection,
  lacks: readonly Lack[],
  shows: (field: string) => boolean,
): Standing | undefined {
  const own = lacks.filter(({ field = "" }) => sectionOf(field) === section);
  if (own.some(({ field = "" }) => shows(field))) return "wrong";
  if (own.length > 0) return "open";
  return askedFields.some((name) => submissionFields[name].section === section)
    ? "ready"
    : undefined;
}
