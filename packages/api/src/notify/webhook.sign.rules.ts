// Signatures of webhooks, after the Standard Webhooks specification.
import { createHmac } from "node:crypto";

const prefix = "whsec_";
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest("base64");

/** The secret of a product, from the server's own: the same whenever it is asked for. */
export const productSecret = (serverSecret: string, productId: number): string =>
  prefix + hmac(serverSecret, `product-${productId}`);

/** The headers of a message that is sent at `now`. */
export function signedHeaders(
  secret: string,
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${hmac(key, `${id}.${timestamp}.${body}`)}`,
  };
}
