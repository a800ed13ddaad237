// What the server knows about the reader whose page it renders. Undefined in a browser, which knows all of this itself.
import type { BegunCalls } from "./received.ts";

/** A call that the page makes. */
export interface LackingCall {
  /** The call's name, from `nameOf`. */
  readonly name: string;
  readonly url: string;
  /** For a company's call: its body without token and person. */
  readonly own?: object;
}

/** What only the reader's browser knows. */
export interface Seen {
  readonly now: number;
  /** Whether the window has room for a second column beside a form. */
  readonly isWide: boolean;
}

export interface Rendering {
  /** The contents of the reader's local and session storage. */
  readonly storage: ReadonlyMap<string, string>;
  /** The answers to the page's calls. */
  readonly begun: BegunCalls;
  /** Receives each call whose answer is missing; the call never resolves. */
  readonly onLacking: (call: LackingCall) => void;
  readonly seen: Seen;
  readonly timeZone: string;
  /** The reader's offset behind UTC at a time, in minutes, like `getTimezoneOffset`. */
  readonly offsetAt: (date: Date) => number;
}

let current: () => Rendering | undefined = () => undefined;

/** Call it on the server. */
export const renderingIs = (source: typeof current): void => {
  current = source;
};

export const rendering = (): Rendering | undefined => current();
