// The first screen of a user's or company's page, which the server renders with the answers to the page's first calls:
// the script in the page's head requests it, and puts it into the page before any other script has loaded.
import { screenPath } from "@lanyard/contract";
import { headersOfReader, keepArrived, readerNow } from "./begun.ts";
import { connection } from "./company-connection.ts";
import type { Received } from "./received.ts";
import { isOther, takeMark } from "./other-reader.ts";
import { placeBefore } from "./scroll-place.ts";
import { seenNow } from "./seen.ts";

interface Screen {
  /** The answers to the page's first calls, by name. */
  readonly answers?: Readonly<Record<string, Received>>;
  /** Missing if a call was refused or the server cannot render the screen. */
  readonly html?: string;
  readonly title?: string;
}

declare global {
  /** The reader and the address that the content in the page is for. */
  var screenOf: string | undefined;
}

/** Contains the address too: after a reload, Back can reach another page within this document. */
const placeNow = (): string => JSON.stringify([readerNow(), location.pathname, location.search]);

/** ms; after that the page sends its calls itself. */
const patienceMs = 6_000;

interface Arrived {
  readonly content: DocumentFragment;
  readonly title: string;
  readonly place: string;
}

/**
 * Resolves when the screen has arrived and its pictures have been requested. `release` is this document's: a screen of
 * another release would not match its scripts.
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

/** Puts the screen into the page once the stylesheet has loaded. */
export async function showScreen(screen: Arrived | undefined): Promise<void> {
  if (!screen) return;
  await whenStyled();
  const root = document.getElementById("root");
  // Skip it if reader or address have changed, or if the mark is gone, because then the console has begun to render
  // itself.
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

/**
 * Resolves when the stylesheet has loaded. The screen may arrive before the document is parsed, and in a visitor's page
 * the stylesheet's link is at its end.
 */
export async function whenStyled() {
  if (document.readyState === "loading") await heard(document, "readystatechange");
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  // Also wait for the window's `load`: a failed sheet may stay in the document without a `sheet`.
  if (sheet && !sheet.sheet && document.readyState !== "complete")
    await Promise.race([heard(sheet, "load", "error"), heard(window, "load")]);
}

/** Records that the page's content is for the current reader and address. */
export function keepReader(): void {
  globalThis.screenOf = placeNow();
}

/**
 * Parses the HTML and requests its visible pictures: content outside the document loads nothing, and the stylesheet is
 * still loading.
 */
function unfold(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  const pictures = template.content.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]");
  for (const { sizes, srcset, src } of pictures)
    Object.assign(new Image(), { fetchPriority: "high", sizes, srcset, src });
  return template.content;
}

/**
 * Whether the page's content is for the current reader and address: they may have signed in or out in another tab, or
 * gone back.
 */
export const isForReader = (): boolean =>
  globalThis.screenOf === undefined || globalThis.screenOf === placeNow();
