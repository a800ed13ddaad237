// The written part of a pattern, stored in the parameters of its stories.

/** `backticks` mark code in all texts. */
export interface Pattern {
  /** What to do, one rule per line. */
  do: readonly string[];
  /** What not to do, and the consequences. */
  avoid: readonly string[];
  /** Components of the pattern: the title of their stories, and their role in the pattern. */
  parts: readonly (readonly [title: string, text: string])[];
  /** What to expect with a keyboard or a screen reader, one line each. */
  access: readonly string[];
}
