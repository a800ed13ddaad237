// What a submission looks like on the wire, coming and going.
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
  type FieldOf,
} from "./submission.fields.ts";
import { submissionLimits as limits } from "./submission.limits.ts";

export const status = z.enum(statuses);

export const submissionLanguage = z.object({
  code: z.enum(languageCodes),
  submission_name: z.string(),
  submission_description: z.string(),
});

/** A picture is answered as its address. */
type Answered<Name extends string> = Name extends FieldOf<"image"> ? `${Name}_url` : Name;
/** The answer has every field but the lists, which the product's detail has beside the submission. */
type Answers = Record<
  Answered<Exclude<FieldName, "screenshots" | "permissions" | "company_token">>,
  z.ZodMiniType
>;

const fieldAnswers = {
  ...each(textFields, () => z.string()),
  ...each(flagFields, () => flag),
  menu_entry_id: z.nullable(id),
  /** Files are signed for ten minutes; empty when there is none or the reader may not have it. */
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
  /** The title in the reader's language, else the name the product was created with. */
  product_name: z.string(),
  submission_description: z.string(),
  /** The creator's. */
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

/** A field of a form: text, or the number a JSON caller would write. */
const field = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const idField = z.pipe(
  field.check(z.regex(/^(-1|[1-9]\d{0,8})$/)),
  z.transform((value: string) => (value === "-1" ? null : Number(value))),
);

/** The fields that are no files. Prices stay text until `readPrice` judges them. */
const fieldForms = {
  /** By language id; the languages sent are the languages supported. */
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
  Exclude<FieldName, FieldOf<"archive" | "sql" | "image" | "images">>,
  z.ZodMiniType
>;

/**
 * What the product detail and the build editor send. A field that is absent stays as it is; an empty list is sent
 * as one empty entry (`permissions[0]=`), because a form cannot carry an empty list.
 */
export const submissionForm = z.partial(
  z.strictObject({
    /** The texts that the sender sees: the product detail sends these instead of `languages`. */
    name: line(limits.title),
    description: text(limits.description),
    ...inOrder(fieldForms),
    ...each(Object.values(removals), () => flagField),
    /** Ids of screenshots. */
    remove_screenshots: z.array(field).check(z.maxLength(100)),
    /** Ids of the screenshots that stay, in the wanted order. */
    screenshot_order: z.array(field).check(z.maxLength(100)),
    /** Of the build as it was loaded: if it has changed since, the answer is 409 with the present build. */
    submission_updadet_at: z.iso.datetime({ offset: true }),
  }),
);
export type SubmissionForm = z.output<typeof submissionForm>;

const reason = z.optional(text(limits.rejectionReason));
/** One of the two says why, as a whole; remarks are what it says of single places, to answer and tick off. */
export const rejection = z
  .strictObject({ rejection_reason: reason, reason, remarks: z.optional(remarkDrafts) })
  .check(
    z.refine((said) => Boolean(said.rejection_reason || said.reason), {
      path: ["rejection_reason"],
    }),
  );
/** What a move answers: where the submission stands now. */
export const moved = z.object({ product_id: id, submission_id: id, status });
export const removed = ok;
