// Signatures of webhooks, according to the Standard Webhooks specification.
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** The secret of a product, derived from the server's secret, so that it never changes. */
export const productSecret = (serverSecret: string, productId: number): string =>
  `whsec_${createHmac("sha256", serverSecret).update(`product-${productId}`).digest("base64")}`;

/** The headers of a message sent at `now`. */
export const signedHeaders = (
  secret: string,
  id: string,
  body: string,
  now: Date,
): Record<string, string> => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
  "webhook-signature": new Webhook(secret).sign(id, now, body),
});
