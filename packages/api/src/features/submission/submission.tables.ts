// Builds of products, their texts, screenshots, permissions and enabled accounts.
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
import {
  inProgress,
  inReview,
  onSale,
  released,
  statuses,
  type FieldByKind,
} from "@lanyard/contract";
import { expirations, menuEntries, permissions } from "../lookup/lookup.tables.ts";
import { products } from "../product/product.tables.ts";
import { createdAt, identity, moment, reference } from "../../platform/database/columns.ts";
import { oneOf } from "../../platform/database/one-of.ts";

export const submissions = pgTable(
  "submissions",
  {
    id: identity(),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The product's owner, set by a trigger; with it, the index for a creator's builds contains only those. */
    ownerId: reference("owner_id").notNull().default(0),
    status: text("status", { enum: statuses }).notNull().default("draft"),
    version: text("version").notNull().default(""),
    menuEntryId: integer("menu_entry_id").references(() => menuEntries.id),
    notes: text("notes").notNull().default(""),
    mobileAvailable: boolean("mobile_available").notNull().default(false),
    priceCents: integer("price_cents").notNull().default(0),
    priceCurrency: text("price_currency").notNull().default("EUR"),
    expirationId: integer("expiration_id")
      .notNull()
      .default(1)
      .references(() => expirations.id),
    isPrivate: boolean("is_private").notNull().default(false),
    rejectionReason: text("rejection_reason").notNull().default(""),
    /** Storage keys (content addresses); empty when there is no file. The names are those of the creator's files. */
    icon: text("icon").notNull().default(""),
    banner: text("banner").notNull().default(""),
    archive: text("archive").notNull().default(""),
    archiveName: text("archive_name").notNull().default(""),
    sqlScript: text("sql_script").notNull().default(""),
    sqlScriptName: text("sql_script_name").notNull().default(""),
    privacyPolicyUrl: text("privacy_policy_url").notNull().default(""),
    serviceTermsUrl: text("service_terms_url").notNull().default(""),
    webhookUrl: text("webhook_url").notNull().default(""),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** When this version first came on sale, set by a trigger; also null for builds from before the trigger existed. */
    onSaleAt: moment("on_sale_at"),
    /**
     * When the build was last sent for review, set by a trigger; also null for builds from before the trigger existed.
     */
    sentAt: moment("sent_at"),
  },
  (table) => [
    index("submissions_product_idx").on(table.productId, table.id),
    index("submissions_owner_idx").on(table.ownerId, table.id),
    // Pages of the store, with and without a menu entry.
    index("submissions_offers_idx")
      .on(table.id)
      .where(sql`status ${oneOf(onSale)} and not is_private`),
    index("submissions_menu_offers_idx")
      .on(table.menuEntryId, table.id)
      .where(sql`status ${oneOf(onSale)} and not is_private`),
    // Lifecycle rules that only the database can enforce when two requests arrive at once.
    uniqueIndex("submissions_one_in_progress")
      .on(table.productId)
      .where(sql`status ${oneOf(inProgress)}`),
    uniqueIndex("submissions_one_released")
      .on(table.productId)
      .where(sql`status ${oneOf(released)}`),
    // Before a file is deleted, all builds are checked for a reference to it.
    index("submissions_icon_idx")
      .on(table.icon)
      .where(sql`icon <> ''`),
    index("submissions_banner_idx")
      .on(table.banner)
      .where(sql`banner <> ''`),
    index("submissions_archive_idx")
      .on(table.archive)
      .where(sql`archive <> ''`),
    index("submissions_sql_script_idx")
      .on(table.sqlScript)
      .where(sql`sql_script <> ''`),
    index("submissions_waiting_idx")
      .on(table.updatedAt, table.id)
      .where(sql`status ${oneOf(inReview)}`),
  ],
);

/** The versions that a product has had on sale, whether or not their builds still exist; a trigger adds them. */
export const soldVersions = pgTable(
  "sold_versions",
  {
    productId: reference("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    version: text("version").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.version] })],
);

type Column = keyof typeof submissions.$inferSelect;

/**
 * The column of each field that is stored in one. Prices are stored in cents, files in two columns, lists in other
 * tables.
 */
export const columnByField = {
  menu_entry_id: "menuEntryId",
  version: "version",
  mobile_available: "mobileAvailable",
  notes: "notes",
  icon: "icon",
  banner: "banner",
  expiration_id: "expirationId",
  price_currency: "priceCurrency",
  is_private: "isPrivate",
  privacy_policy_url: "privacyPolicyUrl",
  service_terms_url: "serviceTermsUrl",
  webhook_url: "webhookUrl",
} as const satisfies Record<
  FieldByKind<"text" | "url" | "flag" | "choice" | "image" | "currency">,
  Column
>;

/** The columns of each file: its storage key and its name. */
export const fileColumnsByField = {
  source_code_url: { key: "archive", name: "archiveName" },
  db_script_url: { key: "sqlScript", name: "sqlScriptName" },
} as const satisfies Record<FieldByKind<"archive" | "sql">, { key: Column; name: Column }>;

const submissionId = () =>
  reference("submission_id")
    .notNull()
    .references(() => submissions.id, { onDelete: "cascade" });

export const submissionTexts = pgTable(
  "submission_texts",
  {
    submissionId: submissionId(),
    languageId: integer("language_id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.languageId] })],
);

export const screenshots = pgTable(
  "screenshots",
  {
    id: identity(),
    submissionId: submissionId(),
    image: text("image").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    index("screenshots_submission_idx").on(table.submissionId, table.position),
    index("screenshots_image_idx").on(table.image),
  ],
);

export const submissionPermissions = pgTable(
  "submission_permissions",
  {
    submissionId: submissionId(),
    permissionId: integer("permission_id")
      .notNull()
      .references(() => permissions.id),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.permissionId] })],
);

/**
 * E-mails of companies that may use a private product; an entry takes effect as soon as a company with that e-mail
 * exists.
 */
export const enabledAccounts = pgTable(
  "enabled_accounts",
  { submissionId: submissionId(), email: text("email").notNull() },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.email] }),
    index("enabled_accounts_email_idx").on(sql`lower(${table.email})`, table.submissionId),
  ],
);
