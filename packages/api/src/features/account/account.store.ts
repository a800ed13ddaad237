// Users, in the database.
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from "drizzle-orm";
import type { UserRole } from "@lanyard/contract";
import { auditLog } from "../audit/audit.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { matchPart } from "../../platform/database/match-part.ts";
import { createSkeletonWriter, type NamedRows } from "../../platform/database/refresh-skeletons.ts";
import { toSkeletons } from "../../platform/text/skeletons.ts";
import { users } from "./account.tables.ts";
import { emailChanges } from "./email-changes.tables.ts";

export type UserRow = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, "skeleton" | "skeletonWithL">;

export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, ...toSkeletons(user.username) })
    .returning();
  if (!row) throw new Error("the user was not stored");
  return row;
}

export async function findUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row;
}

// Raw names, because Drizzle leaves the table out of a column's name where only one table is selected from.
const pendingEmail = sql<string | null>`(select c.new_email from ${emailChanges} c
  where c.user_id = users.id and c.confirmed_at is null and c.expires_at > now())`;

/** A user, and the e-mail address that waits to be confirmed. */
export async function findProfile(
  tx: Tx,
  id: number,
): Promise<(UserRow & { readonly pendingEmail: string | null }) | undefined> {
  const [row] = await tx
    .select({ ...getTableColumns(users), pendingEmail })
    .from(users)
    .where(eq(users.id, id));
  return row;
}

export async function findByUsername(tx: Tx, username: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()));
  return row;
}

/**
 * A user other than `exceptId` whose name is or looks the same. Compares names too, because names stored by an older
 * server have no skeletons yet.
 */
export async function findBySkeleton(
  tx: Tx,
  username: string,
  exceptId: number | undefined,
): Promise<UserRow | undefined> {
  const { skeleton, skeletonWithL } = toSkeletons(username);
  const [row] = await tx
    .select()
    .from(users)
    .where(
      and(
        or(
          eq(sql`lower(${users.username})`, username.toLowerCase()),
          eq(users.skeleton, skeleton),
          eq(users.skeletonWithL, skeletonWithL),
        ),
        exceptId === undefined ? undefined : ne(users.id, exceptId),
      ),
    )
    .limit(1);
  return row;
}

/** All usernames, to update their skeletons. */
export const names = (tx: Tx): NamedRows => ({
  above: (id, limit) =>
    tx
      .select({
        id: users.id,
        name: users.username,
        skeleton: users.skeleton,
        skeletonWithL: users.skeletonWithL,
      })
      .from(users)
      .where(gt(users.id, id))
      .orderBy(asc(users.id))
      .limit(limit),
  setSkeletons: createSkeletonWriter(tx, users, { id: users.id, name: users.username }),
});

export async function findByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

/** Locks the row, so that changes of one account run one after the other. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!row) throw new Error(`there is no user ${id}`);
  return row;
}

export async function updateUser(tx: Tx, id: number, changes: Partial<NewUser>): Promise<UserRow> {
  const skeletons = changes.username === undefined ? {} : toSkeletons(changes.username);
  const [row] = await tx
    .update(users)
    .set({ ...changes, ...skeletons })
    .where(eq(users.id, id))
    .returning();
  if (!row) throw new Error(`there is no user ${id}`);
  return row;
}

/** Locks several rows, always in the order of their ids to avoid deadlocks. */
export const lockUsers = (tx: Tx, ids: readonly number[]): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for("update");

interface UserFilter {
  /** Part of a username or an e-mail. */
  readonly search: string | undefined;
  readonly role: UserRole | undefined;
  readonly active: boolean | undefined;
  /** Whether the user has no password yet. */
  readonly invited: boolean | undefined;
}

/** Users with ids below `before`, newest first. */
export function selectUsers(
  tx: Tx,
  { search, role, active, invited }: UserFilter,
  before: number | undefined,
  limit: number,
): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(
      and(
        before === undefined ? undefined : lt(users.id, before),
        search ? matchPart(search, [users.username, users.email]) : undefined,
        role === undefined ? undefined : eq(users.role, role),
        active === undefined ? undefined : eq(users.active, active),
        invited === undefined
          ? undefined
          : invited
            ? isNull(users.passwordHash)
            : isNotNull(users.passwordHash),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
}

// Only the log knows of sign-ins before the column existed. Raw names, as above.
const hasSignedIn = sql`(users.signed_in_at is not null or exists (select from ${auditLog} l
  where l.subject_kind = 'session' and l.subject_id = users.id and l.action = 'session.login'))`;

/** The active administrators who have signed in and want mails about builds that wait for review. */
export const selectReviewReaders = (tx: Tx): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(and(eq(users.role, "admin"), users.active, users.reviewMails, hasSignedIn))
    .orderBy(asc(users.id));

/** Notes that the user has signed in; a later sign-in writes nothing. */
export async function setSignedIn(tx: Tx, id: number): Promise<void> {
  await tx
    .update(users)
    .set({ signedInAt: sql`now()` })
    .where(and(eq(users.id, id), isNull(users.signedInAt)));
}
