// Licenses of companies with the installed build, payments, and permissions of the companies' users.
import { paymentStatuses, type LanguageCode } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { companies } from "../company/company.tables.ts";
import { permissions } from "../lookup/lookup.tables.ts";
import { products } from "../product/product.tables.ts";
import type { Title } from "../product/product.text.ts";
import { createdAt, identity, moment, reference } from "../database/columns.ts";
import { submissions } from "../submission/submission.tables.ts";

export const licenses = pgTable(
  "licenses",
  {
    id: identity(),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id),
    companyId: reference("company_id")
      .notNull()
      .references(() => companies.id),
    createdAt: createdAt(),
    /** Obtained while the product was free: usable without end, whatever the product costs later. */
    free: boolean("free").notNull().default(false),
    /** Null when never paid. */
    paidAt: moment("paid_at"),
    /** Start of the paid period; null for periods of earlier server versions, which count from `paidAt`. */
    periodStartsAt: moment("period_starts_at"),
    /** End of the paid period; null with `paidAt` set means that the license never expires. */
    expiresAt: moment("expires_at"),
    /** The installed build; null when none is installed. */
    installedSubmissionId: reference("installed_submission_id").references(() => submissions.id, {
      onDelete: "set null",
    }),
    installedAt: moment("installed_at"),
  },
  (table) => [
    uniqueIndex("licenses_product_company_key").on(table.productId, table.companyId),
    index("licenses_company_idx").on(table.companyId, table.id),
    index("licenses_installed_idx")
      .on(table.companyId, table.id)
      .where(sql`installed_submission_id is not null`),
    // For a company's license list, which is sorted by the next renewal.
    index("licenses_renewal_idx")
      .on(table.companyId, sql`coalesce(expires_at, 'infinity'::timestamptz)`, table.id)
      .concurrently(),
    // For reminders, which read the licenses of all companies by their end.
    index("licenses_ends_idx")
      .on(table.expiresAt)
      .where(sql`expires_at is not null`)
      .concurrently(),
    // For deleting a build: the foreign key then sets this column to null in every license that has the build
    // installed.
    index("licenses_installed_submission_idx")
      .on(table.installedSubmissionId)
      .where(sql`installed_submission_id is not null`),
  ],
);

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

/** Tokens of apps: each works for one license, while the company's token that it was issued with works. */
export const appTokens = pgTable(
  "app_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    licenseId: reference("license_id")
      .notNull()
      .references(() => licenses.id, { onDelete: "cascade" }),
    /** Hash of the company's token. */
    issuerHash: text("issuer_hash").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    index("app_tokens_license_idx").on(table.licenseId),
    // For deleting tokens that have ended.
    index("app_tokens_ends_idx").on(table.endsAt),
  ],
);

/** A reminder that a company has received: its period ends at `endsAt`, sent that many days before. */
export const licenseReminders = pgTable(
  "license_reminders",
  {
    licenseId: reference("license_id")
      .notNull()
      .references(() => licenses.id, { onDelete: "cascade" }),
    /** Part of the key, because a renewed license ends at another time and needs new reminders. */
    endsAt: moment("ends_at").notNull(),
    daysBefore: integer("days_before").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.licenseId, table.endsAt, table.daysBefore] }),
    // For deleting reminders of periods that have ended.
    index("license_reminders_ends_idx").on(table.endsAt),
  ],
);

/** A price that the company was notified of. The company knows the latest of its notices and payments. */
export const priceNotices = pgTable(
  "price_notices",
  {
    id: identity(),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    companyId: reference("company_id")
      .notNull()
      .references(() => companies.id),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    expirationId: integer("expiration_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("price_notices_pair_idx").on(table.productId, table.companyId, table.id)],
);

/** The permissions of the licensed product that each user of a company has. */
export const userPermissions = pgTable(
  "user_permissions",
  {
    licenseId: reference("license_id")
      .notNull()
      .references(() => licenses.id, { onDelete: "cascade" }),
    /** The host application's id of the user; opaque to Lanyard. */
    userId: text("user_id").notNull(),
    permissionId: integer("permission_id")
      .notNull()
      .references(() => permissions.id),
  },
  (table) => [primaryKey({ columns: [table.licenseId, table.userId, table.permissionId] })],
);
