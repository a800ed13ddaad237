// What the manual says about a component beside its stories and its props; one file a component, `Card.manual.ts`.

/** In every text, `backticks` mark code. */
export interface Manual {
  /** What people of other libraries look for when they mean it; the search of the manual finds it by these. */
  names?: readonly string[];
  /** The version that brought it, when that was not the first. */
  since?: string;
  /** What to use instead, as a sentence, once it is to go. Its comment says `@deprecated` then. */
  deprecated?: string;
  /** When to use it, one case per line. */
  use: readonly string[];
  /** When not to use it, and what to use instead. */
  avoid: readonly string[];
  /** Its parts in reading order: name, what it is, and its `data-slot` where styles and tests may rely on it. */
  anatomy: readonly (readonly [part: string, text: string, slot?: string])[];
  /**
   * Keys, separated by commas, what they do, and the story that presses them, by the name of its export. Of what is no
   * stop, the row of Tab says so.
   */
  keyboard: readonly (readonly [keys: string, text: string, story: string])[];
  /** What a screen reader says, and what the caller has to provide for it. */
  screenReader: string;
}
