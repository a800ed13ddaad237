// The lists that forms choose from: data, labelled in every language, seeded by a migration.
import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { LanguageCode } from "@lanyard/contract";

const lookup = () => ({
  id: integer("id").primaryKey(),
  label: jsonb("label").$type<Record<LanguageCode, string>>().notNull(),
});

export const menuEntries = pgTable("menu_entries", lookup());
export const permissions = pgTable("permissions", lookup());
export const userPermissionKinds = pgTable("user_permission_kinds", lookup());
/** `months` is the length of the contract; null for a contract without an end. */
export const expirations = pgTable("expirations", { ...lookup(), months: integer("months") });
