// What a saved form makes of a build's content, and everything that is wrong with it. Reads and writes nothing.
import {
  each,
  fieldNames,
  fileFields,
  flagFields,
  freeExpirationId,
  freePrice,
  imageFields,
  removals,
  textFields,
  urlFields,
  type FieldName,
  type LanguageCode,
  type Problem,
  type SubmissionForm,
} from "@lanyard/contract";
import type { Uploads } from "../files/uploads.ts";
import type { Content } from "./submission.content.ts";
import {
  readAmount,
  readCurrency,
  readExpiration,
  readFile,
  readFlag,
  readImage,
  reading,
  readMenuEntry,
  readUrl,
  type Known,
  type Reading,
} from "./submission.fields.form.ts";
import {
  readAccounts,
  readPermissions,
  readScreenshots,
  readTexts,
} from "./submission.lists.form.ts";

export interface Sent {
  readonly form: SubmissionForm;
  readonly uploads: Uploads;
  /** The sender's: `name` and `description` are the texts that they see. */
  readonly language: LanguageCode;
}

type Readings = { readonly [Name in FieldName]: Reading<Content[Name]> };

const readingsOf = (was: Content, { form, uploads, language }: Sent, known: Known): Readings => ({
  ...each(textFields, (name) => reading(form[name] ?? was[name])),
  ...each(urlFields, (name) => readUrl(name, form[name], was[name])),
  ...each(flagFields, (name) => readFlag(form[name], was[name])),
  ...each(imageFields, (name) => readImage(uploads[name], form[removals[name]], was[name])),
  ...each(fileFields, (name) => readFile(uploads[name], form[removals[name]], was[name])),
  languages: readTexts(form, language, was.languages),
  menu_entry_id: readMenuEntry(form.menu_entry_id, known, was.menu_entry_id),
  permissions: readPermissions(form.permissions, known, was.permissions),
  screenshots: readScreenshots(form, uploads, was.screenshots),
  expiration_id: readExpiration(form.expiration_id, known, was.expiration_id),
  price_amount: readAmount(form.price_amount, was.price_amount),
  price_currency: readCurrency(form.price_currency, was.price_currency),
  company_token: readAccounts(form.company_token, was.company_token),
});

/** The content after the form, fields that are wrong left as they were, and one problem for each of those. */
export function applyForm(
  was: Content,
  sent: Sent,
  known: Known,
): { content: Content; problems: readonly Problem[] } {
  const readings = readingsOf(was, sent, known);
  // Each reading has the type of its field, which the entries of an object cannot say.
  const read = each(fieldNames, (name) => readings[name].value) as unknown as Content;
  const isFree = read.price_amount.cents === freePrice;
  return {
    // What is free has no contract to end.
    content: isFree ? { ...read, expiration_id: freeExpirationId } : read,
    problems: fieldNames.flatMap((name) => readings[name].problems),
  };
}
