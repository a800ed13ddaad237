// A payment provider that moves no money; its payments have the provider "sandbox".
import { hashToken, newToken } from "../shared/tokens.ts";
import type { Payments } from "./payments.ts";

export const sandboxProvider = "sandbox";
/** The `user_token` of a payer whose payments the sandbox refuses. */
export const declinedPayer = "decline";

/** The sandbox's pages are served by `license/sandbox.routes.ts`, which stores the payer's answer itself. */
export const sandboxPath = "/sandbox/payments";

export const sandboxPayments = ({ publicUrl }: { readonly publicUrl: string }): Payments => ({
  provider: sandboxProvider,
  charge: async ({ idempotencyKey, payer }) =>
    payer === declinedPayer
      ? { refused: true }
      : { reference: `sandbox_${hashToken(idempotencyKey).slice(0, 24)}` },
  // A key always gives the same reference, so there is nothing to look up.
  findCharge: async () => undefined,
  pages: {
    async open() {
      // The reference is a secret, so nobody can guess the page's URL.
      const reference = newToken();
      return { reference, url: `${publicUrl}${sandboxPath}/${reference}` };
    },
    read: async () => undefined,
    end: async () => ({ ended: true }),
  },
});
