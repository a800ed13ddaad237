// Payments of licenses, the charges that pay several at once, and the provider's pages on which they are made.
import { paymentStatuses, type LanguageCode } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, identity, moment, reference } from "../../platform/database/columns.ts";
import { companies } from "../company/company.tables.ts";
import { licenses } from "../license/license.tables.ts";
import { products } from "../product/product.tables.ts";
import type { Title } from "../product/product.text.ts";

/** The names of the company and the product on a receipt. */
export interface PaidNames {
  readonly company: string;
  readonly email: string;
  readonly product: string;
  readonly titles: readonly Title[];
}

export const payments = pgTable(
  "payments",
  {
    id: identity(),
    // Nullable, because payments stay when their license is deleted.
    licenseId: reference("license_id").references(() => licenses.id, { onDelete: "set null" }),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id),
    companyId: reference("company_id")
      .notNull()
      .references(() => companies.id),
    /** The token of the paying person's session in the host application. */
    userToken: text("user_token").notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    expirationId: integer("expiration_id").notNull(),
    /**
     * A payment is stored as pending before the charge, so that after a crash the charge is repeated with the same key.
     */
    status: text("status", { enum: paymentStatuses }).notNull().default("pending"),
    provider: text("provider").notNull(),
    /** The provider's reference for the charge; empty until the provider has answered. */
    providerReference: text("provider_reference").notNull().default(""),
    /** One charge per license and period. */
    idempotencyKey: text("idempotency_key").notNull().unique(),
    createdAt: createdAt(),
    /** Null when not charged. */
    paidAt: moment("paid_at"),
    /** The version on sale when the payment began; null for payments of server versions that did not store it. */
    version: text("version"),
    /** The names at the time of payment, for the receipt; null until paid. A trigger fills them (migration 0030). */
    names: jsonb("names").$type<PaidNames>(),
    /**
     * Start of the paid period: the end of the previous period when that was renewed ahead, else `paidAt`. Null: not
     * charged, or the same as `paidAt`.
     */
    periodStartsAt: moment("period_starts_at"),
    /** Null when not charged, or when the contract has no end. */
    periodEndsAt: moment("period_ends_at"),
  },
  (table) => [
    index("payments_license_idx").on(table.licenseId, table.id),
    index("payments_pair_idx").on(table.productId, table.companyId, table.id),
    index("payments_company_idx")
      .on(table.companyId, table.id)
      .where(sql`status = 'paid'`)
      .concurrently(),
    uniqueIndex("payments_one_pending")
      .on(table.productId, table.companyId)
      .where(sql`status = 'pending'`),
  ],
);

/**
 * Payments that are charged together: each line pays one license, and the charge is made under the key of the line that
 * is its own charge. A payment that is charged alone has no line.
 */
export const chargeLines = pgTable(
  "charge_lines",
  {
    paymentId: reference("payment_id")
      .primaryKey()
      .references(() => payments.id, { onDelete: "cascade" }),
    chargeId: reference("charge_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    /** The line's text on the provider's page, stored because a repeated request must be identical. */
    description: text("description").notNull(),
  },
  (table) => [index("charge_lines_charge_idx").on(table.chargeId, table.paymentId)],
);

/** The provider's page on which a payment is made; a payment that is charged directly has none. */
export const checkouts = pgTable(
  "checkouts",
  {
    paymentId: reference("payment_id")
      .primaryKey()
      .references(() => payments.id, { onDelete: "cascade" }),
    /** The provider's reference for the page; empty, like `url`, until the provider has opened the page. */
    reference: text("reference").notNull().default(""),
    url: text("url").notNull().default(""),
    /** The description on the page, stored because a repeated request must be identical. */
    description: text("description").notNull(),
    /** The language of the page; null for pages of server versions that did not store it. */
    language: text("language").$type<LanguageCode>(),
    /** The path below `PUBLIC_URL` to which the page sends the payer back. */
    returnPath: text("return_path").notNull(),
    /** When the page stops accepting an answer. */
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    uniqueIndex("checkouts_reference_key")
      .on(table.reference)
      .where(sql`reference <> ''`),
  ],
);
