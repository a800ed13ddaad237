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
  parseAmount,
  parseCurrency,
  parseExpiration,
  applyFile,
  parseFlag,
  applyImage,
  fieldResult,
  parseMenuEntry,
  parseUrl,
  type LookupIds,
  type FieldResult,
} from "./submission.fields.form.ts";
import {
  parseAccounts,
  parsePermissions,
  parseScreenshots,
  parseTexts,
} from "./submission.lists.form.ts";

export interface FormInput {
  readonly form: SubmissionForm;
  readonly uploads: Uploads;
  /** The sender's language: `name` and `description` change the text that is shown in it. */
  readonly language: LanguageCode;
}

type FieldResults = { readonly [Name in FieldName]: FieldResult<Content[Name]> };

const parseFields = (
  current: Content,
  { form, uploads, language }: FormInput,
  lookupIds: LookupIds,
): FieldResults => ({
  ...each(textFields, (name) => fieldResult(form[name] ?? current[name])),
  ...each(urlFields, (name) => parseUrl(name, form[name], current[name])),
  ...each(flagFields, (name) => parseFlag(form[name], current[name])),
  ...each(imageFields, (name) => applyImage(uploads[name], form[removals[name]], current[name])),
  ...each(fileFields, (name) => applyFile(uploads[name], form[removals[name]], current[name])),
  languages: parseTexts(form, language, current.languages),
  menu_entry_id: parseMenuEntry(form.menu_entry_id, lookupIds, current.menu_entry_id),
  permissions: parsePermissions(form.permissions, lookupIds, current.permissions),
  screenshots: parseScreenshots(form, uploads, current.screenshots),
  expiration_id: parseExpiration(form.expiration_id, lookupIds, current.expiration_id),
  price_amount: parseAmount(form.price_amount, current.price_amount),
  price_currency: parseCurrency(form.price_currency, current.price_currency),
  company_token: parseAccounts(form.company_token, current.company_token),
});

/** The content with the values of the form; wrong fields keep their current value and add a problem. */
export function applyForm(
  current: Content,
  input: FormInput,
  lookupIds: LookupIds,
): { content: Content; problems: readonly Problem[] } {
  const results = parseFields(current, input, lookupIds);
  // Each result has the type of its field, which the types of `each` cannot express.
  const parsed = each(fieldNames, (name) => results[name].value) as unknown as Content;
  const isFree = parsed.price_amount.cents === freePrice;
  return {
    // A free product has no contract that ends.
    content: isFree ? { ...parsed, expiration_id: freeExpirationId } : parsed,
    problems: fieldNames.flatMap((name) => results[name].problems),
  };
}
