// The lists that forms choose from, in the database.
import { asc } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { expirations, menuEntries, permissions, userPermissionKinds } from "./lookup.tables.ts";

const tables = {
  menu: menuEntries,
  permissions,
  expirations,
  userPermissions: userPermissionKinds,
};
export type List = keyof typeof tables;

export function listEntries(tx: Tx, list: List) {
  const table = tables[list];
  return tx.select({ id: table.id, label: table.label }).from(table).orderBy(asc(table.id));
}
