// Signing in and out: the user of a token or a password, with a limit on guesses.
import { setImmediate as allThatCame } from "node:timers/promises";
import {
  accountOfEmail,
  noteSignedIn,
  type Account,
  type PasswordCheck,
} from "../account/account.rules.ts";
import { record } from "../audit/audit.rules.ts";
import { isPassword } from "../shared/passwords.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Db, Tx } from "../database/db.ts";
import { refuse } from "../shared/refuse.ts";
import { hashToken, newToken } from "../shared/tokens.ts";
import { countFailure } from "./failed-logins.store.ts";
import { countGuess, forgiveGuess } from "./guess.rules.ts";
import * as store from "./session.store.ts";

interface Credentials extends PasswordCheck {
  readonly remember: boolean;
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
  { remember, ...guessed }: Credentials,
): Promise<SignedIn & { token: string }> {
  const user = await ownerOfPassword(db, guessed);
  if (!user) throw refuse("validation", { key: "auth.wrong_credentials" });
  const token = newToken();
  await db.transaction(async (tx) => {
    await store.insertSession(tx, hashToken(token), user.id, remember);
    await store.insertKnownAddress(tx, user.id, guessed.address);
    await noteSignedIn(tx, user.id);
    const after = { remember, address: guessed.address };
    await record(tx, { actor: user, action: "login", subject: "session", id: user.id, after });
  });
  return { token, id: user.id, username: user.username, email: user.email, role: user.role };
}

/** Ends the session of a token. */
export const logout = (db: Db, token: string, user: SignedIn): Promise<void> =>
  db.transaction(async (tx) => {
    await store.deleteSession(tx, hashToken(token));
    await record(tx, { actor: user, action: "logout", subject: "session", id: user.id });
  });

/**
 * The user of a token; undefined when the token is unknown or expired, or the user is deactivated. Using a token
 * prolongs it.
 */
async function tokenOwner(db: Db, token: string): Promise<SignedIn | undefined> {
  const tokenHash = hashToken(token);
  const found = await store.findSession(db, tokenHash);
  if (!found) return undefined;
  // Written at most once a minute, so that the calls of a page do not each cost a write.
  if (!found.recent) await store.prolong(db, tokenHash, found.remember);
  const { id, username, email, role } = found;
  return { id, username, email, role };
}

/**
 * `tokenOwner` for the requests of a server. A page sends several requests at once, so requests with the same token
 * that arrive together share one query. A request never joins a query that has already been sent, because the session
 * may have ended since.
 */
export function openTokenOwner(db: Db): (token: string) => Promise<SignedIn | undefined> {
  const asking = new Map<string, Promise<SignedIn | undefined>>();
  return (token) => {
    const asked =
      asking.get(token) ??
      allThatCame().then(() => {
        asking.delete(token);
        return tokenOwner(db, token);
      });
    asking.set(token, asked);
    return asked;
  };
}

/** Ends every session of a user except that whose token has the hash `exceptHash`. */
export const endSessionsOf = (db: Tx, userId: number, exceptHash = ""): Promise<void> =>
  store.deleteSessionsOf(db, userId, exceptHash);
