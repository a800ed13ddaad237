// What a page needs while the server renders it: the reader, and a way to call the API. Undefined in a browser, which
// knows all of this itself.

/** The response to a request, as it came. */
export interface RawResponse {
  /** 0 if there was no response. */
  readonly status: number;
  readonly text: string;
  readonly link: string | null;
  /** The corrected words that a search was made with, from the response header. */
  readonly corrected?: string | null;
}

export interface Rendering {
  /** What the page reads of the browser's local and session storage. */
  readonly storage: ReadonlyMap<string, string>;
  /** Calls the API as the reader. */
  readonly send: (url: string) => Promise<RawResponse>;
  readonly timeZone: string;
  /** The reader's offset behind UTC at a time, in minutes, like `getTimezoneOffset`. */
  readonly getOffset: (date: Date) => number;
}

let current: () => Rendering | undefined = () => undefined;

/** Call it on the server. */
export const renderingIs = (source: typeof current): void => {
  current = source;
};

export const rendering = (): Rendering | undefined => current();
