// Licenses of companies with the installed build, and what belongs to a license: tokens of apps, reminders, notices.
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { companies } from "../company/company.tables.ts";
import { products } from "../product/product.tables.ts";
import { createdAt, identity, moment, reference } from "../../platform/database/columns.ts";
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
