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
  readonly seenBy: "public" | "inside";
}
interface Public extends Row {
  readonly seenBy: "public";
}
interface Needed {
  /** Message key when a build is sent for review without the field; without this property the field is optional. */
  readonly needed?: keyof ConsoleMessages;
}
interface Own {
  /** The next build starts without this field's value; all other values are copied. */
  readonly own?: true;
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
  | (Row & Needed & Own & Limited & Lines & { readonly kind: "text" })
  | (Row & Needed & Own & Limited & { readonly kind: "url" })
  | (Row & Needed & Own & { readonly kind: "archive" | "sql" })
  | (Public & Needed & { readonly kind: "texts" | "choice" | "image" | "money" | "currency" })
  | (Public & { readonly kind: "flag" | "choices" })
  | (Public & Limited & { readonly kind: "images" })
  | (Row & Limited & { readonly kind: "emails" });

// oxfmt-ignore
export const submissionFields = {
  languages:          { section: "general",     kind: "texts",    seenBy: "public", needed: "language.required" },
  menu_entry_id:      { section: "general",     kind: "choice",   seenBy: "public", needed: "menu_entry.required" },
  version:            { section: "general",     kind: "text",     seenBy: "public", needed: "version.required", most: 40, own: true },
  mobile_available:   { section: "general",     kind: "flag",     seenBy: "public" },
  permissions:        { section: "general",     kind: "choices",  seenBy: "public" },
  source_code_url:    { section: "files",       kind: "archive",  seenBy: "inside", needed: "archive.required", own: true },
  db_script_url:      { section: "files",       kind: "sql",      seenBy: "inside", own: true },
  notes:              { section: "notes",       kind: "text",     seenBy: "public", needed: "notes.required", most: 4_000, own: true, lines: true },
  icon:               { section: "graphics",    kind: "image",    seenBy: "public", needed: "icon.required" },
  banner:             { section: "graphics",    kind: "image",    seenBy: "public", needed: "banner.required" },
  screenshots:        { section: "graphics",    kind: "images",   seenBy: "public", most: 6 },
  expiration_id:      { section: "price",       kind: "choice",   seenBy: "public", needed: "expiration.required" },
  price_amount:       { section: "price",       kind: "money",    seenBy: "public", needed: "price.required" },
  price_currency:     { section: "price",       kind: "currency", seenBy: "public", needed: "currency.required" },
  is_private:         { section: "publication", kind: "flag",     seenBy: "public" },
  company_token:      { section: "publication", kind: "emails",   seenBy: "inside", most: 200 },
  privacy_policy_url: { section: "links",       kind: "url",      seenBy: "public", most: 500 },
  service_terms_url:  { section: "links",       kind: "url",      seenBy: "public", most: 500 },
  webhook_url:        { section: "links",       kind: "url",      seenBy: "inside", most: 500 },
} as const satisfies Record<string, SubmissionField>;

type Rows = typeof submissionFields;
export type FieldName = keyof Rows;
export type FieldKind = Rows[FieldName]["kind"];
/** The names of the fields whose rows match this type. */
type NameWhere<Says> = { [Name in FieldName]: Rows[Name] extends Says ? Name : never }[FieldName];
export type FieldOf<Kind extends FieldKind> = NameWhere<{ readonly kind: Kind }>;
export type OfferField = NameWhere<{ readonly section: "price" | "publication" }>;
export type NeededField = NameWhere<{ readonly needed: keyof ConsoleMessages }>;

export const fieldNames = Object.keys(submissionFields) as FieldName[];
const rowOf = (name: FieldName): SubmissionField => submissionFields[name];
const fieldsOf = <Kind extends FieldKind>(...kinds: readonly Kind[]) =>
  fieldNames.filter((name) =>
    (kinds as readonly string[]).includes(rowOf(name).kind),
  ) as FieldOf<Kind>[];

export const textFields = fieldsOf("text", "url");
export const urlFields = fieldsOf("url");
export const flagFields = fieldsOf("flag");
export const imageFields = fieldsOf("image");
export const fileFields = fieldsOf("archive", "sql");
/** Fields that a form sends entry by entry. */
export const listFields = fieldsOf("choices", "images", "emails");

export const isNeeded = (name: FieldName): name is NeededField => "needed" in rowOf(name);
export const neededFields = fieldNames.filter(isNeeded);

export const isOffer = (name: FieldName): name is OfferField =>
  rowOf(name).section === "price" || rowOf(name).section === "publication";
export const isOwn = (name: FieldName): boolean => "own" in rowOf(name);
/** Whether a text must not contain line breaks. */
export const isLine = (name: FieldOf<"text" | "url">): boolean => !("lines" in rowOf(name));
export const isInside = (name: FieldName): boolean => rowOf(name).seenBy === "inside";

/** The field that holds a stored file's original name. */
export const fileNames = {
  source_code_url: "source_code_name",
  db_script_url: "db_script_name",
} as const satisfies Record<FieldOf<"archive" | "sql">, string>;

/** The form flag that removes a stored file. */
export const removals = {
  icon: "remove_icon",
  banner: "remove_banner",
  source_code_url: "remove_source_code",
  db_script_url: "remove_db_script",
} as const satisfies Record<FieldOf<"archive" | "sql" | "image">, string>;

/** A record with the value of `of` for each of the names. */
export const each = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** The same values, with their keys in the order of the editor. */
export const inOrder = <Values extends Partial<Record<FieldName, unknown>>>(
  values: Values,
): Values =>
  Object.fromEntries(
    fieldNames.flatMap((name) => (name in values ? [[name, values[name]]] : [])),
  ) as Values;
