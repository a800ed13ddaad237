// The first screen of a signed-in reader's page, which the server writes with the answers to the page's first calls: the
// page's head asks for it, and puts it into the page before any other script has come.
import { screenPath } from "@lanyard/contract";
import { headersOfReader } from "./begun.ts";
import type { Received } from "./received.ts";
import { isOther, takeMark } from "./other-reader.ts";

export interface Screen {
  /** To the page's first calls, by their addresses. */
  readonly answers?: Readonly<Record<string, Received>>;
  /** Not where one of them is a refusal, or the server cannot write it now. */
  readonly html?: string;
  readonly title?: string;
}

declare global {
  /** Whose the screen in the page is. */
  var screenOf: string | undefined;
}

/** Where it takes longer, the page sends its calls by itself. */
const patienceMs = 6_000;

const readerNow = () => JSON.stringify(headersOfReader());

/** `release` is that of this document: scripts of another one would not fit the screen. */
export async function askForScreen(release: string): Promise<Screen | undefined> {
  const { pathname, search } = location;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const about = { path: pathname, search: search.slice(1), zone: timeZone, release };
  const reader = readerNow();
  const response = await fetch(`${screenPath}?${new URLSearchParams(about).toString()}`, {
    headers: headersOfReader(),
    signal: AbortSignal.timeout(patienceMs),
  });
  const screen = (await response.json()) as Screen;
  if (readerNow() !== reader) return undefined;
  await whenParsed();
  put(screen, reader);
  return screen;
}

/** The answer may be there before the end of the document. */
const whenParsed = async () => {
  if (document.readyState === "loading")
    await new Promise((end) => {
      document.addEventListener("readystatechange", end, { once: true });
    });
};

/** What stands in the page is for who reads now. */
export function keepReader(): void {
  globalThis.screenOf = readerNow();
}

function put({ html, title = "" }: Screen, reader: string): void {
  const root = document.getElementById("root");
  // Without the mark the console has begun to render by itself.
  if (!html || !root || !isOther()) return;
  root.innerHTML = html;
  document.title = title;
  document.documentElement.lang = headersOfReader()["accept-language"]!;
  globalThis.screenOf = reader;
  takeMark();
}

/** Whether what stands in the page is for who reads now: they may have signed in or out in another tab meanwhile. */
export const isForReader = (): boolean =>
  globalThis.screenOf === undefined || globalThis.screenOf === readerNow();
