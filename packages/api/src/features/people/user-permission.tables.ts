// The permissions of apps that companies give to their people.
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { reference } from "../../platform/database/columns.ts";
import { licenses } from "../license/license.tables.ts";
import { permissions } from "../lookup/lookup.tables.ts";

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
