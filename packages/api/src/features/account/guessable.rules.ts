// Passwords that attackers guess first, estimated by zxcvbn: leaked ones, words, names, rows of keys, dates, repetitions.
import { processPool } from "../../platform/process/process-pool.ts";
import type { EstimateGuesses } from "./guessable.estimator.rules.ts";

/**
 * Runs in a process of its own, so that the server can answer requests meanwhile. The process ends when idle, because
 * passwords are rarely set.
 */
const estimateGuesses = processPool<EstimateGuesses>("features/account/guessable.estimator.rules", {
  most: 1,
});

/** At 25 ms per guess, one core needs most of a year for this many. */
const minGuesses = 1e9;

const joints = ["", " ", ".", "-", "_"];

/**
 * The forms in which people use names and addresses in passwords: the whole text, the part before the @, each word, and
 * pairs of adjacent words.
 */
export function listParts(personal: readonly string[]): string[] {
  const parts = personal.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    const pairs = words.flatMap((word, index) => {
      const next = words[index + 1] ?? "";
      return joints.flatMap((joint) => [word + joint + next, next + joint + word]);
    });
    return [text, text.split("@")[0] ?? "", ...words, ...pairs];
  });
  return parts.filter((part) => part.length > 2);
}

/** Whether a password is easy to guess. `own` are the names and addresses of its user, and the product's name. */
export async function isGuessable(password: string, personal: readonly string[]): Promise<boolean> {
  return (await estimateGuesses({ password, personal: listParts(personal) })) < minGuesses;
}
