// The part of a build that its creator fills in, with the field names of the wire format. Forms change it, rules check
// it.
import {
  each,
  fieldNames,
  fileFields,
  imageFields,
  isOffer,
  isPerBuild,
  textFields,
  type BuildFacts,
  type FieldName,
  type FieldByKind,
} from "@lanyard/contract";
import type { Text } from "../product/product.text.ts";
import type { Screenshot } from "./submission.build.store.ts";

/** A file's storage key, and the name of the creator's file; both empty when there is none. */
export interface StoredFile {
  readonly key: string;
  readonly name: string;
}

/** Pictures are storage keys, empty when there is no picture. */
export interface Content
  extends
    Readonly<Record<FieldByKind<"text" | "url" | "currency" | "image">, string>>,
    Readonly<Record<FieldByKind<"flag">, boolean>>,
    Readonly<Record<FieldByKind<"archive" | "sql">, StoredFile>> {
  readonly languages: readonly Text[];
  readonly menu_entry_id: number | null;
  readonly permissions: readonly number[];
  readonly screenshots: readonly Screenshot[];
  readonly expiration_id: number;
  readonly price_amount: { readonly cents: number };
  readonly company_token: readonly string[];
}

/** The content of the product's next build: a copy without the fields that each build fills in anew. */
export const copyForNextBuild = (content: Content): Content => ({
  ...content,
  ...each(textFields, (name) => (isPerBuild(name) ? "" : content[name])),
  ...each(fileFields, (name) => (isPerBuild(name) ? { key: "", name: "" } : content[name])),
  screenshots: content.screenshots.map(({ image }) => ({ image })),
});

/** The content without differences that do not matter: ids of screenshots, order and case of e-mails. */
export const comparable = (content: Content): Readonly<Record<FieldName, unknown>> => ({
  ...content,
  screenshots: content.screenshots.map(({ image }) => image),
  company_token: content.company_token.map((email) => email.toLowerCase()).toSorted(),
});

/** The fields in which two builds differ, in the order of the editor. */
export function differences(one: Content, other: Content): FieldName[] {
  const [first, second] = [comparable(one), comparable(other)];
  return fieldNames.filter((name) => JSON.stringify(first[name]) !== JSON.stringify(second[name]));
}

/** Whether two contents differ at most in price and publication. */
export const differOnlyInOffer = (one: Content, other: Content): boolean =>
  differences(one, other).every(isOffer);

/** The storage keys of the content's files. */
export const listKeys = (content: Content): string[] =>
  [
    ...imageFields.map((name) => content[name]),
    ...fileFields.map((name) => content[name].key),
    ...content.screenshots.map(({ image }) => image),
  ].filter((key) => key !== "");

export const toFacts = (content: Content): BuildFacts => ({
  ...content,
  ...each(imageFields, (name) => content[name] !== ""),
  ...each(fileFields, (name) => content[name].key !== ""),
  languages: content.languages.map(({ languageId, name, description }) => ({
    id: languageId,
    name,
    description,
  })),
  price_amount: content.price_amount.cents / 100,
});
