// Reads the review queue: builds in order, and counts.
import type { ClaimFilter } from "@lanyard/contract";
import { and, asc, eq, inArray, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Place } from "../../platform/database/pages.ts";
import { menuEntries } from "../lookup/lookup.tables.ts";
import { products } from "../product/product.tables.ts";
import { textsColumn } from "../product/product.texts.sql.ts";
import { submissions } from "../submission/submission.tables.ts";
import { holds } from "./claim.sql.ts";
import { reviewQueue } from "./queue.tables.ts";

export interface QueueFilter {
  readonly menuEntryId: number | undefined;
  /** The creator's username. */
  readonly creator: string | undefined;
  readonly isFirst: boolean | undefined;
  readonly claim: ClaimFilter | undefined;
  /** The administrator whose claims are `mine`. */
  readonly readerId: number;
}

const claimed: Readonly<Record<ClaimFilter, (readerId: number) => SQL>> = {
  free: () => sql`${holds} is not true`,
  mine: (readerId) => sql`(${reviewQueue.claimedBy} = ${readerId} and ${holds})`,
  claimed: () => holds,
};

const narrowed = ({ menuEntryId, creator, isFirst, claim, readerId }: QueueFilter) => [
  menuEntryId === undefined ? undefined : eq(reviewQueue.menuEntryId, menuEntryId),
  creator === undefined
    ? undefined
    : sql`${reviewQueue.ownerId} = (select u.id from ${users} u where lower(u.username) = lower(${creator}))`,
  isFirst === undefined ? undefined : eq(reviewQueue.isFirst, isFirst),
  claim && claimed[claim](readerId),
];

/** The time as a number of microseconds, because PostgreSQL would refuse some texts as a date. */
const key = sql<string>`((extract(epoch from ${reviewQueue.sentAt}) * 1000000)::bigint)::text`;
const toTimestamp = (microseconds: string) =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;

/** The longest waiting first, starting after the last entry of the previous page. */
export function selectQueue(
  tx: Tx,
  filter: QueueFilter,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<Place[]> {
  const behind =
    after &&
    sql`(${reviewQueue.sentAt}, ${reviewQueue.submissionId}) > (${toTimestamp(after.key)}, ${after.id}::bigint)`;
  return tx
    .select({ id: reviewQueue.submissionId, key })
    .from(reviewQueue)
    .where(and(...narrowed(filter), behind))
    .orderBy(asc(reviewQueue.sentAt), asc(reviewQueue.submissionId))
    .limit(limit);
}

/** A subquery, which always uses an index: with a join, PostgreSQL would read all of a small table for one page. */
const selectUsername = (id: AnyColumn) =>
  sql<string | null>`(select u.username from ${users} u where u.id = ${id})`;

/** The data shown of the given builds, in no particular order. */
export const selectEntries = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({
      productId: reviewQueue.productId,
      submissionId: reviewQueue.submissionId,
      productName: sql<string>`(select p.name from ${products} p where p.id = ${reviewQueue.productId})`,
      version: submissions.version,
      username: selectUsername(reviewQueue.ownerId),
      menuEntryId: reviewQueue.menuEntryId,
      menuLabel: menuEntries.label,
      icon: submissions.icon,
      isFirst: reviewQueue.isFirst,
      sentAt: reviewQueue.sentAt,
      texts: textsColumn,
      claimedBy: reviewQueue.claimedBy,
      claimedAt: reviewQueue.claimedAt,
      claimedUntil: reviewQueue.claimedUntil,
      /** Null unless the claim holds. */
      claimer: sql<
        string | null
      >`case when ${holds} then ${selectUsername(reviewQueue.claimedBy)} end`,
    })
    .from(reviewQueue)
    .innerJoin(submissions, eq(submissions.id, reviewQueue.submissionId))
    .leftJoin(menuEntries, eq(menuEntries.id, reviewQueue.menuEntryId))
    .where(and(inArray(reviewQueue.submissionId, [...ids]), inArray(submissions.id, [...ids])));
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

export async function countQueue(tx: Tx, readerId: number) {
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const [counts] = await tx
    .select({
      waiting: sql<number>`count(*)::int`,
      free: count(claimed.free(readerId)),
      mine: count(claimed.mine(readerId)),
      claimed: count(claimed.claimed(readerId)),
      oldestAt: sql<string | null>`min(${reviewQueue.sentAt})`,
    })
    .from(reviewQueue);
  return counts!;
}

/** Creators with waiting builds, those with the most first. */
export async function selectCreators(tx: Tx, search: string, limit: number) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const waiting = sql<number>`count(*)::int`;
  return tx
    .select({ username: users.username, waiting })
    .from(reviewQueue)
    .innerJoin(users, eq(users.id, reviewQueue.ownerId))
    .where(sql`${users.username} ilike ${pattern}`)
    .groupBy(users.id, users.username)
    .orderBy(sql`count(*) desc`, asc(users.username))
    .limit(limit);
}
