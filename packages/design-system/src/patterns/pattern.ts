// What a pattern says beside its examples; it stands in the parameters of its stories.

/** In every text, `backticks` mark code. */
export interface Pattern {
  /** What to do, a rule per line. */
  do: readonly string[];
  /** What not to do, and what happens then. */
  avoid: readonly string[];
  /** What it is made of: the title of a component's stories, and what it does here. */
  parts: readonly (readonly [title: string, text: string])[];
  /** What people meet who work by keyboard or listen, a line each. */
  access: readonly string[];
}
