// A payment provider that moves no money; its payments have the provider "sandbox".
import { createHmac } from "node:crypto";
import { hashToken } from "../identity/tokens.ts";
import type { Payments } from "./payments.ts";

export const sandboxProvider = "sandbox";
/** The `user_token` of a payer whose payments the sandbox refuses. */
export const declinedPayer = "decline";

/** The sandbox's pages are served by `features/billing/sandbox.routes.ts`, which stores the payer's answer itself. */
export const sandboxPath = "/sandbox/payments";

interface Settings {
  readonly publicUrl: string;
  /** What the keys of pages derive from, so that they need not be stored. */
  readonly secret: string;
}
const createKey = (secret: string, idempotencyKey: string): string =>
  createHmac("sha256", secret).update(idempotencyKey).digest("base64url");

export const sandboxPayments = ({ publicUrl, secret }: Settings): Payments => ({
  provider: sandboxProvider,
  charge: async ({ idempotencyKey, payer }) =>
    payer === declinedPayer
      ? { refused: true }
      : { reference: `sandbox_${hashToken(idempotencyKey).slice(0, 24)}` },
  // A key always gives the same reference, so there is nothing to look up.
  findCharge: async () => undefined,
  pages: {
    // The key is the payer's secret: only its hash is stored, and a URL without it.
    open: async ({ idempotencyKey }) => ({
      reference: hashToken(createKey(secret, idempotencyKey)),
      url: `${publicUrl}${sandboxPath}`,
    }),
    getPageUrl: (url, idempotencyKey) => `${url}/${createKey(secret, idempotencyKey)}`,
    read: async () => undefined,
    end: async () => ({ ended: true }),
  },
});
