// Which company a token belongs to, replaced tokens that still work, and when a token was last used.
import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { companies, companyVisits, formerTokens } from "./company.tables.ts";

const columns = {
  id: companies.id,
  name: companies.name,
  email: companies.email,
  /** Whether to record this visit: at most once an hour. */
  isNew: sql<boolean>`coalesce(${companyVisits.seenAt} < now() - interval '1 hour', true)`,
};

/** The active company with this token; undefined when there is none. */
export async function findActiveByTokenHash(tx: Tx, tokenHash: string) {
  const rows = await tx
    .select(columns)
    .from(companies)
    .leftJoin(companyVisits, eq(companyVisits.companyId, companies.id))
    .where(and(eq(companies.tokenHash, tokenHash), eq(companies.active, true)));
  return rows[0];
}

/** The active company that has a newer token, and may still use this one for a while. */
export async function findActiveByFormerHash(tx: Tx, tokenHash: string) {
  const rows = await tx
    .select(columns)
    .from(formerTokens)
    .innerJoin(companies, eq(companies.id, formerTokens.companyId))
    .leftJoin(companyVisits, eq(companyVisits.companyId, companies.id))
    .where(
      and(
        eq(formerTokens.tokenHash, tokenHash),
        gt(formerTokens.endsAt, sql`now()`),
        eq(companies.active, true),
      ),
    );
  return rows[0];
}

export async function noteVisit(tx: Tx, companyId: number): Promise<void> {
  await tx
    .insert(companyVisits)
    .values({ companyId, seenAt: sql`now()` })
    .onConflictDoUpdate({
      target: companyVisits.companyId,
      set: { seenAt: sql`now()` },
      setWhere: sql`${companyVisits.seenAt} < now() - interval '1 hour'`,
    });
}

/** Lets a replaced token work for some more hours. */
export async function keepToken(
  tx: Tx,
  companyId: number,
  tokenHash: string,
  hours: number,
): Promise<void> {
  const endsAt = sql`now() + make_interval(hours => ${hours}::int)`;
  await tx.insert(formerTokens).values({ companyId, tokenHash, endsAt });
}

/** Ends all former tokens of the company. */
export async function endFormerTokens(tx: Tx, companyId: number): Promise<void> {
  await tx.delete(formerTokens).where(eq(formerTokens.companyId, companyId));
}
