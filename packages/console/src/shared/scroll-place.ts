// Remembers scroll positions and restores them on Back, Forward and reload. A browser does so itself only if the page
// reaches its full height at once.
import { mayKeep } from "./keeping.ts";

const key = "scrolled";
/** How many history entries to remember: the last ones. */
const most = 50;
/** ms: how long a list may take to arrive on a slow line. A reader who moves or presses meanwhile ends it sooner. */
const patience = 20_000;

/** In px. */
type Place = readonly [entry: string, top: number];

/** Identifies the history entry: the router's key and the page's address. */
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

/** The position to restore after a reload, or after returning from another document. */
export function placeBefore(): number {
  const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return how?.type === "navigate" ? 0 : (kept().get(entryNow()) ?? 0);
}

let places = new Map<string, number>();
/**
 * The target of a Back or Forward navigation: until it shows, scroll events belong to the previous page or a
 * half-rendered one.
 */
let asked: Place | undefined;
/** Whether a position is being restored while the page grows; until then the current position is not the reader's. */
let isGoing = false;
let stop = (): void => undefined;

/** Scrolls to `top` as soon as the page is high enough, unless the reader scrolls first. */
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

/**
 * Call it when a new page is shown: scrolls to the top after a link, to the remembered position after Back and Forward.
 */
export function showPlace(): void {
  const [entry, top] = asked ?? [];
  asked = undefined;
  reach(entry === entryNow() && top !== undefined ? top : 0);
}

/**
 * Restores the position of a reloaded page that the browser renders anew. A server-rendered page is in place already,
 * and the reader may have scrolled it since.
 */
export function goOn(): void {
  const before = placeBefore();
  if (before > 0) reach(before);
}

function note(): void {
  if (asked || isGoing) return;
  const entry = entryNow();
  // Delete first, so that the newest entry is last in the map.
  places.delete(entry);
  places.set(entry, scrollY);
}

function keep(): void {
  try {
    mayKeep();
    sessionStorage.setItem(key, JSON.stringify([...places].slice(-most)));
  } catch {
    // Storage is refused: after a reload the page starts at its top.
  }
}

/** Starts recording scroll positions. */
export function watchPlaces(): void {
  places = kept();
  // Overwrite the position of an earlier visit to the same address.
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
  // A click or key may navigate away, and the entry's key may have changed since the last scroll.
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
