// Chooses the payment provider.
import { isStripeKey, type Env } from "../shared/env.ts";
import { sandboxPayments } from "./payments.sandbox.ts";
import { servicePayments } from "./payments.service.ts";
import type { Payments } from "./payments.ts";

/** The payment provider of the environment: Stripe when the key is one of Stripe's; the sandbox when none is configured. */
export async function openPayments({
  payments,
  publicUrl,
}: Pick<Env, "payments" | "publicUrl">): Promise<Payments> {
  if (!payments) return sandboxPayments({ publicUrl });
  const { url, key } = payments;
  if (url !== undefined && !isStripeKey(key)) return servicePayments({ url, key });
  const { stripePayments } = await import("./payments.stripe.ts");
  return stripePayments(payments);
}
