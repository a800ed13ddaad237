// How often somebody may guess a password: few times, and from addresses where the account never signed in fewer still.
import { loginAttempts, strangerAttempts } from "@lanyard/contract";
import type { Db } from "../database/db.ts";
import { forget, giveBack, throttle, type Limit } from "../throttle/throttle.ts";

export interface Guess {
  readonly email: string;
  readonly address: string;
}

interface Count {
  readonly name: string;
  readonly limit: Limit;
  /** A right password gives back the one guess that it was; of the pair it ends them all. */
  readonly isOfPair: boolean;
}

function countsOf({ email, address }: Guess, isKnown: boolean): Count[] {
  const account = email.toLowerCase();
  const pair = `password of ${account} from ${address}`;
  const own = { name: pair, limit: loginAttempts, isOfPair: true };
  if (isKnown) return [own];
  const all = `password of ${account}`;
  return [
    own,
    { name: pair, limit: strangerAttempts.pair, isOfPair: true },
    { name: `password from ${address}`, limit: strangerAttempts.address, isOfPair: false },
    { name: all, limit: strangerAttempts.accountHour, isOfPair: false },
    { name: all, limit: strangerAttempts.accountDay, isOfPair: false },
  ];
}

/** Counts a guess before it is judged, so that many at once do not slip through. Refused: `too_many`. */
export async function countGuess(db: Db, guess: Guess, isKnown: boolean): Promise<void> {
  // One after the other: what the first limit refuses is no guess for the others.
  for (const { name, limit } of countsOf(guess, isKnown))
    await throttle(db, name, limit, "auth.too_many_guesses");
}

/** The guess was right. */
export async function forgiveGuess(db: Db, guess: Guess, isKnown: boolean): Promise<void> {
  const undone = countsOf(guess, isKnown).map(({ name, limit, isOfPair }) =>
    isOfPair ? forget(db, name, limit) : giveBack(db, name, limit),
  );
  await Promise.all(undone);
}
