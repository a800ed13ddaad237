// Requests that the page's head has sent before the console was loaded: the first calls of the console take over their
// answers.
import { connection } from "./company-connection.ts";
import { received, type Begun, type BegunCalls, type Received } from "./received.ts";
import { rendering } from "./rendering.ts";
import { accessToken, storedLanguage } from "./storage.ts";

/** The headers for the reader: session and language. */
export function headersOfReader(): Record<string, string> {
  const token = accessToken.get();
  return {
    "accept-language": storedLanguage.get(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** Who reads: by session, language and the company that the tab is connected to. */
export const readerNow = (): string =>
  JSON.stringify([headersOfReader(), connection.get()?.token ?? ""]);

/** Names a call among those of a page: a company's differ by their bodies, of which its token is no part. */
export const nameOf = (url: string, own?: object): string =>
  own ? `${url} ${JSON.stringify(own)}` : url;

/** An older answer is not used, as the data may have changed. */
const freshMs = 10_000;

interface Coming {
  /** The page whose calls it answers. */
  readonly href: string;
  readonly end: Promise<unknown>;
}

declare global {
  var begun: BegunCalls | undefined;
  /** The screen that the page's head has asked for. */
  var coming: Coming | undefined;
}

const begunNow = () => rendering()?.begun ?? globalThis.begun;

/** While React takes over what was written with them, answers are used however old they are: it would not fit without. */
let takingOver = false;
export const takeOver = (isBegin: boolean): void => {
  takingOver = isBegin;
};
export const isTakingOver = (): boolean => takingOver;

/** By who reads, so that another session, language or company finds none. */
const keyOf = (name: string, reader = readerNow()) => JSON.stringify([name, reader]);

const ask = async (url: string): Promise<Received> =>
  received(await fetch(url, { headers: headersOfReader() }));

export function begin(urls: readonly string[]): void {
  const reader = readerNow();
  const at = Date.now();
  const send = (url: string): Begun => {
    const begun: Begun = {
      at,
      answer: ask(url)
        .then((answer) => {
          begun.arrived = answer;
          return answer;
        })
        .catch(() => undefined),
    };
    return begun;
  };
  globalThis.begun = new Map(urls.map((url) => [keyOf(url, reader), send(url)]));
}

const isFresh = (begun: Begun | undefined): begun is Begun =>
  begun !== undefined && (takingOver || Date.now() - begun.at < freshMs);

/** Answers that have come, as if they had been asked for. */
export function arrivedAs(
  answers: Readonly<Record<string, Received>>,
  at = Date.now(),
): BegunCalls {
  const reader = readerNow();
  return new Map(
    Object.entries(answers).map(([name, arrived]) => [
      keyOf(name, reader),
      { at, answer: Promise.resolve(arrived), arrived },
    ]),
  );
}

/** Those that came with the page, or with a screen that was asked for at a time. */
export function keepArrived(answers: Readonly<Record<string, Received>>, at?: number): void {
  globalThis.begun = arrivedAs(answers, at);
}

/** The answer to an early request; each can be taken once. */
export async function takeBegun(name: string): Promise<Received | undefined> {
  // What a screen on its way answers is not asked for beside it; a page that was gone to since does not wait.
  const { coming } = globalThis;
  if (coming?.href === globalThis.location?.href) await coming?.end;
  const calls = begunNow();
  const key = keyOf(name);
  const begun = calls?.get(key);
  calls?.delete(key);
  return isFresh(begun) ? begun.answer : undefined;
}

/** When the last answer that was taken here had been asked for. */
let takenAt: number | undefined;
export const lastTakenAt = (): number | undefined => takenAt;

/** The answer to an early request, if it has arrived and is what is wanted; it can be taken once. */
export function takeArrived(
  name: string,
  isWanted: (answer: Received) => boolean,
): Received | undefined {
  const calls = begunNow();
  const key = keyOf(name);
  const begun = calls?.get(key);
  if (!isFresh(begun) || begun.arrived?.status !== 200 || !isWanted(begun.arrived))
    return undefined;
  calls?.delete(key);
  takenAt = begun.at;
  return begun.arrived;
}
