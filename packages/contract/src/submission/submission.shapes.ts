// The shapes of a submission in requests and responses.
import * as z from "zod/mini";
import { remarkDrafts } from "../review/remark.shapes.ts";
import { line, plainLine, text } from "../text.shapes.ts";
import { flag, flagField, id, instant, money, ok } from "../wire.shapes.ts";
import { languageCodes } from "../languages.ts";
import { statuses } from "./submission.lifecycle.ts";
import {
  each,
  fileFields,
  fileNames,
  flagFields,
  inOrder,
  isLine,
  removals,
  submissionFields,
  textFields,
  type FieldName,
  type FieldByKind,
} from "./submission.fields.ts";
import { submissionLimits as limits } from "./submission.limits.ts";

export const status = z.enum(statuses);

export const submissionLanguage = z.object({
  code: z.enum(languageCodes),
  submission_name: z.string(),
  submission_description: z.string(),
});

/** The response has a picture's URL in place of the picture. */
type Answered<Name extends string> = Name extends FieldByKind<"image"> ? `${Name}_url` : Name;
/** The response has all fields except the lists, which are siblings of the submission in the product's detail. */
type Answers = Record<
  Answered<Exclude<FieldName, "screenshots" | "permissions" | "company_token">>,
  z.ZodMiniType
>;

const fieldAnswers = {
  ...each(textFields, () => z.string()),
  ...each(flagFields, () => flag),
  menu_entry_id: z.nullable(id),
  /** Download URLs, signed for ten minutes; empty when there is no file or the reader may not download it. */
  ...each(fileFields, () => z.string()),
  /** Empty when there is none. */
  icon_url: z.string(),
  banner_url: z.string(),
  price_amount: money,
  price_currency: z.string(),
  expiration_id: id,
  languages: z.array(submissionLanguage),
} satisfies Answers;

export const submission = z.object({
  submission_id: id,
  product_id: id,
  /** The title in the reader's language, else the name that the product was created with. */
  product_name: z.string(),
  submission_description: z.string(),
  /** The creator's id. */
  user_id: id,
  username: z.string(),
  ...fieldAnswers,
  menu_entry_name: z.string(),
  expiration_name: z.string(),
  ...each(Object.values(fileNames), () => z.string()),
  hidden: flag,
  ready_for_sale: flag,
  waiting_for_review: flag,
  rejected: flag,
  draft: flag,
  status,
  rejection_reason: z.string(),
  submission_updadet_at: instant,
});
export type Submission = z.output<typeof submission>;

/** A form field: a text, or a number from a JSON caller. */
const field = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const idField = z.pipe(
  field.check(z.regex(/^(-1|[1-9]\d{0,8})$/)),
  z.transform((value: string) => (value === "-1" ? null : Number(value))),
);

/** The fields that are not files. Prices stay text until `readPrice` checks them. */
const fieldForms = {
  /** By language id; the build supports exactly the languages sent. */
  languages: z.record(
    z.string(),
    z.strictObject({
      name: z.optional(line(limits.title)),
      description: z.optional(text(limits.description)),
    }),
  ),
  menu_entry_id: z.union([
    z.pipe(
      z.literal(""),
      z.transform(() => null),
    ),
    idField,
  ]),
  permissions: z.array(field).check(z.maxLength(100)),
  expiration_id: idField,
  price_amount: field,
  price_currency: line(3),
  /** E-mails of company accounts. */
  company_token: z.array(line(254)).check(z.maxLength(submissionFields.company_token.most)),
  ...each(textFields, (name) =>
    isLine(name) ? plainLine(submissionFields[name].most) : text(submissionFields[name].most),
  ),
  ...each(flagFields, () => flagField),
} satisfies Record<
  Exclude<FieldName, FieldByKind<"archive" | "sql" | "image" | "images">>,
  z.ZodMiniType
>;

/**
 * What the product detail and the build editor send. An absent field stays unchanged; an empty list is sent as one
 * empty entry (`permissions[0]=`), because a form cannot represent an empty list.
 */
export const submissionForm = z.partial(
  z.strictObject({
    /** Title and description in the sender's language: the product detail sends these instead of `languages`. */
    name: line(limits.title),
    description: text(limits.description),
    ...inOrder(fieldForms),
    ...each(Object.values(removals), () => flagField),
    /** Ids of screenshots. */
    remove_screenshots: z.array(field).check(z.maxLength(100)),
    /** Ids of the screenshots that stay, in the wanted order. */
    screenshot_order: z.array(field).check(z.maxLength(100)),
    /**
     * The timestamp of the build as it was loaded; if it has changed since, the server answers 409 with the current
     * build.
     */
    submission_updadet_at: z.iso.datetime({ offset: true }),
  }),
);
export type SubmissionForm = z.output<typeof submissionForm>;

const reason = z.optional(text(limits.rejectionReason));
/**
 * One of the two fields must give the overall reason; remarks add points about single places, for the creator to answer
 * and tick off.
 */
export const rejection = z
  .strictObject({ rejection_reason: reason, reason, remarks: z.optional(remarkDrafts) })
  .check(
    z.refine((body) => Boolean(body.rejection_reason || body.reason), {
      path: ["rejection_reason"],
    }),
  );
/** The response to a move: the submission's new status. */
export const moved = z.object({ product_id: id, submission_id: id, status });
export const removed = ok;
