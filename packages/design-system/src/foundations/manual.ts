// What the manual says about a component beside its stories and its props; one file a component, `Card.manual.ts`.

/** In every text, `backticks` mark code. */
export interface Manual {
  /** When to use it, a case a line. */
  use: readonly string[];
  /** When not, and what to take in its place. */
  avoid: readonly string[];
  /** Its parts in reading order: name, what it is, and its `data-slot` where styles and tests may hold on to it. */
  anatomy: readonly (readonly [part: string, text: string, slot?: string])[];
  /** Keys, parted by commas, and what they do; one that the component passes by says so. */
  keyboard: readonly (readonly [keys: string, text: string])[];
  /** What a screen reader hears, and what the caller owes it. */
  screenReader: string;
}
