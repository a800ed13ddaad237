// A license of a company for a product, and its installation.
import * as z from "zod/mini";
import { line, requiredLine } from "../text.shapes.ts";
import { flag, id, instant, money, ok, price } from "../wire.shapes.ts";
import { productCard } from "../product/product.shapes.ts";
import { each, fileFields } from "../submission/submission.fields.ts";

export const companyToken = requiredLine(200);
export const userToken = requiredLine(500);

/**
 * `licensed` waits for payment; `paid` (also free) is usable; `installed` is in use; `expired` may still be installed.
 */
export const wireLicenseStates = ["none", "licensed", "paid", "expired", "installed"] as const;
export type WireLicenseState = (typeof wireLicenseStates)[number];

export const license = z.object({
  license_id: id,
  product_id: id,
  state: z.enum(wireLicenseStates),
  /** 1 until the product is uninstalled, even after the license has expired. */
  installed: flag,
  installed_version: z.string(),
  /** The paid terms while the paid period runs, else the current terms. */
  price_amount: money,
  price_currency: z.string(),
  expiration_id: id,
  /**
   * The current price of the next payment; null when there is none, because the license has no end or the product is
   * not on sale to the company.
   */
  renewal: z.nullable(price),
  created_at: instant,
  paid_at: z.nullable(instant),
  /** Null: never. */
  expires_at: z.nullable(instant),
  /** From when it counts as expiring: the last quarter of its period, at most 30 days; null without an end. */
  expiring_at: z.nullable(instant),
});
export type License = z.output<typeof license>;

/** The response after a license was ended, with every build whose list of companies changed as a result. */
export const licenseEnded = z.extend(ok, {
  builds: z.array(
    z.object({
      submission_id: id,
      /** The timestamp before the change: edits based on it can continue with the new timestamp. */
      submission_was_updadet_at: instant,
      submission_updadet_at: instant,
    }),
  ),
});
export type LicenseEnded = z.output<typeof licenseEnded>;

export const storeCard = z.extend(productCard, {
  license_state: z.enum(wireLicenseStates),
  license_id: z.nullable(id),
  /** Null: never, or there is no license. */
  license_expires_at: z.nullable(instant),
  /** As a license's `expiring_at`. */
  license_expiring_at: z.nullable(instant),
  /** Empty when it is not installed. */
  installed_version: z.string(),
});
export type StoreCard = z.output<typeof storeCard>;

/**
 * The person of the company who makes the request, as the host application names them. Every company call accepts it;
 * only some record it.
 */
export const asker = z.nullish(line(4_000));
export const byCompany = z.strictObject({ company_token: companyToken, user_token: asker });
export const appToken = requiredLine(200);
/** For a call that an app may make about itself: one of the two tokens is required. */
export const byCompanyOrApp = z.strictObject({
  company_token: z.optional(companyToken),
  /** The token of an app of the company, which works only for that app. */
  app_token: z.optional(appToken),
  user_token: asker,
});
/** The server stores only a hash of the token, so this response is the only one that shows it. */
export const issuedAppToken = z.object({ app_token: z.string(), expires_at: instant });
export const installation = z.object({
  license,
  version: z.string(),
  /** Download URLs, signed for ten minutes. */
  ...each(fileFields, () => z.string()),
});
