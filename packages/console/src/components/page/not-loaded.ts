// Shows that the console failed to load, if a script or stylesheet that every page needs cannot be loaded; the text is
// in the document. Then a server-rendered page for visitors stays, even in another language; that of a session is only
// for its own reader.
import { readPageData } from "../../api/page-data.ts";
import { takeStaleMark } from "../../auth/stale-page.ts";

/** The texts, in one language. */
export interface NotLoaded {
  readonly text: string;
  /** The label of the link that reloads the page. */
  readonly again: string;
  /** For browsers that run no scripts. */
  readonly scripts: string;
}

export const notLoadedId = "not-loaded";

/** ms before the retry. */
const pause = 1_000;

const show = (isVisible = true) =>
  document.getElementById(notLoadedId)?.toggleAttribute("hidden", !isVisible);

/** Whether the frame of the page reacts: the scripts have come. */
export const hasFrame = (): boolean => document.documentElement.dataset["frame"] !== undefined;

const waiting = new Set<object>();
const reacting = new WeakSet();

/** Until this part of the page reacts, the page as a whole does not; nothing if it does already. */
export function awaitPart(part: object): void {
  if (!reacting.has(part)) waiting.add(part);
}

/** The part reacts, or is gone. With the last one the root element carries `data-live`, for styles and tests. */
export function partReacts(part: object): void {
  reacting.add(part);
  waiting.delete(part);
  if (waiting.size === 0 && hasFrame()) document.documentElement.dataset["live"] = "";
}

/** The frame of the page, with all parts that need not load, reacts. */
export function frameReacts(): void {
  const { dataset } = document.documentElement;
  dataset["frame"] = "";
  show(dataset["unstyled"] !== undefined);
  partReacts({});
}

/** Retries a stylesheet once. */
function askAgain(sheet: HTMLLinkElement): void {
  const next = sheet.cloneNode() as HTMLLinkElement;
  next.dataset["again"] = "";
  setTimeout(() => sheet.replaceWith(next), pause);
}

/** ms after which a page that still cannot react says so. */
const patience = 20_000;

/** Call it in the head of the page. */
export function watchLoading(): void {
  setTimeout(() => !hasFrame() && show(), patience);
  addEventListener(
    "error",
    ({ target }) => {
      // A script that was cut off fails without an element.
      if (target instanceof HTMLScriptElement || (!(target instanceof Element) && !hasFrame())) {
        if (!readPageData()?.session) takeStaleMark();
        show();
      } else if (target instanceof HTMLLinkElement && target.rel === "stylesheet") {
        if (target.dataset["again"] === undefined) askAgain(target);
        else {
          // For the frame of the page, which may react only after this.
          document.documentElement.dataset["unstyled"] = "";
          show();
        }
      }
    },
    true,
  );
}
