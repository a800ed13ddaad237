// What creators need to hear of their products: the events, and the secret that proves where they come from.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { pathId } from "../wire.ts";

/** Sent to the webhook URL of the build on sale, signed after the Standard Webhooks specification. */
export const webhookEvents = [
  "license.created",
  "license.paid",
  "app.installed",
  "app.uninstalled",
  "submission.approved",
  "submission.rejected",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** How long an answer is waited for, and how often and after which pauses a message is sent again. */
export const webhookDelivery = {
  patienceSeconds: 10,
  retries: 12,
  firstPauseSeconds: 5,
  longestPauseSeconds: 3_600,
} as const;

export const getWebhookSecret = call({
  id: "webhook.secret",
  method: "GET",
  path: "/api/products/:product_id/webhook-secret",
  who: "user",
  summary: "The secret (`whsec_…`) that the product's webhooks are signed with",
  params: z.object({ product_id: pathId }),
  output: z.object({ secret: z.string() }),
  refusals: [404],
});
