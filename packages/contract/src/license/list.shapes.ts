// A license as the company's list shows it, and the totals of all its licenses.
import * as z from "zod/mini";
import { each } from "../submission/submission.fields.ts";
import { flag, id, instant, money, price } from "../wire.shapes.ts";
import { licenseFilters } from "./list.limits.ts";
import { storeCard } from "./license.shapes.ts";

/**
 * The card shows the build on sale to the company, else the installed build, else the last one that the company could
 * see.
 */
export const licenseCard = z.extend(storeCard, {
  license_id: id,
  /** 1: the product is on sale to the company, which can get, renew and update it. */
  offered: flag,
  /** 1: the license never ends. */
  endless: flag,
  /** Monthly cost of the running period, rounded to cents; 0 without a running period or an end. */
  month_amount: money,
  month_currency: z.string(),
  /** The current price of the next payment; null when there is none. */
  renewal: z.nullable(price),
  paid_at: z.nullable(instant),
  /** People with a permission, counted up to `deskLimits.people` + 1. */
  people: z.int(),
  /** 1: the product is installed and has permissions for people, but nobody has been given any. */
  unused: flag,
  /** The version that an update would install; empty when there is no update. */
  update_version: z.string(),
});
export type LicenseCard = z.output<typeof licenseCard>;

const amount = z.object({ amount: money, currency: z.string() });
export type Amount = z.output<typeof amount>;

export const licenseSummary = z.object({
  licenses: z.int(),
  /**
   * Monthly cost of the running periods by currency: each price divided by the months of its contract, added up exactly
   * and rounded once. Licenses without an end cost nothing a month.
   */
  month: z.array(amount),
  /** How many licenses each filter matches. */
  counts: z.object(each(licenseFilters, () => z.int())),
  /** The current cost of renewing all due licenses, by currency, and how many of them cannot be renewed. */
  due: z.object({ amounts: z.array(amount), not_renewable: z.int() }),
});
export type LicenseSummary = z.output<typeof licenseSummary>;
