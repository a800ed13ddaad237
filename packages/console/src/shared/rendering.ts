// What the server knows of the reader whose page it renders. In a browser nothing: there the browser knows.
import type { BegunCalls } from "./received.ts";

/** A call as its page makes it. */
export interface LackingCall {
  /** As `nameOf` has it. */
  readonly name: string;
  readonly url: string;
  /** Of a company's call: what is in it besides token and person. */
  readonly own?: object;
}

/** What a browser alone knows of who reads. */
export interface Seen {
  readonly now: number;
  /** Whether the window has room for something beside a form. */
  readonly isWide: boolean;
}

export interface Rendering {
  /** What the reader's storage would say, that of the browser and that of the tab. */
  readonly storage: ReadonlyMap<string, string>;
  /** The answers that the page is made of. */
  readonly begun: BegunCalls;
  /** Hears of a call whose answer is not there: it gets none. */
  readonly onLacking: (call: LackingCall) => void;
  readonly seen: Seen;
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
