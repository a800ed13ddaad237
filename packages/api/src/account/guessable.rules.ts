// Passwords that are tried first, as zxcvbn estimates them: leaked ones, words, names, rows of keys, dates, repetitions.

/** At 25 ms for each, one core needs most of a year for these. */
const leastGuesses = 1e9;

const joints = ["", " ", ".", "-", "_"];

/** Names and addresses as people put them into passwords: whole, the part before the @, each word, two words as one. */
function partsOf(own: readonly string[]): string[] {
  const parts = own.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    const pairs = words.flatMap((word, at) => {
      const next = words[at + 1] ?? "";
      return joints.flatMap((joint) => [word + joint + next, next + joint + word]);
    });
    return [text, text.split("@")[0] ?? "", ...words, ...pairs];
  });
  return parts.filter((part) => part.length > 2);
}

/** Whether a password is among those that are guessed first; `own` are names and addresses of whom it is for, and ours. */
export async function isGuessable(password: string, own: readonly string[]): Promise<boolean> {
  const { estimator } = await import("./guessable.estimator.rules.ts");
  return estimator.check(password, partsOf(own)).guesses < leastGuesses;
}
