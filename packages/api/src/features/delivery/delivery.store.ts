// The messages that the server has sent, as administrators list them.
import type { DeliveryKind, DeliveryState } from "@lanyard/contract";
import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { matchPart } from "../../platform/database/match-part.ts";
import { products } from "../product/product.tables.ts";
import { dispatches } from "./delivery.tables.ts";

export type DeliveryRow = typeof dispatches.$inferSelect;

export interface DeliveryFilter {
  /** Part of the searchable text (`words`). */
  readonly search: string | undefined;
  readonly kind: DeliveryKind | undefined;
  readonly state: DeliveryState | undefined;
}

/**
 * Messages with the names of their product and resender. Selects the rows first, so that only rows that are shown are
 * joined.
 */
function selectWithNames(tx: Tx, where: ReturnType<typeof and>, limit: number) {
  const page = tx
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(where)
    .orderBy(desc(dispatches.id))
    .limit(limit)
    .as("shown");
  return tx
    .select({
      row: getTableColumns(dispatches),
      productName: products.name,
      resentByName: users.username,
    })
    .from(page)
    .innerJoin(dispatches, eq(dispatches.id, page.id))
    .leftJoin(products, eq(products.id, dispatches.productId))
    .leftJoin(users, eq(users.id, dispatches.resentBy))
    .orderBy(desc(dispatches.id));
}

export interface DeliveryWithNames {
  readonly row: DeliveryRow;
  readonly productName: string | null;
  readonly resentByName: string | null;
}

/** Messages with ids below `before`, newest first. */
export function listDeliveries(
  tx: Tx,
  { search, kind, state }: DeliveryFilter,
  before: number | undefined,
  limit: number,
): Promise<DeliveryWithNames[]> {
  const condition = and(
    before === undefined ? undefined : lt(dispatches.id, before),
    search ? matchPart(search, [dispatches.words]) : undefined,
    kind && eq(dispatches.kind, kind),
    state && eq(dispatches.state, state),
  );
  return selectWithNames(tx, condition, limit);
}

export const findDelivery = async (tx: Tx, id: number): Promise<DeliveryWithNames | undefined> =>
  (await selectWithNames(tx, eq(dispatches.id, id), 1))[0];

/** The row, locked until the transaction ends. */
export const lockDelivery = async (tx: Tx, id: number): Promise<DeliveryRow | undefined> =>
  (await tx.select().from(dispatches).where(eq(dispatches.id, id)).for("update"))[0];

/**
 * Records who sent the message again. Sets the version from the locked row, because for a webhook the trigger has
 * already incremented it.
 */
export async function setResent(
  tx: Tx,
  { id, version }: DeliveryRow,
  resentBy: number,
): Promise<void> {
  await tx
    .update(dispatches)
    .set({ state: "resent", version: version + 1, resentBy, resentAt: sql`now()` })
    .where(eq(dispatches.id, id));
}
