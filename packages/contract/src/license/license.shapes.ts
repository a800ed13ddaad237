// A license of a company for a product, its payments, its installation.
import * as z from "zod/mini";
import { line, requiredLine } from "../text.shapes.ts";
import { flag, id, instant, money, numberField, ok, price } from "../wire.shapes.ts";
import { productCard } from "../product/product.shapes.ts";
import { each, fileFields } from "../submission/submission.fields.ts";

export const companyToken = requiredLine(200);
export const userToken = requiredLine(500);

/** `licensed` waits for payment; `paid` is usable, free licenses too; `installed` is in use; `expired` also when installed. */
export const licenseStates = ["none", "licensed", "paid", "expired", "installed"] as const;
export type LicenseState = (typeof licenseStates)[number];

export const license = z.object({
  license_id: id,
  product_id: id,
  state: z.enum(licenseStates),
  /** An expired license can still be installed: 1 until it is uninstalled. */
  installed: flag,
  installed_version: z.string(),
  /** The paid terms while the paid period lasts, else the current ones. */
  price_amount: money,
  price_currency: z.string(),
  expiration_id: id,
  /** What the next payment costs now; null when there is none: it has no end, or is not on sale to the company. */
  renewal: z.nullable(price),
  created_at: instant,
  paid_at: z.nullable(instant),
  /** Null: never. */
  expires_at: z.nullable(instant),
});
export type License = z.output<typeof license>;

/** The answer when a license was ended: every build whose list of companies has changed by it. */
export const licenseEnded = z.extend(ok, {
  builds: z.array(
    z.object({
      submission_id: id,
      /** The time before the change: edits that are based on it can continue with the new one. */
      submission_was_updadet_at: instant,
      submission_updadet_at: instant,
    }),
  ),
});
export type LicenseEnded = z.output<typeof licenseEnded>;

export const payment = z.object({
  payment_id: id,
  amount: money,
  currency: z.string(),
  paid_at: instant,
  /** Null: the contract has no end. */
  period_ends_at: z.nullable(instant),
  provider: z.string(),
});

/** The terms that a payer saw, and has to have seen right. */
export const seenTerms = {
  /**
   * The price and contract length that the payer saw: a difference is refused with 409 and the current ones. Parts that
   * are not sent are those that the company last paid or was told; for a company that has never paid they are not
   * compared.
   */
  price_amount: z.optional(z.union([z.number(), line(20)])),
  price_currency: z.optional(line(3)),
  expiration_id: z.optional(numberField(/^[1-9]\d{0,8}$/)),
  /**
   * The end of the period that is renewed ahead, as the payer saw it: the new period follows it. Without it, or once
   * the period ends later, a period that lasts is not paid again.
   */
  renews: z.optional(instant),
} as const;

/** `ended`: nobody answered the provider's page in time. */
export const paymentStatuses = ["pending", "paid", "refused", "ended"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const storeCard = z.extend(productCard, {
  license_state: z.enum(licenseStates),
  license_id: z.nullable(id),
  /** Null: never, or there is no license. */
  license_expires_at: z.nullable(instant),
  /** Empty when it is not installed. */
  installed_version: z.string(),
});
export type StoreCard = z.output<typeof storeCard>;

/**
 * The person of the company who makes the request, as the host application names them: every call of a company accepts
 * it, few record it.
 */
export const asker = z.nullish(line(4_000));
export const byCompany = z.strictObject({ company_token: companyToken, user_token: asker });
export const installation = z.object({
  license,
  version: z.string(),
  /** Signed for ten minutes. */
  ...each(fileFields, () => z.string()),
});
