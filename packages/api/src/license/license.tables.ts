// Licenses of companies with what is installed, their payments, and their users' permissions.
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
import { permissions } from "../lookup/lookup.tables.ts";
import { products } from "../product/product.tables.ts";
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
    // For the removal of a build, which sets the licenses that have it installed to null.
    index("licenses_installed_submission_idx")
      .on(table.installedSubmissionId)
      .where(sql`installed_submission_id is not null`),
  ],
);

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
    status: text("status", { enum: ["pending", "paid", "refused"] })
      .notNull()
      .default("pending"),
    provider: text("provider").notNull(),
    /** The provider's reference for the charge; empty until it has answered. */
    providerReference: text("provider_reference").notNull().default(""),
    /** One charge per license and period. */
    idempotencyKey: text("idempotency_key").notNull().unique(),
    createdAt: createdAt(),
    /** Null: not charged. */
    paidAt: moment("paid_at"),
    /** Null: not charged, or the contract has no end. */
    periodEndsAt: moment("period_ends_at"),
  },
  (table) => [
    index("payments_license_idx").on(table.licenseId, table.id),
    index("payments_pair_idx").on(table.productId, table.companyId, table.id),
    uniqueIndex("payments_one_pending")
      .on(table.productId, table.companyId)
      .where(sql`status = 'pending'`),
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
