// Maps API fields to the editor: section, language, name in the form.
import {
  fieldNames,
  submissionFields,
  type BuildSection,
  type OfferField,
} from "@lanyard/contract";

const offerNames: Readonly<Record<OfferField, string>> = {
  expiration_id: "offer.expiration",
  price_amount: "offer.price",
  price_currency: "offer.currency",
  is_private: "offer.isPrivate",
  company_token: "offer.accounts",
};

const languageText = /^languages\[(\d+)\]\[(name|description)\]$/;

/**
 * The editor's field that shows a problem: `company_token` for `company_token[2]`; a language's text is its own field.
 */
export const toEditorField = (field: string): string =>
  languageText.test(field) ? field : field.replace(/\[.*$/, "");

/** The section of a field; undefined if the editor does not show it. */
export function findSection(field: string): BuildSection | undefined {
  const name = fieldNames.find((each) => each === field.replace(/\[.*$/, ""));
  return name && submissionFields[name].section;
}

/** A text's language id and kind; undefined for other fields. */
export function languageOfField(
  field: string,
): { id: string; text: "name" | "description" } | undefined {
  const [, id, text] = languageText.exec(field) ?? [];
  return id && (text === "name" || text === "description") ? { id, text } : undefined;
}

/** The name of an API field in the editor's form. */
export function toFormName(field: string): string {
  const text = languageOfField(field);
  if (text) return `texts.l${text.id}.${text.text}`;
  const name = toEditorField(field);
  return (offerNames as Readonly<Record<string, string>>)[name] ?? name;
}
