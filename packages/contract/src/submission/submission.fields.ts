// All fields of a build that its creator fills in: one row each, by wire name, in the order of the editor.
import type { ConsoleMessages } from "../message/message.keys.ts";

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

interface Row {
  /** Section of the editor. Price and publication are the offer, which can be changed while the build is on sale. */
  readonly section: BuildSection;
  /** `inside`: only the owner and administrators. */
  readonly audience: "public" | "inside";
}
interface Public extends Row {
  readonly audience: "public";
}
interface Needed {
  /** Message key when a build is sent for review without the field; without this property the field is optional. */
  readonly needed?: keyof ConsoleMessages;
}
interface PerBuild {
  /** The next build starts without this field's value; all other values are copied. */
  readonly perBuild?: true;
}
interface Limited {
  /** Maximum number of characters of a text, or of entries of a list. */
  readonly most: number;
}
interface Lines {
  /** The text may contain line breaks. */
  readonly lines?: true;
}
/** The options that a row may have, by the kind of its field. */
export type SubmissionField =
  | (Row & Needed & PerBuild & Limited & Lines & { readonly kind: "text" })
  | (Row & Needed & PerBuild & Limited & { readonly kind: "url" })
  | (Row & Needed & PerBuild & { readonly kind: "archive" | "sql" })
  | (Public & Needed & { readonly kind: "texts" | "choice" | "image" | "money" | "currency" })
  | (Public & { readonly kind: "flag" | "choices" })
  | (Public & Limited & { readonly kind: "images" })
  | (Row & Limited & { readonly kind: "emails" });

// oxfmt-ignore
export const submissionFields = {
  languages:          { section: "general",     kind: "texts",    audience: "public", needed: "language.required" },
  menu_entry_id:      { section: "general",     kind: "choice",   audience: "public", needed: "menu_entry.required" },
  version:            { section: "general",     kind: "text",     audience: "public", needed: "version.required", most: 40, perBuild: true },
  mobile_available:   { section: "general",     kind: "flag",     audience: "public" },
  permissions:        { section: "general",     kind: "choices",  audience: "public" },
  source_code_url:    { section: "files",       kind: "archive",  audience: "inside", needed: "archive.required", perBuild: true },
  db_script_url:      { section: "files",       kind: "sql",      audience: "inside", perBuild: true },
  notes:              { section: "notes",       kind: "text",     audience: "public", needed: "notes.required", most: 4_000, perBuild: true, lines: true },
  icon:               { section: "graphics",    kind: "image",    audience: "public", needed: "icon.required" },
  banner:             { section: "graphics",    kind: "image",    audience: "public", needed: "banner.required" },
  screenshots:        { section: "graphics",    kind: "images",   audience: "public", most: 6 },
  expiration_id:      { section: "price",       kind: "choice",   audience: "public", needed: "expiration.required" },
  price_amount:       { section: "price",       kind: "money",    audience: "public", needed: "price.required" },
  price_currency:     { section: "price",       kind: "currency", audience: "public", needed: "currency.required" },
  is_private:         { section: "publication", kind: "flag",     audience: "public" },
  company_token:      { section: "publication", kind: "emails",   audience: "inside", most: 200 },
  privacy_policy_url: { section: "links",       kind: "url",      audience: "public", most: 500 },
  service_terms_url:  { section: "links",       kind: "url",      audience: "public", most: 500 },
  webhook_url:        { section: "links",       kind: "url",      audience: "inside", most: 500 },
} as const satisfies Record<string, SubmissionField>;

type Rows = typeof submissionFields;
export type FieldName = keyof Rows;
export type FieldKind = Rows[FieldName]["kind"];
/** The names of the fields whose rows match this type. */
type NameWhere<Says> = { [Name in FieldName]: Rows[Name] extends Says ? Name : never }[FieldName];
export type FieldByKind<Kind extends FieldKind> = NameWhere<{ readonly kind: Kind }>;
export type OfferField = NameWhere<{ readonly section: "price" | "publication" }>;
export type NeededField = NameWhere<{ readonly needed: keyof ConsoleMessages }>;

export const fieldNames = Object.keys(submissionFields) as FieldName[];
const getRow = (name: FieldName): SubmissionField => submissionFields[name];
const selectFields = <Kind extends FieldKind>(...kinds: readonly Kind[]) =>
  fieldNames.filter((name) =>
    (kinds as readonly string[]).includes(getRow(name).kind),
  ) as FieldByKind<Kind>[];

export const textFields = selectFields("text", "url");
export const urlFields = selectFields("url");
export const flagFields = selectFields("flag");
export const imageFields = selectFields("image");
export const fileFields = selectFields("archive", "sql");
/** Fields that a form sends entry by entry. */
export const listFields = selectFields("choices", "images", "emails");

export const isNeeded = (name: FieldName): name is NeededField => "needed" in getRow(name);
export const neededFields = fieldNames.filter(isNeeded);

export const isOffer = (name: FieldName): name is OfferField =>
  getRow(name).section === "price" || getRow(name).section === "publication";
export const isPerBuild = (name: FieldName): boolean => "perBuild" in getRow(name);
/** Whether a text must not contain line breaks. */
export const isLine = (name: FieldByKind<"text" | "url">): boolean => !("lines" in getRow(name));
export const isInside = (name: FieldName): boolean => getRow(name).audience === "inside";

/** The field that holds a stored file's original name. */
export const fileNames = {
  source_code_url: "source_code_name",
  db_script_url: "db_script_name",
} as const satisfies Record<FieldByKind<"archive" | "sql">, string>;

/** The form flag that removes a stored file. */
export const removals = {
  icon: "remove_icon",
  banner: "remove_banner",
  source_code_url: "remove_source_code",
  db_script_url: "remove_db_script",
} as const satisfies Record<FieldByKind<"archive" | "sql" | "image">, string>;

/** A record with the result of `toValue` for each of the names. */
export const each = <Name extends string, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;

/** The same values, with their keys in the order of the editor. */
export const inOrder = <Values extends Partial<Record<FieldName, unknown>>>(
  values: Values,
): Values =>
  Object.fromEntries(
    fieldNames.flatMap((name) => (name in values ? [[name, values[name]]] : [])),
  ) as Values;
