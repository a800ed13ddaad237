// Applies a saved form to a build's content: the new content, and all problems of the form.
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
import type { Uploads } from "../../platform/files/uploads.ts";
import type { Content } from "./submission.content.ts";
import {
  readAmount,
  readCurrency,
  readExpiration,
  readFile,
  readFlag,
  readImage,
  fieldResult,
  readMenuEntry,
  readUrl,
  type LookupIds,
  type FieldResult,
} from "./submission.fields.form.ts";
import {
  readAccounts,
  readPermissions,
  readScreenshots,
  readTexts,
} from "./submission.lists.form.ts";

export interface SentForm {
  readonly form: SubmissionForm;
  readonly uploads: Uploads;
  /** The sender's language: `name` and `description` change the text that is shown in it. */
  readonly language: LanguageCode;
}

type FieldResults = { readonly [Name in FieldName]: FieldResult<Content[Name]> };

const fieldResultsOf = (
  current: Content,
  { form, uploads, language }: SentForm,
  lookupIds: LookupIds,
): FieldResults => ({
  ...each(textFields, (name) => fieldResult(form[name] ?? current[name])),
  ...each(urlFields, (name) => readUrl(name, form[name], current[name])),
  ...each(flagFields, (name) => readFlag(form[name], current[name])),
  ...each(imageFields, (name) => readImage(uploads[name], form[removals[name]], current[name])),
  ...each(fileFields, (name) => readFile(uploads[name], form[removals[name]], current[name])),
  languages: readTexts(form, language, current.languages),
  menu_entry_id: readMenuEntry(form.menu_entry_id, lookupIds, current.menu_entry_id),
  permissions: readPermissions(form.permissions, lookupIds, current.permissions),
  screenshots: readScreenshots(form, uploads, current.screenshots),
  expiration_id: readExpiration(form.expiration_id, lookupIds, current.expiration_id),
  price_amount: readAmount(form.price_amount, current.price_amount),
  price_currency: readCurrency(form.price_currency, current.price_currency),
  company_token: readAccounts(form.company_token, current.company_token),
});

/** The content with the values of the form; wrong fields keep their current value and add a problem. */
export function applyForm(
  current: Content,
  sent: SentForm,
  lookupIds: LookupIds,
): { content: Content; problems: readonly Problem[] } {
  const results = fieldResultsOf(current, sent, lookupIds);
  // Each result has the type of its field, which the types of `each` cannot express.
  const read = each(fieldNames, (name) => results[name].value) as unknown as Content;
  const isFree = read.price_amount.cents === freePrice;
  return {
    // A free product has no contract that ends.
    content: isFree ? { ...read, expiration_id: freeExpirationId } : read,
    problems: fieldNames.flatMap((name) => results[name].problems),
  };
}
