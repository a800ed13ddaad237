// The fields of the editor's form, and the problems that prevent a build from being saved or reviewed.
import {
  completenessProblems,
  each,
  editorCurrency,
  fileFields,
  flagFields,
  imageFields,
  isOffer,
  submissionFields,
  submissionLimits as limits,
  textFields,
  textLength,
  urlProblems,
  type BuildFacts,
  type FieldByKind,
  type LanguageCode,
  type OfferField,
  type FormProblem,
  type ProductDetail,
} from "@lanyard/contract";
import { toOffer, offerProblems, type Offer } from "../offer/offer.ts";

/** The change of one file of a build: a new file, or its removal. */
export interface FileChange {
  file: File | null;
  removed: boolean;
  /** Different for every selected file. */
  choice: number;
}

/** A screenshot that is stored (`savedId`) or newly selected (`file`). */
export interface Shot {
  readonly id: string;
  readonly savedId: number | null;
  readonly file: File | null;
  readonly removed: boolean;
}

export type EditorText = Exclude<FieldByKind<"text" | "url">, OfferField>;
type EditorFlag = Exclude<FieldByKind<"flag">, OfferField>;
type EditorFile = FieldByKind<"archive" | "sql" | "image">;

export const editorTexts = textFields.filter((name): name is EditorText => !isOffer(name));
export const editorFlags = flagFields.filter((name): name is EditorFlag => !isOffer(name));
/** In upload order: pictures come first, so that an invalid one is refused before the large archive is sent. */
export const editorFiles: readonly EditorFile[] = [...imageFields, ...fileFields];

/** Fields that are a single API field have its name. */
export interface BuildFields
  extends Record<EditorText, string>, Record<EditorFlag, boolean>, Record<EditorFile, FileChange> {
  /** Ids of the supported languages. */
  languages: string[];
  /**
   * The texts of every available language, by `l` and its id: the form library would treat bare numbers as array
   * indexes.
   */
  texts: Record<`l${string}`, { name: string; description: string }>;
  menu_entry_id: string;
  permissions: string[];
  screenshots: Shot[];
  offer: Offer;
}

/** A change of one file. The form cannot compare two `File`s, so each selected file has a number of its own. */
export const fileChange = (file: File | null, removed: boolean): FileChange => ({
  file,
  removed,
  choice: file ? Math.random() : 0,
});

const unchanged = (): FileChange => fileChange(null, false);

/** A copy that typing does not change: the form mutates its own objects. */
export const copyFields = (fields: BuildFields): BuildFields => ({
  ...fields,
  texts: Object.fromEntries(Object.entries(fields.texts).map(([id, texts]) => [id, { ...texts }])),
  screenshots: [...fields.screenshots],
});

export function toBuildFields(detail: ProductDetail, reader: LanguageCode): BuildFields {
  const { submission, available_languages } = detail;
  const findTexts = (code: LanguageCode) =>
    submission.languages.find((language) => language.code === code);
  return {
    ...each(editorTexts, (name) => submission[name]),
    ...each(editorFlags, (name) => submission[name] === 1),
    ...each(editorFiles, unchanged),
    languages: available_languages
      .filter(({ code }) => findTexts(code))
      .map(({ id }) => String(id)),
    texts: Object.fromEntries(
      available_languages.map(({ id, code }) => {
        const texts = findTexts(code);
        return [
          `l${id}`,
          { name: texts?.submission_name ?? "", description: texts?.submission_description ?? "" },
        ];
      }),
    ),
    menu_entry_id: submission.menu_entry_id === null ? "" : String(submission.menu_entry_id),
    permissions: detail.permissions.map(({ permission_id }) => String(permission_id)),
    screenshots: detail.screenshots.map(({ screenshot_id }) => ({
      id: `s${screenshot_id}`,
      savedId: screenshot_id,
      file: null,
      removed: false,
    })),
    offer: { ...toOffer(detail, reader), currency: submission.price_currency || editorCurrency },
  };
}

/** The fields without these chosen pictures; `keys` are fields and ids of screenshots. */
export const withoutPictures = (fields: BuildFields, keys: ReadonlySet<string>): BuildFields => ({
  ...fields,
  ...each(imageFields, (name) => (keys.has(name) ? unchanged() : fields[name])),
  screenshots: fields.screenshots.filter(({ id }) => !keys.has(id)),
});

/** The stored fields with these pictures of `entered`, the screenshots at their places. */
export const withPictures = (
  stored: BuildFields,
  entered: BuildFields,
  keys: ReadonlySet<string>,
): BuildFields => ({
  ...stored,
  ...each(imageFields, (name) => (keys.has(name) ? entered[name] : stored[name])),
  screenshots: entered.screenshots
    .filter(({ removed }) => !removed)
    .reduce<Shot[]>(
      (shots, shot, index) => (keys.has(shot.id) ? shots.toSpliced(index, 0, shot) : shots),
      stored.screenshots,
    ),
});

const has = (change: FileChange, stored: string) =>
  change.file !== null || (stored !== "" && !change.removed);

export function toBuildFacts(fields: BuildFields, { submission }: ProductDetail): BuildFacts {
  const { offer } = fields;
  return {
    ...each(editorTexts, (name) => fields[name]),
    ...each(fileFields, (name) => has(fields[name], submission[name])),
    ...each(imageFields, (name) => has(fields[name], submission[`${name}_url`])),
    languages: fields.languages.map((id) => ({
      id: Number(id),
      name: "",
      description: "",
      ...fields.texts[`l${id}`],
    })),
    menu_entry_id: fields.menu_entry_id === "" ? null : Number(fields.menu_entry_id),
    price_amount: offer.free ? 0 : offer.price,
    price_currency: offer.currency,
    expiration_id: offer.expiration === "" ? null : Number(offer.expiration),
  };
}

function tooLong(text: string, most: number, field: string): FormProblem[] {
  const excess = textLength(text) - most;
  return excess > 0 ? [{ key: "field.too_long", params: { most, over: excess }, field }] : [];
}

/** The problems that prevent a draft from being saved. */
export const draftProblems = (fields: BuildFields): FormProblem[] => [
  ...fields.languages.flatMap((id) => {
    const { name = "", description = "" } = fields.texts[`l${id}`] ?? {};
    return [
      ...tooLong(name, limits.title, `languages[${id}][name]`),
      ...tooLong(description, limits.description, `languages[${id}][description]`),
    ];
  }),
  ...editorTexts.flatMap((name) => tooLong(fields[name], submissionFields[name].most, name)),
  ...offerProblems(fields.offer),
  ...urlProblems(fields),
];

/** The problems that prevent a build from being sent for review, in the order of the editor. */
export function reviewProblems(fields: BuildFields, detail: ProductDetail): FormProblem[] {
  const missing = completenessProblems(toBuildFacts(fields, detail));
  const missingFields = new Set(missing.map((problem) => problem.field));
  return [
    ...missing,
    ...draftProblems(fields).filter((problem) => !missingFields.has(problem.field)),
  ];
}
