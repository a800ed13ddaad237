// Signing in and out: the user of a token or a password, with a limit on guesses.
import { randomUUID } from "node:crypto";
import { setImmediate as allThatCame } from "node:timers/promises";
import {
  accountOfEmail,
  markSignedIn,
  type Account,
  type PasswordCheck,
} from "../account/account.rules.ts";
import { record } from "../audit/audit.rules.ts";
import { isPassword } from "../../platform/identity/passwords.ts";
import type { Session, SignedIn } from "../../platform/identity/caller.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import { hashToken, newToken } from "../../platform/identity/tokens.ts";
import { countFailure } from "./failed-logins.store.ts";
import { countGuess, forgiveGuess } from "./guess.rules.ts";
import * as store from "./session.store.ts";

interface Credentials extends PasswordCheck {
  readonly remember: boolean;
  /** Whether the session gets a cookie for documents. */
  readonly withCookie: boolean;
}

interface LoggedIn extends SignedIn {
  readonly token: string;
  readonly sessionId: string;
  /** The value of the cookie for documents. */
  readonly cookie: string | undefined;
}

/**
 * The user with this e-mail and password; undefined when they are wrong or the user is deactivated. Counts guesses
 * until a correct one. Refused: `too_many`.
 */
export async function ownerOfPassword(
  db: Db,
  { password, ...guess }: PasswordCheck,
): Promise<Account | undefined> {
  const user = await accountOfEmail(db, guess.email);
  // Also queried without a user, so that the response time does not reveal whether there is one.
  const isKnown = await store.isKnownAddress(db, user?.id ?? 0, guess.address);
  await countGuess(db, guess, isKnown);
  const right = await isPassword(user?.passwordHash, password);
  if (!right || !user?.active) {
    await countFailure(db, user?.id ?? 0, guess.address);
    return undefined;
  }
  await forgiveGuess(db, guess, isKnown);
  return user;
}

/**
 * From now on, guesses from other addresses do not lock this user out at this address; earlier guesses from this
 * address are forgotten.
 */
export async function knowAddress(db: Db, user: Account, address: string): Promise<void> {
  await store.insertKnownAddress(db, user.id, address);
  await forgiveGuess(db, { email: user.email, address }, true);
}

/**
 * Creates a token for an e-mail and its password. Refused: `validation` whatever is wrong with them (clients take 401
 * for an invalid token and drop theirs silently), and `too_many`.
 */
export async function login(
  db: Db,
  { remember, withCookie, ...guessed }: Credentials,
): Promise<LoggedIn> {
  const user = await ownerOfPassword(db, guessed);
  if (!user) throw refuse("validation", { key: "auth.wrong_credentials" });
  const token = newToken();
  const cookie = withCookie ? newToken() : undefined;
  const sessionId = randomUUID();
  await db.transaction(async (tx) => {
    await store.insertSession(tx, {
      tokenHash: hashToken(token),
      documentHash: cookie === undefined ? null : hashToken(cookie),
      publicId: sessionId,
      userId: user.id,
      remember,
    });
    await store.insertKnownAddress(tx, user.id, guessed.address);
    await markSignedIn(tx, user.id);
    const after = { remember, address: guessed.address };
    await record(tx, { actor: user, action: "login", subject: "session", id: user.id, after });
  });
  const { id, username, email, role } = user;
  return { token, sessionId, cookie, id, username, email, role };
}

/** Ends the session of a token. */
export const logout = (db: Db, token: string, user: SignedIn): Promise<void> =>
  db.transaction(async (tx) => {
    await store.deleteSession(tx, hashToken(token));
    await record(tx, { actor: user, action: "logout", subject: "session", id: user.id });
  });

type SessionRow = Awaited<ReturnType<typeof store.findSession>>;

/** Using a session prolongs it. */
async function used(db: Db, row: SessionRow): Promise<Session | undefined> {
  if (!row) return undefined;
  const { id, username, email, role, publicId, documentHash, remember, recent } = row;
  // Written at most once a minute, so that the calls of a page do not each cost a write.
  if (!recent) await store.prolong(db, row.tokenHash, remember);
  const user = { id, username, email, role };
  return { user, sessionId: publicId ?? "", documentHash, remember, prolonged: !recent };
}

/** The session of a token; undefined when the token is unknown or expired, or the user is deactivated. */
const tokenOwner = async (db: Db, token: string): Promise<Session | undefined> =>
  used(db, await store.findSession(db, hashToken(token)));

/** The session of a value of the cookie for documents; undefined as for a token. */
export const cookieOwner = async (db: Db, value: string): Promise<Session | undefined> =>
  used(db, await store.findDocumentSession(db, hashToken(value)));

/**
 * `tokenOwner` for the requests of a server. A page sends several requests at once, so requests with the same token
 * that arrive together share one query. A request never joins a query that has already been sent, because the session
 * may have ended since.
 */
export function openTokenOwner(db: Db): (token: string) => Promise<Session | undefined> {
  const asking = new Map<string, Promise<Session | undefined>>();
  return (token) => {
    const pending =
      asking.get(token) ??
      allThatCame().then(() => {
        asking.delete(token);
        return tokenOwner(db, token);
      });
    asking.set(token, pending);
    return pending;
  };
}

/** Ends every session of a user except that whose token has the hash `exceptHash`. */
export const endSessions = (db: Tx, userId: number, exceptHash = ""): Promise<void> =>
  store.deleteSessions(db, userId, exceptHash);
