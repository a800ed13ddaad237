// Reads and writes products.
import { onSale } from "@lanyard/contract";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { licenses } from "../license/license.tables.ts";
import { payments } from "../billing/payment.tables.ts";
import { expirations, menuEntries } from "../lookup/lookup.tables.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { submissions } from "../submission/submission.tables.ts";
import type { OwnerCardRow } from "./product.card.ts";
import { cardColumns } from "./product.card.sql.ts";
import { products } from "./product.tables.ts";

export type ProductRow = typeof products.$inferSelect;

export async function findProduct(
  tx: Tx,
  id: number,
  lock = false,
): Promise<ProductRow | undefined> {
  const query = tx.select().from(products).where(eq(products.id, id));
  const [product] = await (lock ? query.for("update") : query);
  return product;
}

export async function insertProduct(tx: Tx, ownerId: number, name: string): Promise<number> {
  const [created] = await tx
    .insert(products)
    .values({ ownerId, name })
    .returning({ id: products.id });
  return created!.id;
}

/** Deletes a product without builds, licenses and payments; returns the deleted row. */
export async function deleteIfEmpty(tx: Tx, id: number): Promise<ProductRow | undefined> {
  const used = [submissions, licenses, payments].map(
    (table) => sql`exists (select from ${table} x where x.product_id = ${products.id})`,
  );
  const [deleted] = await tx
    .delete(products)
    .where(and(eq(products.id, id), sql`not (${sql.join(used, sql` or `)})`))
    .returning();
  return deleted;
}

interface CardsQuery {
  readonly ownerId: number | undefined;
  readonly before: number | undefined;
  readonly limit: number;
  readonly perBuild: boolean;
}

/**
 * Cards in one query, newest first: one per product, for its newest build, or with `perBuild` one per build; of one
 * owner or of all; with product ids (with `perBuild`, build ids) below `before`.
 */
export function selectCards(db: Db, query: CardsQuery): Promise<OwnerCardRow[]> {
  const variant = [query.perBuild, query.ownerId === undefined, query.before === undefined].join();
  const fields = query.perBuild ? buildFields : productFields;
  const { ownerId, before, limit } = query;
  return prepared(db, `cards ${variant}`, fields, () => cardsQuery(db, query))({
    ownerId,
    before,
    limit,
  });
}

// A count, because with `exists` PostgreSQL would read every build on sale for even a short page.
const visible = sql`(select count(*) from ${submissions} v where v.product_id = ${products.id} and v.status ${oneOf(onSale)})`;
const productFields = {
  ...cardColumns,
  rejectionReason: submissions.rejectionReason,
  onSale: sql<boolean>`${visible} > 0`,
} as const;
const buildFields = {
  ...cardColumns,
  rejectionReason: submissions.rejectionReason,
  onSale: sql<boolean>`${submissions.status} ${oneOf(onSale)}`,
} as const;

function selectRows(db: Tx, perBuild: boolean) {
  const newest = sql`(select max(n.id) from ${submissions} n where n.product_id = ${products.id})`;
  return db
    .select(perBuild ? buildFields : productFields)
    .from(products)
    .innerJoin(
      submissions,
      perBuild ? eq(submissions.productId, products.id) : eq(submissions.id, newest),
    )
    .innerJoin(users, eq(users.id, products.ownerId))
    .innerJoin(expirations, eq(expirations.id, submissions.expirationId))
    .leftJoin(menuEntries, eq(menuEntries.id, submissions.menuEntryId));
}

/** The cards of the given products, in the given order. */
export async function selectCardsByIds(db: Tx, ids: readonly number[]): Promise<OwnerCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db, false).where(inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.productId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function cardsQuery(db: Db, query: CardsQuery) {
  const order = query.perBuild ? submissions.id : products.id;
  return selectRows(db, query.perBuild)
    .where(
      and(
        query.ownerId === undefined
          ? undefined
          : eq(query.perBuild ? submissions.ownerId : products.ownerId, sql.placeholder("ownerId")),
        query.before === undefined ? undefined : lt(order, sql.placeholder("before")),
      ),
    )
    .orderBy(desc(order))
    .limit(sql.placeholder("limit"));
}
