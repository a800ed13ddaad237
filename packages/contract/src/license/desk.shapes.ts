// A license as the desk of its company shows it, and all of them in figures.
import * as z from "zod/mini";
import { each } from "../submission/submission.fields.ts";
import { flag, id, instant, money, price } from "../wire.shapes.ts";
import { deskFilters } from "./desk.limits.ts";
import { license, payment, storeCard } from "./license.shapes.ts";

/** The card is of the build on sale to the company, else of the installed one, else of the last that it could see. */
export const deskCard = z.extend(storeCard, {
  license_id: id,
  /** 1: it is on sale to the company, which can get, renew and update it. */
  offered: flag,
  /** 1: it never ends. */
  endless: flag,
  /** What the running period costs a month, rounded to cents; 0 without one, and without an end. */
  month_amount: money,
  month_currency: z.string(),
  /** What the next payment costs now; null when there is none. */
  renewal: z.nullable(price),
  paid_at: z.nullable(instant),
  /** People with a permission, up to `deskLimits.people` and one more. */
  people: z.int(),
  /** 1: it is installed, has permissions that people can be given, and nobody has any. */
  unused: flag,
  /** What installing it now would install in place of the installed version; empty: nothing. */
  update_version: z.string(),
});
export type DeskCard = z.output<typeof deskCard>;

const amount = z.object({ amount: money, currency: z.string() });
export type Amount = z.output<typeof amount>;

export const deskSummary = z.object({
  licenses: z.int(),
  /**
   * What the running periods cost a month, by currency: the price of each by the months of its contract, added up
   * exactly and rounded once. What has no end costs nothing a month.
   */
  month: z.array(amount),
  /** How many licenses each filter finds. */
  counts: z.object(each(deskFilters, () => z.int())),
  /** What renewing all that is due costs now, by currency, and how many of it cannot be renewed. */
  due: z.object({ amounts: z.array(amount), not_renewable: z.int() }),
});
export type DeskSummary = z.output<typeof deskSummary>;

/**
 * `already_paid`: the period that was to be renewed has been, by somebody else or before. `unknown`: the provider has not answered, so it may be paid; asking again continues the same
 * payment.
 */
export const renewalOutcomes = [
  "paid",
  "already_paid",
  "refused",
  "price_changed",
  "not_renewable",
  "not_found",
  "unknown",
] as const;
export const renewal = z.object({
  product_id: id,
  outcome: z.enum(renewalOutcomes),
  /** In the reader's language; empty when nothing went wrong. */
  error: z.string(),
  license: z.nullable(license),
  payment: z.nullable(payment),
});
export type Renewal = z.output<typeof renewal>;
