// Reads the public products for a sitemap.
import { onSale } from "@lanyard/contract";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { submissions } from "../submission/submission.tables.ts";

export interface PublicProduct {
  readonly productId: number;
  readonly updatedAt: string;
}
const isPublic = and(sql`${submissions.status} ${oneOf(onSale)}`, eq(submissions.isPrivate, false));

/** Public products on sale with ids from `start` up to, but not including, `end`, sorted by id. */
export const listPublicProducts = (
  tx: Tx,
  start: number,
  end: number,
  limit: number,
): Promise<PublicProduct[]> =>
  tx
    .select({ productId: submissions.productId, updatedAt: submissions.updatedAt })
    .from(submissions)
    .where(and(isPublic, gte(submissions.productId, start), lt(submissions.productId, end)))
    .orderBy(asc(submissions.productId))
    .limit(limit);

/** The numbers of the ranges of `size` ids that contain a public product on sale. */
export async function rangesWithProducts(tx: Tx, size: number): Promise<number[]> {
  const { rows } = await tx.execute<{ range: number }>(
    sql`select range::int from generate_series(0, (select coalesce(max(${submissions.productId}), 0) from ${submissions}) / ${size}::bigint) as range
      where exists (select from ${submissions} where ${submissions.productId} >= range * ${size}::bigint
        and ${submissions.productId} < (range + 1) * ${size}::bigint and ${isPublic})`,
  );
  return rows.map(({ range }) => range);
}
