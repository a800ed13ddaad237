// The shape of a component's manual, a file `Card.manual.ts` beside its stories and props.

/** `backticks` mark code in all texts. */
export interface Manual {
  /** Names of the component in other libraries, by which the manual's search finds it. */
  names?: readonly string[];
  /** The version that introduced the component; undefined for the first version. */
  since?: string;
  /** A sentence about what to use instead, if the component is deprecated; its docstring then has `@deprecated`. */
  deprecated?: string;
  /** When to use the component, one case per line. */
  use: readonly string[];
  /** When not to use it, and what to use instead. */
  avoid: readonly string[];
  /** Its parts in reading order: name, description, and its `data-slot` where styles and tests may rely on it. */
  anatomy: readonly (readonly [part: string, text: string, slot?: string])[];
  /**
   * Keys, separated by commas; what they do; and the export name of the story that presses them. If the component is
   * not a tab stop, the row of Tab says so.
   */
  keyboard: readonly (readonly [keys: string, text: string, story: string])[];
  /** What a screen reader announces, and what the caller has to provide for it. */
  screenReader: string;
}
