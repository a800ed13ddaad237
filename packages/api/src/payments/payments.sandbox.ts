// Payments that move no money, and say so: the provider of every payment made here is "sandbox".
import { hashToken } from "../shared/tokens.ts";
import type { Payments } from "./payments.ts";

/** The `user_token` of a person whose payments the sandbox refuses. */
export const declinedPayer = "decline";

export const sandboxPayments: Payments = {
  provider: "sandbox",
  charge: async ({ idempotencyKey, payer }) =>
    payer === declinedPayer
      ? { refused: true }
      : { reference: `sandbox_${hashToken(idempotencyKey).slice(0, 24)}` },
};
