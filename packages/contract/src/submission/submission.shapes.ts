// What a submission looks like on the wire, coming and going.
import * as z from "zod/mini";
import { flag, id, instant, money, ok, requiredText, text } from "../wire.ts";
import { languageCodes } from "../languages.ts";
import { statuses } from "./submission.lifecycle.ts";
import { submissionLimits as limits } from "./submission.limits.ts";

export const status = z.enum(statuses);

export const submissionLanguage = z.object({
  code: z.enum(languageCodes),
  submission_name: z.string(),
  submission_description: z.string(),
});

export const submission = z.object({
  submission_id: id,
  product_id: id,
  /** The title in the reader's language, else the name the product was created with. */
  product_name: z.string(),
  submission_description: z.string(),
  version: z.string(),
  /** The creator's. */
  username: z.string(),
  price_amount: money,
  price_currency: z.string(),
  expiration_id: id,
  expiration_name: z.string(),
  is_private: flag,
  hidden: flag,
  ready_for_sale: flag,
  waiting_for_review: flag,
  rejected: flag,
  draft: flag,
  status,
  rejection_reason: z.string(),
  menu_entry_id: z.nullable(id),
  menu_entry_name: z.string(),
  notes: z.string(),
  mobile_available: flag,
  /** Empty when there is none. */
  icon_url: z.string(),
  banner_url: z.string(),
  /** Signed for ten minutes; empty when there is none or the reader may not have it. */
  source_code_url: z.string(),
  source_code_name: z.string(),
  db_script_url: z.string(),
  db_script_name: z.string(),
  privacy_policy_url: z.string(),
  service_terms_url: z.string(),
  webhook_url: z.string(),
  submission_updadet_at: instant,
  languages: z.array(submissionLanguage),
});
export type Submission = z.output<typeof submission>;

/** A field of a form: text, or the number or boolean a JSON caller would write. */
const field = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));
const flagField = z.pipe(
  field,
  z.pipe(
    z.transform((value: string) => ({ "1": 1, true: 1, "0": 0, false: 0 })[value]),
    flag,
  ),
);
const idField = z.pipe(
  field.check(z.regex(/^(-1|[1-9]\d{0,8})$/)),
  z.transform((value: string) => (value === "-1" ? null : Number(value))),
);

/**
 * What the product detail and the build editor send. A field that is absent stays as it is; an empty list is sent
 * as one empty entry (`permissions[0]=`), because a form cannot carry an empty list. Prices stay text until
 * `readPrice` judges them.
 */
export const submissionForm = z.object({
  name: z.optional(text(limits.title)),
  description: z.optional(text(limits.description)),
  version: z.optional(text(limits.version)),
  expiration_id: z.optional(idField),
  price_amount: z.optional(field),
  price_currency: z.optional(text(3)),
  is_private: z.optional(flagField),
  /** E-mails of company accounts. */
  company_token: z.optional(z.array(text(254)).check(z.maxLength(limits.accounts))),
  menu_entry_id: z.optional(
    z.union([
      z.pipe(
        z.literal(""),
        z.transform(() => null),
      ),
      idField,
    ]),
  ),
  notes: z.optional(text(limits.notes)),
  privacy_policy_url: z.optional(text(limits.url)),
  service_terms_url: z.optional(text(limits.url)),
  webhook_url: z.optional(text(limits.url)),
  remove_icon: z.optional(flagField),
  remove_banner: z.optional(flagField),
  remove_source_code: z.optional(flagField),
  remove_db_script: z.optional(flagField),
  mobile_available: z.optional(flagField),
  permissions: z.optional(z.array(field).check(z.maxLength(100))),
  /** Ids of screenshots. */
  remove_screenshots: z.optional(z.array(field).check(z.maxLength(100))),
  /** Ids of the screenshots that stay, in the order wished for. */
  screenshot_order: z.optional(z.array(field).check(z.maxLength(100))),
  /** By language id; the languages sent are the languages supported. */
  languages: z.optional(
    z.record(
      z.string(),
      z.object({
        name: z._default(text(limits.title), ""),
        description: z._default(text(limits.description), ""),
      }),
    ),
  ),
});
export type SubmissionForm = z.output<typeof submissionForm>;

export const rejection = z.object({ rejection_reason: requiredText(limits.rejectionReason) });
/** What a move answers: where the submission stands now. */
export const moved = z.object({ product_id: id, submission_id: id, status });
export const removed = ok;
