// Chooses the payment provider.
import type { Db } from "../database/db.ts";
import { getSecret } from "../database/secret.ts";
import { isStripeKey, type Env } from "../env/env.ts";
import { sandboxPayments } from "./payments.sandbox.ts";
import { servicePayments } from "./payments.service.ts";
import type { Payments } from "./payments.ts";

/**
 * Opens the provider that the environment configures: Stripe for a Stripe key, the operator's service for another key,
 * and the sandbox without a key.
 */
export async function openPayments(
  { payments, publicUrl }: Pick<Env, "payments" | "publicUrl">,
  db: Db,
): Promise<Payments> {
  if (!payments)
    return sandboxPayments({ publicUrl, secret: await getSecret(db, "sandbox_pages") });
  const { url, key } = payments;
  if (url !== undefined && !isStripeKey(key)) return servicePayments({ url, key });
  const { stripePayments } = await import("./payments.stripe.ts");
  return stripePayments(payments);
}
