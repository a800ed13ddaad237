// Where in the editor a field of the wire is: its section, its language, its name in the form.
export const buildSections = [
  "general",
  "files",
  "notes",
  "graphics",
  "price",
  "publication",
  "links",
] as const;
export type BuildSection = (typeof buildSections)[number];

const sections: Readonly<Record<string, BuildSection>> = {
  languages: "general",
  menu_entry_id: "general",
  version: "general",
  mobile_available: "general",
  permissions: "general",
  source_code_url: "files",
  db_script_url: "files",
  notes: "notes",
  icon: "graphics",
  banner: "graphics",
  screenshots: "graphics",
  expiration_id: "price",
  price_amount: "price",
  price_currency: "price",
  is_private: "publication",
  company_token: "publication",
  privacy_policy_url: "links",
  service_terms_url: "links",
  webhook_url: "links",
};

const offerNames: Readonly<Record<string, string>> = {
  expiration_id: "offer.expiration",
  price_amount: "offer.price",
  price_currency: "offer.currency",
  is_private: "offer.isPrivate",
  company_token: "offer.accounts",
};

const languageText = /^languages\[(\d+)\]\[(name|description)\]$/;

/** A list's entry is shown at its list: `company_token[2]` at `company_token`; texts of a language stay apart. */
export const placeOf = (field: string): string =>
  languageText.test(field) ? field : field.replace(/\[.*$/, "");

/** Undefined for a field that the editor does not show. */
export const sectionOf = (field: string): BuildSection | undefined =>
  sections[field.replace(/\[.*$/, "")];

/** Id of the language a text belongs to, and which text. */
export function languageOfField(
  field: string,
): { id: string; text: "name" | "description" } | undefined {
  const [, id, text] = languageText.exec(field) ?? [];
  return id && (text === "name" || text === "description") ? { id, text } : undefined;
}

/** The name under which the editor's form holds a field of the wire. */
export function formNameOf(field: string): string {
  const text = languageOfField(field);
  if (text) return `texts.l${text.id}.${text.text}`;
  const place = placeOf(field);
  return offerNames[place] ?? place;
}
