// The lists that forms choose from, in the database.
import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../shared/db.ts";
import { expirations, menuEntries, permissions, userPermissionKinds } from "./lookup.tables.ts";

const tables = { menu: menuEntries, permissions, expirations, userPermissions: userPermissionKinds };
export type List = keyof typeof tables;

export function entriesOf(tx: Tx, list: List) {
  const table = tables[list];
  return tx.select({ id: table.id, label: table.label }).from(table).orderBy(asc(table.id));
}

export async function idsIn(tx: Tx, list: List, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const table = tables[list];
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return rows.map((row) => row.id);
}

export async function findExpiration(tx: Tx, id: number) {
  const [row] = await tx.select({ months: expirations.months }).from(expirations).where(eq(expirations.id, id));
  return row;
}
