// The texts of a build in every language, as one column of a query, and the choice among them for a reader.
import { inLanguage, languages, type LanguageCode } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { submissions, submissionTexts } from "./submission.tables.ts";

export interface Text {
  readonly languageId: number;
  readonly name: string;
  readonly description: string;
}

/** For a select that holds `submissions` beside another table. */
export const textsColumn = sql<Text[]>`coalesce((
  select json_agg(json_build_object('languageId', t.language_id, 'name', t.name, 'description', t.description) order by t.language_id)
  from ${submissionTexts} t where t.submission_id = ${submissions.id}), '[]')`;

/** The texts with their codes, in the order of the language ids. */
export const coded = (texts: readonly Text[]) =>
  languages.flatMap(({ id, code }) =>
    texts.filter((text) => text.languageId === id).map((text) => ({ ...text, code })),
  );

const idOf = new Map(languages.map(({ code, id }) => [code, id]));

/** The text that a reader sees: theirs, else Italian, else English, else the first. */
export const textFor = (texts: readonly Text[], reader: LanguageCode): Text | undefined =>
  texts.find(({ languageId }) => languageId === idOf.get(reader)) ??
  inLanguage(coded(texts), reader);

/** The title that a reader sees, else the name that the product was created with. */
export const titleFor = (texts: readonly Text[], reader: LanguageCode, created: string): string =>
  textFor(texts, reader)?.name || created;
