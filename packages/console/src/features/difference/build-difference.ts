// The differences between two builds of a product, field by field, as the contract defines the fields.
import {
  fieldNames,
  languages,
  submissionFields,
  type FieldKind,
  type FieldName,
  type FieldByKind,
  type LanguageCode,
  type Option,
  type ProductDetail,
} from "@lanyard/contract";
import { pictureChanges, type PictureChange } from "./picture-changes.ts";

/** A name or a description in one language; empty on the side that does not have it. */
export interface TextChange {
  readonly kind: "text";
  readonly field: FieldName;
  /** Undefined for a text without a language. */
  readonly language?: LanguageCode;
  readonly text?: "name" | "description";
  readonly before: string;
  readonly after: string;
}
/** A short value: a choice, a price, a flag. */
export interface ValueChange {
  readonly kind: "value";
  readonly field: FieldName;
  readonly before: string;
  readonly after: string;
}
export interface ListEntry {
  readonly id: string;
  readonly text: string;
}
export interface ListChange {
  readonly kind: "list";
  readonly field: FieldName;
  readonly before: readonly ListEntry[];
  readonly after: readonly ListEntry[];
}
export interface PicturesChange {
  readonly kind: "pictures";
  readonly field: FieldName;
  readonly pictures: readonly PictureChange[];
}
export interface FileChange {
  readonly kind: "file";
  readonly field: FieldByKind<"archive" | "sql">;
  /** File names; empty when there is no file. */
  readonly before: string;
  readonly after: string;
}
export type Change = TextChange | ValueChange | ListChange | PicturesChange | FileChange;

/** The reader's words for values that a build has as ids or numbers. */
export interface Words {
  readonly permissions: readonly Option[];
  readonly flag: (field: FieldByKind<"flag">, isSet: boolean) => string;
  readonly price: (detail: ProductDetail) => string;
}

type Differ<Field extends FieldName> = (
  field: Field,
  before: ProductDetail,
  after: ProductDetail,
  words: Words,
) => readonly Change[];

const differing = <One extends TextChange | ValueChange>(change: One): readonly One[] =>
  change.before === change.after ? [] : [change];

const plain: Differ<FieldByKind<"text" | "url" | "currency">> = (field, before, after) =>
  differing({
    // Multi-line texts are compared word by word.
    kind: "lines" in submissionFields[field] ? "text" : "value",
    field,
    before: before.submission[field],
    after: after.submission[field],
  });

/** The URL without its signature, which differs in each response. */
export const stripSignature = (url: string): string => url.split("?", 1)[0]!;

const file: Differ<FieldByKind<"archive" | "sql">> = (field, before, after) => {
  const [one, other] = [before.submission, after.submission];
  const name = field === "source_code_url" ? "source_code_name" : "db_script_name";
  return stripSignature(one[field]) === stripSignature(other[field])
    ? []
    : [{ kind: "file", field, before: one[name], after: other[name] }];
};

const compareLists = (
  field: FieldName,
  before: readonly ListEntry[],
  after: readonly ListEntry[],
): readonly Change[] => {
  const ids = (entries: readonly ListEntry[]) =>
    entries
      .map(({ id }) => id)
      .toSorted()
      .join("\n");
  return ids(before) === ids(after) ? [] : [{ kind: "list", field, before, after }];
};

const findText = ({ submission }: ProductDetail, code: LanguageCode) =>
  submission.languages.find((text) => text.code === code);

/** How fields of each kind are compared. A new kind does not compile without an entry here. */
const differs: { readonly [Kind in FieldKind]: Differ<FieldByKind<Kind>> } = {
  text: plain,
  url: plain,
  currency: plain,
  texts: (field, before, after) =>
    languages.flatMap(({ code: language }) => {
      const [one, other] = [findText(before, language), findText(after, language)];
      return (["name", "description"] as const).flatMap((text) =>
        differing({
          kind: "text",
          field,
          language,
          text,
          before: one?.[`submission_${text}`] ?? "",
          after: other?.[`submission_${text}`] ?? "",
        }),
      );
    }),
  choice: (field, before, after) => {
    const name = field === "menu_entry_id" ? "menu_entry_name" : "expiration_name";
    return before.submission[field] === after.submission[field]
      ? []
      : [
          {
            kind: "value",
            field,
            before: before.submission[name],
            after: after.submission[name],
          },
        ];
  },
  money: (field, before, after, { price }) =>
    before.submission[field] === after.submission[field]
      ? []
      : [{ kind: "value", field, before: price(before), after: price(after) }],
  flag: (field, before, after, { flag }) => {
    const [one, other] = [before.submission[field], after.submission[field]];
    return one === other
      ? []
      : [{ kind: "value", field, before: flag(field, one === 1), after: flag(field, other === 1) }];
  },
  choices: (field, before, after, { permissions }) => {
    const entries = (detail: ProductDetail) =>
      detail.permissions.map(({ permission_id: id }) => ({
        id: String(id),
        text: permissions.find((one) => one.id === id)?.label ?? String(id),
      }));
    return compareLists(field, entries(before), entries(after));
  },
  emails: (field, before, after) => {
    const entries = (detail: ProductDetail) =>
      detail.enabled_accounts.map(({ enabled_account: text }) => ({
        id: text.toLowerCase(),
        text,
      }));
    return compareLists(field, entries(before), entries(after));
  },
  image: (field, before, after) => {
    const address = ({ submission }: ProductDetail) => {
      const url = submission[`${field}_url`];
      return url ? [url] : [];
    };
    const pictures = pictureChanges(address(before), address(after));
    return pictures.length > 0 ? [{ kind: "pictures", field, pictures }] : [];
  },
  images: (field, before, after) => {
    const addresses = (detail: ProductDetail) =>
      detail.screenshots.map(({ screenshot_url }) => screenshot_url);
    const pictures = pictureChanges(addresses(before), addresses(after));
    return pictures.length > 0 ? [{ kind: "pictures", field, pictures }] : [];
  },
  archive: file,
  sql: file,
};

/** All differences, in the order of the editor. */
export const buildDifference = (
  before: ProductDetail,
  after: ProductDetail,
  words: Words,
): Change[] =>
  fieldNames.flatMap((field) =>
    // Casts, because TypeScript cannot relate the field to the function of its kind.
    (differs[submissionFields[field].kind] as Differ<FieldName>)(field, before, after, words),
  );
