// A payment provider that moves no money; its payments have the provider "sandbox".
import { hashToken, newToken } from "../shared/tokens.ts";
import type { Payments } from "./payments.ts";

export const sandboxProvider = "sandbox";
/** The `user_token` of a payer whose payments the sandbox refuses. */
export const declinedPayer = "decline";

/** Pages of the sandbox are our own, `license/sandbox.routes.ts`, which store by themselves what is answered. */
export const sandboxPath = "/sandbox/payments";

export const sandboxPayments = ({ publicUrl }: { readonly publicUrl: string }): Payments => ({
  provider: sandboxProvider,
  charge: async ({ idempotencyKey, payer }) =>
    payer === declinedPayer
      ? { refused: true }
      : { reference: `sandbox_${hashToken(idempotencyKey).slice(0, 24)}` },
  // The same key has the same reference, however long ago: there are no books to look into.
  findCharge: async () => undefined,
  pages: {
    async open() {
      // Nobody finds a page whose address they were not given.
      const reference = newToken();
      return { reference, url: `${publicUrl}${sandboxPath}/${reference}` };
    },
    read: async () => undefined,
    end: async () => ({ ended: true }),
  },
});
