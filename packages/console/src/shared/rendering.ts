// What the server knows of the reader whose page it renders. In a browser nothing: there the browser knows.
import type { BegunCalls } from "./received.ts";

export interface Rendering {
  /** What the reader's local storage would say. */
  readonly storage: ReadonlyMap<string, string>;
  /** The answers that the page is made of. */
  readonly begun: BegunCalls;
  readonly timeZone: string;
  /** How far the reader's clock is behind UTC at a time, in minutes. */
  readonly offsetAt: (date: Date) => number;
}

let current: () => Rendering | undefined = () => undefined;

/** Call it where pages are rendered for readers. */
export const renderingIs = (source: typeof current): void => {
  current = source;
};

export const rendering = (): Rendering | undefined => current();
