// A product as a card, its detail, and its creation.
import * as z from "zod/mini";
import { requiredLine } from "../text.shapes.ts";
import { flag, id, instant, money } from "../wire.shapes.ts";
import { languageCodes } from "../languages.ts";
import { each } from "../submission/submission.fields.ts";
import { productKind, productNameMost } from "./product.limits.ts";
import { current } from "../submission/submission.lifecycle.ts";
import { storedPreflight } from "../preflight/preflight.shapes.ts";
import { status, submission } from "../submission/submission.shapes.ts";

export const productCreation = z.strictObject({
  name: requiredLine(productNameMost),
  kind: z.literal(productKind),
});
export const productCreated = z.object({ id, submission_id: id });

/** Summary of a product's newest build; `ready_for_sale` is 1 while any of its builds is visible on sale. */
export const productCard = z.object({
  draft: flag,
  hidden: flag,
  rejected: flag,
  waiting_for_review: flag,
  ready_for_sale: flag,
  status,
  product_id: id,
  submission_id: id,
  product_name: z.string(),
  description: z.string(),
  version: z.string(),
  username: z.string(),
  menu_entry_id: z.nullable(id),
  menu_entry_name: z.string(),
  price_amount: money,
  price_currency: z.string(),
  is_private: flag,
  icon_url: z.string(),
  banner_url: z.string(),
  expiration_id: id,
  expiration_name: z.string(),
  submission_updadet_at: instant,
});
export type ProductCard = z.output<typeof productCard>;

/** A card in the lists of the owner and of administrators, who also see what a build in progress lacks. */
export const managedCard = z.extend(productCard, {
  /** How many of `neededFields` are missing or wrong in the newest build; 0 once it is sent for review. */
  missing: z.int(),
  /** Why the newest build was rejected; empty otherwise. */
  rejection_reason: z.string(),
});
export type ManagedCard = z.output<typeof managedCard>;

/** How many products have a build of each status, each counted up to `productCountMost` + 1. */
export const productCounts = z.object({
  all: z.int(),
  ...each(current, () => z.int()),
});
export type ProductCounts = z.output<typeof productCounts>;

export const screenshot = z.object({ screenshot_id: id, screenshot_url: z.string() });
export const enabledAccount = z.object({
  /** The e-mail of a company account. */
  enabled_account: z.string(),
  license_id: z.nullable(id),
});
export const build = z.object({
  build_icon: z.string(),
  build_name: z.string(),
  build_version: z.string(),
  build_creation_date: instant,
  /** The release notes. */
  build_notes: z.string(),
  submission_id: id,
  status,
});

export const productDetail = z.object({
  submission,
  screenshots: z.array(screenshot),
  enabled_accounts: z.array(enabledAccount),
  builds: z.array(build),
  permissions: z.array(z.object({ permission_id: id })),
  available_languages: z.array(z.object({ id, code: z.enum(languageCodes), name: z.string() })),
  /** The creator; `support_email` is empty when the creator has not set one. */
  username: z.object({ username: z.string(), support_email: z.string() }),
  /** For the owner and administrators; null for others, and when these contents have not been checked yet. */
  preflight: z.nullable(storedPreflight),
});
export type ProductDetail = z.output<typeof productDetail>;
