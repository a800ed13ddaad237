// Signing in and out: who a token belongs to, and how often somebody may guess.
import { setImmediate as allThatCame } from "node:timers/promises";
import { accountOfEmail, type Account, type PasswordCheck } from "../account/account.rules.ts";
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
 * Whose e-mail and password these are, undefined when they are wrong or of somebody deactivated. Counts the guesses,
 * until a right one; refuses `too_many`.
 */
export async function ownerOfPassword(
  db: Db,
  { password, ...guess }: PasswordCheck,
): Promise<Account | undefined> {
  const user = await accountOfEmail(db, guess.email);
  // Also queried without a user, so that the response time does not tell whether there is one.
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
 * From now on guesses from elsewhere do not lock this user out at this address, and earlier guesses from it are
 * forgotten.
 */
export async function knowAddress(db: Db, user: Account, address: string): Promise<void> {
  await store.insertKnownAddress(db, user.id, address);
  await forgiveGuess(db, { email: user.email, address }, true);
}

/**
 * A new token for an e-mail and its password. Refuses `validation` whatever is wrong with them (401 would mean that
 * a token is, and clients drop theirs without a word), and `too_many`.
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

/** Who a token belongs to, undefined when it is unknown, expired or of somebody deactivated. Using it prolongs it. */
async function tokenOwner(db: Db, token: string): Promise<SignedIn | undefined> {
  const tokenHash = hashToken(token);
  const found = await store.findSession(db, tokenHash);
  if (!found) return undefined;
  // Written at most once a minute, so that reading a page does not cost a write per call.
  if (!found.recent) await store.prolong(db, tokenHash, found.remember);
  const { id, username, email, role } = found;
  return { id, username, email, role };
}

/**
 * `tokenOwner` for the requests of a server. Those with the same token that come together share the answer: a page sends
 * several at once. Nobody joins a question that has left, as its answer may be of a session that has ended since.
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

/** Ends every session of a user, but for the one of `exceptToken`. */
export const endSessionsOf = (db: Tx, userId: number, exceptToken?: string): Promise<void> =>
  store.deleteSessionsOf(db, userId, exceptToken === undefined ? "" : hashToken(exceptToken));
