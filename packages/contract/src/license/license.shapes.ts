// A license of a company for a product, its payments, its installation.
import * as z from "zod/mini";
import { line, requiredLine } from "../text.shapes.ts";
import { flag, id, instant, money, ok, price } from "../wire.shapes.ts";
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
  /** Those of the payment while it lasts, else those on sale now. */
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

/** What the end of a license answers: each build that had the company on its list is changed by it. */
export const licenseEnded = z.extend(ok, {
  builds: z.array(
    z.object({
      submission_id: id,
      /** Before: who based edits on this may go on from what it is now. */
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

export const storeCard = z.extend(productCard, {
  license_state: z.enum(licenseStates),
  license_id: z.nullable(id),
  /** Null: never, or there is no license. */
  license_expires_at: z.nullable(instant),
  /** Empty when it is not installed. */
  installed_version: z.string(),
});
export type StoreCard = z.output<typeof storeCard>;

/** Who of the company asks, in the host application's words: every call of a company takes it, few record it. */
export const asker = z.nullish(line(4_000));
export const byCompany = z.strictObject({ company_token: companyToken, user_token: asker });
export const installation = z.object({
  license,
  version: z.string(),
  /** Signed for ten minutes. */
  ...each(fileFields, () => z.string()),
});
