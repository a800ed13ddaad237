// Licenses of companies, what was paid for them, and what is installed.
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { companies } from "../company/company.tables.ts";
import { products } from "../product/product.tables.ts";
import { createdAt, identity, moment, reference } from "../shared/columns.ts";
import { submissions } from "../submission/submission.tables.ts";

export const licenses = pgTable(
  "licenses",
  {
    id: identity(),
    productId: reference("product_id").notNull().references(() => products.id),
    companyId: reference("company_id").notNull().references(() => companies.id),
    createdAt: createdAt(),
    /** Null: never paid. */
    paidAt: moment("paid_at"),
    /** End of the paid period; null with `paidAt`: never ends. */
    expiresAt: moment("expires_at"),
    /** The build that is installed; null: none. */
    installedSubmissionId: reference("installed_submission_id").references(() => submissions.id, { onDelete: "set null" }),
    installedAt: moment("installed_at"),
  },
  (table) => [uniqueIndex("licenses_product_company_key").on(table.productId, table.companyId), index("licenses_company_idx").on(table.companyId, table.id)],
);

export const payments = pgTable(
  "payments",
  {
    id: identity(),
    // A payment outlives its license: it is what the money was taken for.
    licenseId: reference("license_id").references(() => licenses.id, { onDelete: "set null" }),
    productId: reference("product_id").notNull().references(() => products.id),
    companyId: reference("company_id").notNull().references(() => companies.id),
    /** The host application's session of the person who paid. */
    userToken: text("user_token").notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    expirationId: integer("expiration_id").notNull(),
    provider: text("provider").notNull(),
    providerReference: text("provider_reference").notNull(),
    /** One charge per license and period. */
    idempotencyKey: text("idempotency_key").notNull().unique(),
    paidAt: moment("paid_at").notNull().defaultNow(),
    periodEndsAt: moment("period_ends_at"),
  },
  (table) => [index("payments_license_idx").on(table.licenseId)],
);
