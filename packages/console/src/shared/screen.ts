// The first screen of a reader's page, of a user or a company, which the server writes with the answers to the page's first
// calls: the page's head asks for it, and puts it into the page before any other script has come.
import { screenPath } from "@lanyard/contract";
import { headersOfReader, keepArrived, readerNow } from "./begun.ts";
import { connection } from "./company-connection.ts";
import type { Received } from "./received.ts";
import { isOther, takeMark } from "./other-reader.ts";
import { placeBefore } from "./scroll-place.ts";
import { seenNow } from "./seen.ts";

interface Screen {
  /** To the page's first calls, by their names. */
  readonly answers?: Readonly<Record<string, Received>>;
  /** Not where one of them is a refusal, or the server cannot write it now. */
  readonly html?: string;
  readonly title?: string;
}

declare global {
  /** Whose the screen in the page is, and of which address. */
  var screenOf: string | undefined;
}

/** Where a page is loaded anew, going back leads to the one before within this same document. */
const placeNow = (): string => JSON.stringify([readerNow(), location.pathname, location.search]);

/** Where it takes longer, the page sends its calls by itself. */
const patienceMs = 6_000;

interface Arrived {
  readonly content: DocumentFragment;
  readonly title: string;
  readonly place: string;
}

/**
 * Ends when the screen has come and its pictures have been asked for. `release` is that of this document: scripts of another
 * one would not fit the screen.
 */
export async function askForScreen(release: string): Promise<Arrived | undefined> {
  const { pathname, search } = location;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { token, company } = connection.get() ?? {};
  const seen = seenNow();
  globalThis.seen = seen;
  const reader = readerNow();
  const place = placeNow();
  const response = await fetch(screenPath, {
    method: "POST",
    headers: { ...headersOfReader(), "content-type": "application/json" },
    // In the body, where a company's token is in every call.
    body: JSON.stringify({
      path: pathname,
      search: search.slice(1),
      zone: timeZone,
      release,
      seen,
      company_token: token,
      company,
    }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const { answers, html, title = "" } = (await response.json()) as Screen;
  if (readerNow() !== reader) return undefined;
  if (answers) keepArrived(answers, seen.now);
  return html ? { content: unfold(html), title, place } : undefined;
}

/** Puts it into the page once the stylesheet is there. */
export async function showScreen(screen: Arrived | undefined): Promise<void> {
  if (!screen) return;
  await whenStyled();
  const root = document.getElementById("root");
  // Somebody else may read since, or another page; and without the mark the console has begun to render by itself.
  if (placeNow() !== screen.place || !root || !isOther()) return;
  root.replaceChildren(screen.content);
  document.title = screen.title;
  document.documentElement.lang = headersOfReader()["accept-language"]!;
  globalThis.screenOf = screen.place;
  takeMark();
  scrollTo(0, placeBefore());
}

const heard = (target: EventTarget, ...events: readonly string[]) =>
  new Promise((end) => {
    for (const event of events) target.addEventListener(event, end, { once: true });
  });

/** The answer may be there before the end of the document, and where that has a visitor's page, before the stylesheet behind it. */
export async function whenStyled() {
  if (document.readyState === "loading") await heard(document, "readystatechange");
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  // The window's own `load` waits for it: a browser may keep a sheet that failed without one.
  if (sheet && !sheet.sheet && document.readyState !== "complete")
    await Promise.race([heard(sheet, "load", "error"), heard(window, "load")]);
}

/** What stands in the page is for who reads now, at this address. */
export function keepReader(): void {
  globalThis.screenOf = placeNow();
}

/** What is not in the page yet loads nothing: the pictures in sight are asked for while the stylesheet is on its way. */
function unfold(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  const pictures = template.content.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]");
  for (const { sizes, srcset, src } of pictures)
    Object.assign(new Image(), { fetchPriority: "high", sizes, srcset, src });
  return template.content;
}

/** Whether what stands in the page is for who reads now: they may have signed in or out in another tab meanwhile, or gone back. */
export const isForReader = (): boolean =>
  globalThis.screenOf === undefined || globalThis.screenOf === placeNow();
