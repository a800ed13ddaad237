// Limits on guessing passwords, which are stricter at addresses from which the account has never signed in.
import { loginAttempts, strangerAttempts } from "@lanyard/contract";
import type { Db } from "../../platform/database/db.ts";
import { forget, giveBack, throttle, type Limit } from "../../platform/throttle/throttle.ts";

export interface Guess {
  readonly email: string;
  readonly address: string;
}

interface Count {
  readonly name: string;
  readonly limit: Limit;
  /** After a correct password, the count of the pair is reset; in the other counts only that attempt is taken back. */
  readonly isOfPair: boolean;
}

function listCounts({ email, address }: Guess, isKnown: boolean): Count[] {
  const account = email.toLowerCase();
  const pair = `password of ${account} from ${address}`;
  const pairCount = { name: pair, limit: loginAttempts, isOfPair: true };
  if (isKnown) return [pairCount];
  const all = `password of ${account}`;
  return [
    pairCount,
    { name: pair, limit: strangerAttempts.pair, isOfPair: true },
    { name: `password from ${address}`, limit: strangerAttempts.address, isOfPair: false },
    { name: all, limit: strangerAttempts.accountHour, isOfPair: false },
    { name: all, limit: strangerAttempts.accountDay, isOfPair: false },
  ];
}

/** Counts a guess before it is checked, so that parallel ones cannot exceed the limit. Refused: `too_many`. */
export async function countGuess(db: Db, guess: Guess, isKnown: boolean): Promise<void> {
  // In order, because a guess that one limit refuses does not count for the next ones.
  for (const { name, limit } of listCounts(guess, isKnown))
    await throttle(db, name, limit, "auth.too_many_guesses");
}

/** Takes back a correct guess. */
export async function forgiveGuess(db: Db, guess: Guess, isKnown: boolean): Promise<void> {
  const undone = listCounts(guess, isKnown).map(({ name, limit, isOfPair }) =>
    isOfPair ? forget(db, name, limit) : giveBack(db, name, limit),
  );
  await Promise.all(undone);
}
