// Licenses of companies with what is installed, their payments, and their users' permissions.
import { paymentStatuses } from "@lanyard/contract";
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
    /** Null: never paid. */
    paidAt: moment("paid_at"),
    /** End of the paid period; null with `paidAt`: never ends. */
    expiresAt: moment("expires_at"),
    /** The build that is installed; null: none. */
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
    // The desk of a company: by the next renewal.
    index("licenses_renewal_idx")
      .on(table.companyId, sql`coalesce(expires_at, 'infinity'::timestamptz)`, table.id)
      .concurrently(),
    // Of all companies: who is reminded.
    index("licenses_ends_idx")
      .on(table.expiresAt)
      .where(sql`expires_at is not null`)
      .concurrently(),
    // For the removal of a build, which sets the licenses that have it installed to null.
    index("licenses_installed_submission_idx")
      .on(table.installedSubmissionId)
      .where(sql`installed_submission_id is not null`),
  ],
);

/** What a receipt calls the company and the product. */
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
    // Nullable, as payments stay when their license is deleted.
    licenseId: reference("license_id").references(() => licenses.id, { onDelete: "set null" }),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id),
    companyId: reference("company_id")
      .notNull()
      .references(() => companies.id),
    /** The host application's session of the person who paid. */
    userToken: text("user_token").notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    expirationId: integer("expiration_id").notNull(),
    /** Pending is stored before the charge, so that after a crash it is sent again with the same key. */
    status: text("status", { enum: paymentStatuses }).notNull().default("pending"),
    provider: text("provider").notNull(),
    /** The provider's reference for the charge; empty until it has answered. */
    providerReference: text("provider_reference").notNull().default(""),
    /** One charge per license and period. */
    idempotencyKey: text("idempotency_key").notNull().unique(),
    createdAt: createdAt(),
    /** Null: not charged. */
    paidAt: moment("paid_at"),
    /** The version on sale when it was begun; null for payments of servers that did not keep it. */
    version: text("version"),
    /** As they were when it was paid, for the receipt; null until then. A trigger keeps them (migration 0030). */
    names: jsonb("names").$type<PaidNames>(),
    /** After the period before, when that was renewed ahead; null: not charged, or since `paidAt`. */
    periodStartsAt: moment("period_starts_at"),
    /** Null: not charged, or the contract has no end. */
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

/** The page of the provider on which a payment is made, unless it was charged at once. */
export const checkouts = pgTable(
  "checkouts",
  {
    paymentId: reference("payment_id")
      .primaryKey()
      .references(() => payments.id, { onDelete: "cascade" }),
    /** The provider's name of the page; empty, as `url`, until it has opened it. */
    reference: text("reference").notNull().default(""),
    url: text("url").notNull().default(""),
    /** As the page shows it: a repeated request has to be identical. */
    description: text("description").notNull(),
    /** Where the page leads back to, from `PUBLIC_URL`. */
    returnPath: text("return_path").notNull(),
    /** Until when it waits for an answer. */
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    uniqueIndex("checkouts_reference_key")
      .on(table.reference)
      .where(sql`reference <> ''`),
  ],
);

/** What a company was reminded of: that a period ends, so many days before. */
export const licenseReminders = pgTable(
  "license_reminders",
  {
    licenseId: reference("license_id")
      .notNull()
      .references(() => licenses.id, { onDelete: "cascade" }),
    /** A renewed license ends at another time. */
    endsAt: moment("ends_at").notNull(),
    daysBefore: integer("days_before").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.licenseId, table.endsAt, table.daysBefore] }),
    // For what removes those that are over.
    index("license_reminders_ends_idx").on(table.endsAt),
  ],
);

/** What a company was told a product costs from then on; with what it has paid, the price that it knows of. */
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

/** Which people of a company may use which permission of the licensed product. */
export const userPermissions = pgTable(
  "user_permissions",
  {
    licenseId: reference("license_id")
      .notNull()
      .references(() => licenses.id, { onDelete: "cascade" }),
    /** The host application's id of the person: opaque. */
    userId: text("user_id").notNull(),
    permissionId: integer("permission_id")
      .notNull()
      .references(() => permissions.id),
  },
  (table) => [primaryKey({ columns: [table.licenseId, table.userId, table.permissionId] })],
);
