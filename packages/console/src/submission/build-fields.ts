// A build as the editor holds it, and the facts by which its completeness is judged.
import {
  editorCurrency,
  submissionLimits as limits,
  completenessProblems,
  urlProblems,
  type BuildFacts,
  type LanguageCode,
  type Problem,
  type ProductDetail,
} from "@lanyard/contract";
import { offerOf, offerProblems, type Offer } from "./offer.ts";

/** One file of a build: what was chosen in its place, or that it is to go. */
export interface FileChange {
  file: File | null;
  removed: boolean;
  /** Tells one chosen file from the next. */
  choice: number;
}

/** A screenshot that is stored (`savedId`) or newly chosen (`file`). */
export interface Shot {
  readonly id: string;
  readonly savedId: number | null;
  readonly file: File | null;
  readonly removed: boolean;
}

/** Names are the wire's where a field is one field of the wire. */
export interface BuildFields {
  /** Ids of the supported languages. */
  languages: string[];
  /** Of every available language, by id with a letter before it, so that no form takes them for a list. */
  texts: Record<`l${string}`, { name: string; description: string }>;
  menu_entry_id: string;
  version: string;
  mobile_available: boolean;
  permissions: string[];
  source_code_url: FileChange;
  db_script_url: FileChange;
  notes: string;
  icon: FileChange;
  banner: FileChange;
  screenshots: Shot[];
  offer: Offer;
  privacy_policy_url: string;
  service_terms_url: string;
  webhook_url: string;
}

let choices = 0;

/** A change of one file. Two files of one name look alike to the form, so each choice has a number of its own. */
export const fileChange = (file: File | null, removed: boolean): FileChange => ({
  file,
  removed,
  choice: file ? ++choices : 0,
});

const unchanged = (): FileChange => fileChange(null, false);

export function fieldsOf(detail: ProductDetail, reader: LanguageCode): BuildFields {
  const { submission, available_languages } = detail;
  const textsIn = (code: LanguageCode) =>
    submission.languages.find((language) => language.code === code);
  return {
    languages: available_languages.filter(({ code }) => textsIn(code)).map(({ id }) => String(id)),
    texts: Object.fromEntries(
      available_languages.map(({ id, code }) => {
        const texts = textsIn(code);
        return [
          `l${id}`,
          { name: texts?.submission_name ?? "", description: texts?.submission_description ?? "" },
        ];
      }),
    ),
    menu_entry_id: submission.menu_entry_id === null ? "" : String(submission.menu_entry_id),
    version: submission.version,
    mobile_available: submission.mobile_available === 1,
    permissions: detail.permissions.map(({ permission_id }) => String(permission_id)),
    source_code_url: unchanged(),
    db_script_url: unchanged(),
    notes: submission.notes,
    icon: unchanged(),
    banner: unchanged(),
    screenshots: detail.screenshots.map(({ screenshot_id }) => ({
      id: `s${screenshot_id}`,
      savedId: screenshot_id,
      file: null,
      removed: false,
    })),
    offer: { ...offerOf(detail, reader), currency: submission.price_currency || editorCurrency },
    privacy_policy_url: submission.privacy_policy_url,
    service_terms_url: submission.service_terms_url,
    webhook_url: submission.webhook_url,
  };
}

const has = (change: FileChange, stored: string) =>
  change.file !== null || (stored !== "" && !change.removed);

export function factsOf(fields: BuildFields, { submission }: ProductDetail): BuildFacts {
  const { offer } = fields;
  return {
    languages: fields.languages.map((id) => ({
      id: Number(id),
      name: "",
      description: "",
      ...fields.texts[`l${id}`],
    })),
    version: fields.version,
    menu_entry_id: fields.menu_entry_id === "" ? null : Number(fields.menu_entry_id),
    notes: fields.notes,
    price_amount: offer.free ? 0 : offer.price,
    price_currency: offer.currency,
    expiration_id: offer.expiration === "" ? null : Number(offer.expiration),
    privacy_policy_url: fields.privacy_policy_url,
    service_terms_url: fields.service_terms_url,
    webhook_url: fields.webhook_url,
    hasArchive: has(fields.source_code_url, submission.source_code_url),
    hasIcon: has(fields.icon, submission.icon_url),
    hasBanner: has(fields.banner, submission.banner_url),
  };
}

const tooLong = (text: string, most: number, field: string): Problem[] =>
  text.trim().length > most ? [{ key: "field.too_long", params: { most }, field }] : [];

/** What is wrong even in a draft, and keeps it from being saved. */
export const draftProblems = (fields: BuildFields): Problem[] => [
  ...fields.languages.flatMap((id) =>
    tooLong(
      fields.texts[`l${id}`]?.description ?? "",
      limits.description,
      `languages[${id}][description]`,
    ),
  ),
  ...tooLong(fields.notes, limits.notes, "notes"),
  ...offerProblems(fields.offer),
  ...urlProblems(fields),
];

/** Everything between this form and the review, in the order of the editor. */
export function reviewProblems(fields: BuildFields, detail: ProductDetail): Problem[] {
  const missing = completenessProblems(factsOf(fields, detail));
  const known = new Set(missing.map((problem) => problem.field));
  return [...missing, ...draftProblems(fields).filter((problem) => !known.has(problem.field))];
}
