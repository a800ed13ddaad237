// How money is taken: the interface of payment providers, and the choice of one.
import type { Env } from "../shared/env.ts";
import { sandboxPayments } from "./payments.sandbox.ts";
import { servicePayments } from "./payments.service.ts";

export interface Charge {
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** A charge that is sent again under the same key is the same charge, with the same outcome. */
  readonly idempotencyKey: string;
  /** For the payer's statement. */
  readonly description: string;
  /** The host application's session of the person who pays. */
  readonly payer: string;
}

/** The provider's name for the charge, or that it was refused. */
export type Outcome = { readonly reference: string } | { readonly refused: true };

export interface Payments {
  /** Kept with every payment and shown to who pays. */
  readonly provider: string;
  /** Takes the money, once per key. Throws when it is not known whether it was taken. */
  charge(charge: Charge): Promise<Outcome>;
}

/** The payments service of the environment; the sandbox when none is configured. */
export const openPayments = (env: Pick<Env, "payments">): Payments =>
  env.payments ? servicePayments(env.payments) : sandboxPayments;
