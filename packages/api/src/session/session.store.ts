// Sessions and attempts to sign in, in the database.
import { sessionLength } from "@lanyard/contract";
import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Db, Tx } from "../database/db.ts";
import { prepared } from "../database/prepared.ts";
import { loginAttempts } from "./login-attempts.tables.ts";
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

/** The user of a living session, and whether the session was used less than a minute ago. */
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

export interface Guess {
  readonly email: string;
  readonly address: string;
}

const isGuess = ({ email, address }: Guess) =>
  and(
    eq(sql`lower(${loginAttempts.email})`, email.toLowerCase()),
    eq(loginAttempts.address, address),
  );

/** Attempts one at a time, so that many at once do not all pass the count. */
export async function lockGuess(tx: Tx, { email, address }: Guess): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`login ${email.toLowerCase()} ${address}`}, 0))`,
  );
}

/** The seconds until each attempt of the last `minutes` is forgotten, the oldest first. */
export async function recentAttempts(tx: Tx, guess: Guess, minutes: number): Promise<number[]> {
  const window = sql`make_interval(mins => ${minutes}::int)`;
  const rows = await tx
    .select({
      left: sql<number>`ceil(extract(epoch from ${loginAttempts.createdAt} + ${window} - now()))::int`,
    })
    .from(loginAttempts)
    .where(and(isGuess(guess), gt(loginAttempts.createdAt, sql`now() - ${window}`)))
    .orderBy(asc(loginAttempts.createdAt));
  return rows.map((row) => row.left);
}

export async function insertAttempt(tx: Tx, guess: Guess): Promise<void> {
  await tx.delete(loginAttempts).where(lt(loginAttempts.createdAt, sql`now() - interval '1 day'`));
  await tx.insert(loginAttempts).values(guess);
}

export async function deleteAttempts(tx: Tx, guess: Guess): Promise<void> {
  await tx.delete(loginAttempts).where(isGuess(guess));
}
