// A payment provider that moves no money; its payments have the provider "sandbox".
import { hashToken } from "../shared/tokens.ts";
import type { Payments } from "./payments.ts";

/** The `user_token` of a payer whose payments the sandbox refuses. */
export const declinedPayer = "decline";

export const sandboxPayments: Payments = {
  provider: "sandbox",
  charge: async ({ idempotencyKey, payer }) =>
    payer === declinedPayer
      ? { refused: true }
      : { reference: `sandbox_${hashToken(idempotencyKey).slice(0, 24)}` },
};
