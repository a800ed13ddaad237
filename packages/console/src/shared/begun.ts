// Requests that the page's head has sent before the console was loaded: the first calls of the console take over their
// answers.
import { accessToken, storedLanguage } from "./storage.ts";

export interface Received {
  /** 0 without a response. */
  readonly status: number;
  readonly text: string;
  readonly link: string | null;
}

export const received = async (response: Response): Promise<Received> => ({
  status: response.status,
  text: await response.text(),
  link: response.headers.get("link"),
});

type Headers = Readonly<Record<string, string>>;

/** The headers for the reader: session and language. */
export function headersOfReader(): Record<string, string> {
  const token = accessToken.get();
  return {
    "accept-language": storedLanguage.get(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** An older answer is not used, as the data may have changed. */
const freshMs = 10_000;

interface Begun {
  readonly at: number;
  /** Undefined without a response. */
  readonly answer: Promise<Received | undefined>;
}

declare global {
  /** By address and headers, so that another session or language finds none. */
  var begun: Map<string, Begun> | undefined;
}

const keyOf = (url: string, headers: Headers) => JSON.stringify([url, headers]);

export function begin(urls: readonly string[]): void {
  const headers = headersOfReader();
  const at = Date.now();
  globalThis.begun = new Map(
    urls.map((url) => {
      const answer = fetch(url, { headers })
        .then(received)
        .catch(() => undefined);
      return [keyOf(url, headers), { at, answer }];
    }),
  );
}

/** The answer to an early request; each can be taken once. */
export function takeBegun(url: string, headers: Headers): Begun["answer"] | undefined {
  const key = keyOf(url, headers);
  const begun = globalThis.begun?.get(key);
  globalThis.begun?.delete(key);
  return begun && Date.now() - begun.at < freshMs ? begun.answer : undefined;
}
