// How long the page took from an interaction to the next paint, as the browser tells it.
import type { Page } from "playwright";

export interface Interaction {
  readonly name: string;
  readonly target: string;
  /** Milliseconds, in steps of eight. */
  readonly duration: number;
  /** Of it, those that the page's own code ran. */
  readonly code: number;
}

/** The browser reports none that is shorter. */
const shortest = 16;

/** What the browser does not report counts as the shortest that it would. */
export const filled = (found: readonly Interaction[], count: number): number[] => {
  const durations = found.map(({ duration }) => duration);
  const missing = Math.max(0, count - durations.length);
  return [...durations, ...Array.from({ length: missing }, () => shortest)];
};

/** Runs in the page, before its own scripts. */
function watch(): void {
  const interactions = new Map<number, Interaction>();
  const nameOf = (target: Node | null) =>
    target instanceof Element
      ? `${target.tagName.toLowerCase()} ${(target.getAttribute("aria-label") ?? target.textContent ?? "").trim().slice(0, 30)}`
      : "";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, name, duration, processingStart, processingEnd, target } = entry;
      const known = interactions.get(interactionId);
      if (interactionId === 0 || (known && known.duration >= duration)) continue;
      const code = Math.round(processingEnd - processingStart);
      interactions.set(interactionId, { name, target: nameOf(target), duration, code });
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(globalThis, { interactionsSoFar: () => [...interactions.values()] });
}

export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(watch);
export const interactionsOn = (page: Page): Promise<Interaction[]> =>
  page.evaluate<Interaction[]>("interactionsSoFar()");

/** Ends when what was done has been painted and reported. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))",
  );
