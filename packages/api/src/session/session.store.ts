// Sessions, and the addresses from which users have signed in, in the database.
import { knownAddressDays, sessionLength } from "@lanyard/contract";
import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Db, Tx } from "../database/db.ts";
import { prepared } from "../database/prepared.ts";
import { knownAddresses } from "./known-addresses.tables.ts";
import { sessions } from "./session.tables.ts";

const short = sql`make_interval(hours => ${sessionLength.hours}::int)`;
const long = sql`make_interval(days => ${sessionLength.rememberedDays}::int)`;
const lifetime = (remember: boolean) => (remember ? long : short);

export async function insertSession(
  tx: Tx,
  tokenHash: string,
  userId: number,
  remember: boolean,
): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)));
  await tx
    .insert(sessions)
    .values({ tokenHash, userId, remember, expiresAt: sql`now() + ${lifetime(remember)}` });
}

const whole = sql`case when ${sessions.remember} then ${long} else ${short} end`;
const found = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  remember: sessions.remember,
  recent: sql<boolean>`${sessions.expiresAt} > now() + ${whole} - interval '1 minute'`,
} as const;

/** The user of a valid session, and whether the session was used less than a minute ago. */
export async function findSession(db: Db, tokenHash: string) {
  const [row] = await prepared(db, "session", found, () =>
    db
      .select(found)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder("tokenHash")),
          gt(sessions.expiresAt, sql`now()`),
          users.active,
        ),
      ),
  )({ tokenHash });
  return row;
}

export async function prolong(tx: Tx, tokenHash: string, remember: boolean): Promise<void> {
  await tx
    .update(sessions)
    .set({ expiresAt: sql`now() + ${lifetime(remember)}` })
    .where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(tx: Tx, userId: number, exceptHash: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptHash)));
}

const whileKnown = sql`now() - make_interval(days => ${knownAddressDays}::int)`;

/** Whether this user has signed in from the address within the last `knownAddressDays` days. */
export async function isKnownAddress(db: Db, userId: number, address: string): Promise<boolean> {
  const known = await db.$count(
    knownAddresses,
    and(
      eq(knownAddresses.userId, userId),
      eq(knownAddresses.address, address),
      gt(knownAddresses.usedAt, whileKnown),
    ),
  );
  return known > 0;
}

/** Adds an address or updates the time of its last use, and deletes addresses that were not used for long. */
export async function insertKnownAddress(tx: Tx, userId: number, address: string): Promise<void> {
  await tx
    .delete(knownAddresses)
    .where(and(eq(knownAddresses.userId, userId), lt(knownAddresses.usedAt, whileKnown)));
  await tx
    .insert(knownAddresses)
    .values({ userId, address })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.address],
      set: { usedAt: sql`now()` },
    });
}
