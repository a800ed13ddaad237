// Webhooks for creators: the events, the signing secret, and the log of deliveries.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { id, instant, pageQuery, pathId } from "../wire.shapes.ts";

/** Sent to the webhook URL of the build on sale, signed according to the Standard Webhooks specification. */
export const webhookEvents = [
  "license.created",
  "license.paid",
  "license.price_changed",
  "app.installed",
  "app.uninstalled",
  "submission.approved",
  "submission.rejected",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** How long the server waits for a response, how often it retries, and with which pauses. */
export const webhookDelivery = {
  patienceSeconds: 10,
  retries: 12,
  firstPauseSeconds: 5,
  longestPauseSeconds: 3_600,
} as const;

/**
 * `waiting`: the server will try to send it, repeatedly if need be; `refused`: the server does not retry, because the
 * receiver is gone (410) or the address is not on the public internet; `failed`: all retries were used up.
 */
export const webhookStates = ["waiting", "delivered", "refused", "failed"] as const;
export type WebhookState = (typeof webhookStates)[number];

export const webhookAttempt = z.object({
  at: instant,
  /** The HTTP status; null without a response. */
  status: z.nullable(z.int()),
  /** What went wrong, in English; empty when it was delivered. */
  error: z.string(),
  /** The beginning of the receiver's response; empty without a response, or after a success. */
  answer: z.string(),
});
export type WebhookAttempt = z.output<typeof webhookAttempt>;

export const webhookLogEntry = z.object({
  delivery_id: id,
  /** The `webhook-id` header: the same for every attempt, even after resending. */
  message_id: z.string(),
  type: z.string(),
  url: z.string(),
  /** The JSON text that was signed and sent. */
  body: z.string(),
  state: z.enum(webhookStates),
  /** Oldest first. */
  attempts: z.array(webhookAttempt),
  created_at: instant,
});
export type WebhookLogEntry = z.output<typeof webhookLogEntry>;

const params = z.object({ product_id: pathId });
const base = "/api/products/:product_id";

export const getWebhookSecret = call({
  id: "webhook.secret",
  method: "GET",
  path: `${base}/webhook-secret`,
  who: "user",
  summary: "Returns the secret (`whsec_…`) that signs the product's webhooks",
  params,
  output: z.object({ secret: z.string() }),
  refusals: [404],
});

export const listWebhookDeliveries = call({
  id: "webhook.deliveries",
  method: "GET",
  path: `${base}/webhook-deliveries`,
  who: "user",
  summary: "Lists the webhooks of a product and their delivery attempts, newest first",
  params,
  query: pageQuery,
  output: z.array(webhookLogEntry),
  paged: true,
  refusals: [404],
});

export const resendWebhook = call({
  id: "webhook.resend",
  method: "POST",
  path: `${base}/webhook-deliveries/:delivery_id/resend`,
  who: "user",
  summary: "Resends a webhook with the same id to the product's current URL",
  params: z.object({ product_id: pathId, delivery_id: pathId }),
  output: webhookLogEntry,
  refusals: [404, 409],
});
