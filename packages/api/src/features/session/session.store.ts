// Sessions, and the addresses from which users have signed in, in the database.
import { trustedAddressDays, sessionLength } from "@lanyard/contract";
import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "../account/account.tables.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { knownAddresses } from "./known-addresses.tables.ts";
import { sessions } from "./session.tables.ts";

const short = sql`make_interval(hours => ${sessionLength.hours}::int)`;
const long = sql`make_interval(days => ${sessionLength.rememberedDays}::int)`;
const lifetime = (remember: boolean) => (remember ? long : short);

type NewSession = Pick<
  typeof sessions.$inferInsert,
  "tokenHash" | "documentHash" | "publicId" | "userId"
> & { readonly remember: boolean };

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, session.userId), lt(sessions.expiresAt, sql`now()`)));
  await tx
    .insert(sessions)
    .values({ ...session, expiresAt: sql`now() + ${lifetime(session.remember)}` });
}

const whole = sql`case when ${sessions.remember} then ${long} else ${short} end`;
const sessionColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  tokenHash: sessions.tokenHash,
  documentHash: sessions.documentHash,
  publicId: sessions.publicId,
  remember: sessions.remember,
  recent: sql<boolean>`${sessions.expiresAt} > now() + ${whole} - interval '1 minute'`,
} as const;

/** The valid session with this hash, its user, and whether it was used less than a minute ago. */
async function findSessionRow(db: Db, name: string, column: PgColumn, hash: string) {
  const [row] = await prepared(db, name, sessionColumns, () =>
    db
      .select(sessionColumns)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(eq(column, sql.placeholder("hash")), gt(sessions.expiresAt, sql`now()`), users.active),
      ),
  )({ hash });
  return row;
}

export const findSession = (db: Db, tokenHash: string) =>
  findSessionRow(db, "session", sessions.tokenHash, tokenHash);

export const findDocumentSession = (db: Db, documentHash: string) =>
  findSessionRow(db, "document_session", sessions.documentHash, documentHash);

export async function prolong(tx: Tx, tokenHash: string, remember: boolean): Promise<void> {
  await tx
    .update(sessions)
    .set({ expiresAt: sql`now() + ${lifetime(remember)}` })
    .where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessions(tx: Tx, userId: number, exceptHash: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptHash)));
}

const knownSince = sql`now() - make_interval(days => ${trustedAddressDays}::int)`;

/** Whether this user has signed in from the address within the last `knownAddressDays` days. */
export async function isKnownAddress(db: Db, userId: number, address: string): Promise<boolean> {
  const count = await db.$count(
    knownAddresses,
    and(
      eq(knownAddresses.userId, userId),
      eq(knownAddresses.address, address),
      gt(knownAddresses.usedAt, knownSince),
    ),
  );
  return count > 0;
}

/** Adds an address or updates the time of its last use, and deletes addresses that were not used for long. */
export async function insertKnownAddress(tx: Tx, userId: number, address: string): Promise<void> {
  await tx
    .delete(knownAddresses)
    .where(and(eq(knownAddresses.userId, userId), lt(knownAddresses.usedAt, knownSince)));
  await tx
    .insert(knownAddresses)
    .values({ userId, address })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.address],
      set: { usedAt: sql`now()` },
    });
}
