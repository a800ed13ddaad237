// How far a page was scrolled: going back to it, or loading it anew, leads to the same place. A browser sees to it by itself
// only where the page is at once as high as it was.
import { mayKeep } from "./keeping.ts";

const key = "scrolled";
/** Of the entries of the tab's history, the last ones. */
const most = 50;
/** ms: how long a list may take to arrive on a slow line. A reader who moves or presses meanwhile ends it sooner. */
const patience = 20_000;

/** In px. */
type Place = readonly [entry: string, top: number];

/** The entry of the history, by the router's key, and its page. */
const entryNow = (): string => {
  const state = history.state as { readonly key?: string } | null;
  return [state?.key, location.pathname + location.search].join(" ");
};

function kept(): Map<string, number> {
  try {
    mayKeep();
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? "[]") as Place[]);
  } catch {
    return new Map();
  }
}

/** Of a page that is loaded anew, or gone back to from another document. */
export function placeBefore(): number {
  const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return how?.type === "navigate" ? 0 : (kept().get(entryNow()) ?? 0);
}

let places = new Map<string, number>();
/** Where the history leads to: what scrolls on the way there is the page before, or half of a page. */
let asked: Place | undefined;
/** Whether a place is gone to as the page grows; until then what it is scrolled to is no place of its reader. */
let isGoing = false;
let stop = (): void => undefined;

/** Goes to `top` as soon as the page is high enough, unless its reader moves before. */
function reach(top: number): void {
  stop();
  const isThere = () => {
    scrollTo({ top, behavior: "instant" });
    return scrollY >= top - 1;
  };
  if (isThere()) return;
  const growth = new ResizeObserver(() => isThere() && stop());
  const late = setTimeout(() => stop(), patience);
  isGoing = true;
  stop = () => {
    isGoing = false;
    growth.disconnect();
    clearTimeout(late);
  };
  growth.observe(document.body);
}

/** A page shows that was not there before: by a link its top, by back and forward where it was left. */
export function showPlace(): void {
  const [entry, top] = asked ?? [];
  asked = undefined;
  reach(entry === entryNow() && top !== undefined ? top : 0);
}

/** Goes on where a page was that is drawn anew. One that the server wrote is there already, and may have been moved since. */
export function goOn(): void {
  const before = placeBefore();
  if (before > 0) reach(before);
}

function note(): void {
  if (asked || isGoing) return;
  const entry = entryNow();
  // The last one stands last.
  places.delete(entry);
  places.set(entry, scrollY);
}

function keep(): void {
  try {
    mayKeep();
    sessionStorage.setItem(key, JSON.stringify([...places].slice(-most)));
  } catch {
    // The browser keeps nothing: the page begins at its top.
  }
}

/** Notes from now on how far pages are scrolled. */
export function watchPlaces(): void {
  places = kept();
  // Not that of an earlier visit by the same address.
  if (placeBefore() === 0) note();
  addEventListener("scroll", note, { passive: true });
  addEventListener("pagehide", keep);
  addEventListener("popstate", () => {
    stop();
    const entry = entryNow();
    asked = [entry, places.get(entry) ?? 0];
  });
  const listening = { capture: true, passive: true };
  const take = () => {
    stop();
    asked = undefined;
  };
  for (const move of ["wheel", "touchstart"]) addEventListener(move, take, listening);
  // What is pressed may lead away, and an entry may have got another key since it was scrolled.
  for (const press of ["pointerdown", "keydown"])
    addEventListener(
      press,
      () => {
        take();
        note();
      },
      listening,
    );
}
