// A payment, and the terms that the payer saw.
import * as z from "zod/mini";
import { line } from "../text.shapes.ts";
import { id, instant, money, numberField } from "../wire.shapes.ts";

export const payment = z.object({
  payment_id: id,
  amount: money,
  currency: z.string(),
  paid_at: instant,
  /** Null: the contract has no end. */
  period_ends_at: z.nullable(instant),
  provider: z.string(),
});

/** The terms that the payer saw; the server refuses a payment whose terms have changed. */
export const expectedTerms = {
  /**
   * The price and contract length that the payer saw: if they differ, the server answers 409 with the current ones.
   * Omitted parts default to what the company last paid or was notified of; for a company that has never paid, omitted
   * parts are not compared.
   */
  price_amount: z.optional(z.union([z.number(), line(20)])),
  price_currency: z.optional(line(3)),
  expiration_id: z.optional(numberField(/^[1-9]\d{0,8}$/)),
  /**
   * For renewing in advance: the end of the running period as the payer saw it, which the new period follows. Without
   * it, or if the running period ends later than that, the running period is not paid again.
   */
  renews: z.optional(instant),
} as const;

/** `ended`: nobody completed the provider's page in time. */
export const paymentStatuses = ["pending", "paid", "refused", "ended"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
