// Requests that the page's head has sent before the console was loaded: the first calls of the console take over their
// answers.
import { correctedHeader } from "@lanyard/contract";
import { accessToken, storedLanguage } from "./storage.ts";

export interface Received {
  /** 0 without a response. */
  readonly status: number;
  readonly text: string;
  readonly link: string | null;
  /** What a search was made with instead of what was typed. */
  readonly corrected?: string | null;
}

export const received = async (response: Response): Promise<Received> => ({
  status: response.status,
  text: await response.text(),
  link: response.headers.get("link"),
  corrected: response.headers.get(correctedHeader),
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
  /** The same, once it is there. */
  arrived?: Received;
}

declare global {
  /** By address and headers, so that another session or language finds none. */
  var begun: Map<string, Begun> | undefined;
}

const keyOf = (url: string, headers: Headers) => JSON.stringify([url, headers]);

export function begin(
  urls: readonly string[],
  onArrived?: (url: string, answer: Received) => void,
): void {
  const headers = headersOfReader();
  const at = Date.now();
  const ask = (url: string): Begun => {
    const begun: Begun = {
      at,
      answer: fetch(url, { headers })
        .then(received)
        .then((answer) => {
          begun.arrived = answer;
          onArrived?.(url, answer);
          return answer;
        })
        .catch(() => undefined),
    };
    return begun;
  };
  globalThis.begun = new Map(urls.map((url) => [keyOf(url, headers), ask(url)]));
}

const isFresh = (begun: Begun | undefined): begun is Begun =>
  begun !== undefined && Date.now() - begun.at < freshMs;

/** Answers that came with the page, as if they had been asked for. */
export function keepArrived(answers: Readonly<Record<string, Received>>): void {
  const headers = headersOfReader();
  const at = Date.now();
  globalThis.begun = new Map(
    Object.entries(answers).map(([url, arrived]) => [
      keyOf(url, headers),
      { at, answer: Promise.resolve(arrived), arrived },
    ]),
  );
}

/** The answer to an early request; each can be taken once. */
export function takeBegun(url: string, headers: Headers): Begun["answer"] | undefined {
  const key = keyOf(url, headers);
  const begun = globalThis.begun?.get(key);
  globalThis.begun?.delete(key);
  return isFresh(begun) ? begun.answer : undefined;
}

/** The answer to an early request, if it has arrived and is no refusal; it can be taken once. */
export function takeArrived(url: string, headers: Headers): Received | undefined {
  const key = keyOf(url, headers);
  const begun = globalThis.begun?.get(key);
  if (!isFresh(begun) || begun.arrived?.status !== 200) return undefined;
  globalThis.begun?.delete(key);
  return begun.arrived;
}
