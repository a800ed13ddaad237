// Requests that the script in the page's head sends before the console loads: the console's first calls take their
// answers.
import { connection } from "./company-connection.ts";
import { received, type Begun, type BegunCalls, type Received } from "./received.ts";
import { rendering } from "./rendering.ts";
import { accessToken, storedLanguage } from "./storage.ts";

/** Request headers that identify the reader: session and language. */
export function headersOfReader(): Record<string, string> {
  const token = accessToken.get();
  return {
    "accept-language": storedLanguage.get(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** Identifies the reader: session, language and the company that the tab is connected to. */
export const readerNow = (): string =>
  JSON.stringify([headersOfReader(), connection.get()?.token ?? ""]);

/**
 * A call's name, unique within a page. A company's calls differ in their bodies; `own` is the body without the
 * company's token.
 */
export const nameOf = (url: string, own?: object): string =>
  own ? `${url} ${JSON.stringify(own)}` : url;

/** An older answer is not used, as the data may have changed. */
const freshMs = 10_000;

interface Coming {
  /** The address of the page that the screen belongs to. */
  readonly href: string;
  readonly end: Promise<unknown>;
}

declare global {
  var begun: BegunCalls | undefined;
  /** The request for the first screen, sent by the script in the page's head. */
  var coming: Coming | undefined;
}

const begunNow = () => rendering()?.begun ?? globalThis.begun;

/** While React hydrates a server-rendered page, answers are used at any age: other data would not match the HTML. */
let takingOver = false;
export const takeOver = (isBegin: boolean): void => {
  takingOver = isBegin;
};
export const isTakingOver = (): boolean => takingOver;

/** Includes the reader, so that another session, language or company finds no answer. */
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

/** Wraps answers that have arrived already in the form of early requests. */
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

/** Keeps the answers that came with the page, or with a screen requested at time `at`. */
export function keepArrived(answers: Readonly<Record<string, Received>>, at?: number): void {
  globalThis.begun = arrivedAs(answers, at);
}

/** The answer to an early request; it can be taken once. */
export async function takeBegun(name: string): Promise<Received | undefined> {
  // Wait for a requested screen, whose answers may include this one; a page navigated to since does not wait.
  const { coming } = globalThis;
  if (coming?.href === globalThis.location?.href) await coming?.end;
  const calls = begunNow();
  const key = keyOf(name);
  const begun = calls?.get(key);
  calls?.delete(key);
  return isFresh(begun) ? begun.answer : undefined;
}

/** When the answer that `takeArrived` returned last was requested. */
let takenAt: number | undefined;
export const lastTakenAt = (): number | undefined => takenAt;

/** The answer to an early request if it has arrived with status 200 and `isWanted` accepts it; it can be taken once. */
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
