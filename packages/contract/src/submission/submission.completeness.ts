// Finds what is missing before a build can be sent for review; editor and server share these functions.
import type { FormProblem } from "../call.ts";
import { isBlank } from "../text.ts";
import { isUrl } from "../url.ts";
import { parsePrice } from "./price.ts";
import {
  neededFields,
  submissionFields,
  urlFields,
  type FieldByKind,
  type NeededField,
} from "./submission.fields.ts";

interface LanguageFacts {
  readonly id: number;
  readonly name: string;
  readonly description: string;
}

/** The facts that decide completeness, by field; both the editor's form and the database provide them. */
export interface BuildFacts
  extends
    Readonly<Record<FieldByKind<"text" | "url" | "currency">, string>>,
    Readonly<Record<FieldByKind<"choice">, number | null>>,
    Readonly<Record<FieldByKind<"money">, string | number>>,
    /** Whether there is a file. */
    Readonly<Record<FieldByKind<"archive" | "sql" | "image">, boolean>> {
  readonly languages: readonly LanguageFacts[];
}

/** Problems of URL fields that are filled in but not a URL; a draft must not have them either. */
export const urlProblems = (facts: Partial<Pick<BuildFacts, FieldByKind<"url">>>): FormProblem[] =>
  urlFields
    .filter((field) => !isBlank(facts[field] ?? "") && !isUrl(facts[field] ?? ""))
    .map((field) => ({ key: "link.invalid", field }));

function languageProblems(languages: readonly LanguageFacts[]): FormProblem[] {
  if (languages.length === 0)
    return [{ key: submissionFields.languages.needed, field: "languages" }];
  return languages.flatMap(({ id, name, description }) => [
    ...(isBlank(name) ? [{ key: "title.required", field: `languages[${id}][name]` } as const] : []),
    ...(isBlank(description)
      ? [{ key: "description.required", field: `languages[${id}][description]` } as const]
      : []),
  ]);
}

function priceProblems(typed: string | number): FormProblem[] {
  const price = parsePrice(typed);
  return "problem" in price ? [price.problem] : [];
}

/** Whether a text is blank, nothing is chosen, or no file is there. */
const isMissing = (fact: string | number | boolean | null) =>
  typeof fact === "string" ? isBlank(fact) : fact === null || fact === false;

function neededProblems(build: BuildFacts, field: NeededField): FormProblem[] {
  if (field === "languages") return languageProblems(build.languages);
  if (field === "price_amount") return priceProblems(build.price_amount);
  return isMissing(build[field]) ? [{ key: submissionFields[field].needed, field }] : [];
}

/** All problems that keep a build from review, in the order of the editor; empty when it can be sent. */
export const completenessProblems = (build: BuildFacts): FormProblem[] => [
  ...neededFields.flatMap((field) => neededProblems(build, field)),
  ...urlProblems(build),
];

/** The `neededFields` that are missing or wrong. */
export const missingFields = (build: BuildFacts): NeededField[] =>
  neededFields.filter((field) => neededProblems(build, field).length > 0);
