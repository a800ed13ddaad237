// The mails and webhooks that the server sends: administrators see the outcome of each and can resend it.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { line } from "../text.shapes.ts";
import { id, instant, pageQuery, pathId } from "../wire.shapes.ts";
import {
  deliveryKinds,
  deliveryLimits,
  deliveryReasons,
  deliveryStates,
  deliveryTexts,
} from "./delivery.kinds.ts";

const reason = z.nullable(z.enum(deliveryReasons));
/** The HTTP status, or the reply code of the mail server; null without a response. */
const status = z.nullable(z.int());

export const delivery = z.object({
  dispatch_id: id,
  kind: z.enum(deliveryKinds),
  /** The topic of a mail, or the event of a webhook. */
  about: z.string(),
  state: z.enum(deliveryStates),
  /** An e-mail address, or the URL of a webhook without credentials, query and fragment. */
  receiver: z.string(),
  /** The subject of a mail; empty for a webhook. */
  subject: z.string(),
  product_id: z.nullable(id),
  product_name: z.string(),
  created_at: instant,
  /** How often the server tried to send it; `first_at` and `last_at` say when. */
  tries: z.int(),
  first_at: z.nullable(instant),
  last_at: z.nullable(instant),
  /** Why the last attempt failed; null when it did not. */
  reason,
  status,
  /** Changes each time it is sent again. */
  version: z.int(),
});
export type Delivery = z.output<typeof delivery>;

export const deliveryAttempt = z.object({
  at: instant,
  status,
  reason,
  /** What went wrong, in English; empty when it arrived. */
  error: z.string(),
  /** The beginning of the receiver's response; empty without a response, or after a success. */
  answer: z.string(),
});
export type DeliveryAttempt = z.output<typeof deliveryAttempt>;

export const deliveryDetail = z.extend(delivery, {
  /** Oldest first. */
  attempts: z.array(deliveryAttempt),
  /** The text of a mail or the JSON of a webhook; null when it is not available (see `text_is`). */
  text: z.nullable(z.string()),
  text_is: z.enum(deliveryTexts),
  /** The `webhook-id` header; empty for a mail. */
  message_id: z.string(),
  /** The administrator who last resent it; empty when nobody did, or when the creator did. */
  resent_by: z.string(),
  resent_at: z.nullable(instant),
});
export type DeliveryDetail = z.output<typeof deliveryDetail>;

const base = "/api/admin/deliveries";

export const listDeliveries = call({
  id: "dispatch.list",
  method: "GET",
  path: base,
  who: "admin",
  summary: "Lists the mails and webhooks that the server sends with their states, newest first",
  query: z.extend(pageQuery, {
    /** Part of a receiver, a subject, an event or a product's name. */
    search: z.optional(line(deliveryLimits.search)),
    kind: z.optional(z.enum(deliveryKinds)),
    state: z.optional(z.enum(deliveryStates)),
  }),
  output: z.array(delivery),
  paged: true,
});

export const getDelivery = call({
  id: "dispatch.get",
  method: "GET",
  path: `${base}/:dispatch_id`,
  who: "admin",
  summary: "Returns a mail or webhook with all attempts, without any link that opens an account",
  params: z.object({ dispatch_id: pathId }),
  output: deliveryDetail,
  refusals: [404],
});

export const resendDelivery = call({
  id: "dispatch.resend",
  method: "POST",
  path: `${base}/:dispatch_id/resend`,
  who: "admin",
  summary:
    "Resends a failed message: a webhook to its product's current URL, an invitation with a new link",
  params: z.object({ dispatch_id: pathId }),
  body: z.strictObject({
    /**
     * The version that the administrator saw: if somebody resent it in the meantime, the server sends nothing, and the
     * 409 says who.
     */
    version: z.optional(z.int()),
  }),
  output: deliveryDetail,
  refusals: [404, 409],
});

export const resendDeliveries = call({
  id: "dispatch.resend_many",
  method: "POST",
  path: `${base}/resend`,
  who: "admin",
  summary: "Resends several messages; skips those that have not failed or cannot be resent",
  body: z.strictObject({
    dispatch_ids: z.array(id).check(z.minLength(1), z.maxLength(deliveryLimits.atOnce)),
  }),
  output: z.object({ resent: z.int(), passed: z.int() }),
});
