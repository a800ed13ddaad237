// Requests that the page's head has sent before the console was loaded: the first calls of the console take over their
// answers.
import { received, type Begun, type BegunCalls, type Received } from "./received.ts";
import { rendering } from "./rendering.ts";
import { accessToken, storedLanguage } from "./storage.ts";

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

declare global {
  var begun: BegunCalls | undefined;
}

const begunNow = () => rendering()?.begun ?? globalThis.begun;

/** While React takes over what was written with them, answers are used however old they are: it would not fit without. */
let takingOver = false;
export const takeOver = (isBegin: boolean): void => {
  takingOver = isBegin;
};

const keyOf = (url: string, headers: Headers) => JSON.stringify([url, headers]);

const askAlone = async (url: string): Promise<Received | undefined> =>
  received(await fetch(url, { headers: headersOfReader() }));

/** `ask` sends a request; undefined, or a rejection, where it is to be sent again. */
export function begin(
  urls: readonly string[],
  onArrived?: (url: string, answer: Received) => void,
  ask: (url: string) => Promise<Received | undefined> = askAlone,
): void {
  const headers = headersOfReader();
  const at = Date.now();
  const send = (url: string): Begun => {
    const begun: Begun = {
      at,
      answer: ask(url)
        .then((answer) => {
          if (!answer) return undefined;
          begun.arrived = answer;
          onArrived?.(url, answer);
          return answer;
        })
        .catch(() => undefined),
    };
    return begun;
  };
  globalThis.begun = new Map(urls.map((url) => [keyOf(url, headers), send(url)]));
}

const isFresh = (begun: Begun | undefined): begun is Begun =>
  begun !== undefined && (takingOver || Date.now() - begun.at < freshMs);

/** Answers that have come, as if they had been asked for. */
export function arrivedAs(answers: Readonly<Record<string, Received>>): BegunCalls {
  const headers = headersOfReader();
  const at = Date.now();
  return new Map(
    Object.entries(answers).map(([url, arrived]) => [
      keyOf(url, headers),
      { at, answer: Promise.resolve(arrived), arrived },
    ]),
  );
}

/** Those that came with the page. */
export function keepArrived(answers: Readonly<Record<string, Received>>): void {
  globalThis.begun = arrivedAs(answers);
}

/** The answer to an early request; each can be taken once. */
export function takeBegun(url: string, headers: Headers): Begun["answer"] | undefined {
  const calls = begunNow();
  const key = keyOf(url, headers);
  const begun = calls?.get(key);
  calls?.delete(key);
  return isFresh(begun) ? begun.answer : undefined;
}

/** When the last answer that was taken here had been asked for. */
let takenAt: number | undefined;
export const lastTakenAt = (): number | undefined => takenAt;

/** The answer to an early request, if it has arrived and is no refusal; it can be taken once. */
export function takeArrived(url: string, headers: Headers): Received | undefined {
  const calls = begunNow();
  const key = keyOf(url, headers);
  const begun = calls?.get(key);
  if (!isFresh(begun) || begun.arrived?.status !== 200) return undefined;
  calls?.delete(key);
  takenAt = begun.at;
  return begun.arrived;
}
