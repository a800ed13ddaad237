// What a page observes of its own painting: the time of its largest element, and layout shifts.
import type { Page } from "playwright";

export interface Painted {
  /** Milliseconds after the start of the navigation. */
  readonly largest: number;
  readonly shift: number;
  /** Readable descriptions of the elements that moved most. */
  readonly moved: readonly string[];
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const painted = { largest: 0, shift: 0, moved: [] as string[] };
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", ({ startTime }) => {
    painted.largest = startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as Shift;
    if (hadRecentInput) return;
    painted.shift += value;
    const text = sources.map(
      ({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`,
    );
    painted.moved.push(`${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${text.join(", ")}`);
  });
  Object.assign(globalThis, { painted });
}

/** Runs in the page. */
export const hasPainted = (): boolean =>
  (Reflect.get(globalThis, "painted") as Painted).largest > 0;
export const watchPainting = (page: Page): Promise<unknown> => page.addInitScript(watch);
export const paintedOn = (page: Page): Promise<Painted> => page.evaluate<Painted>("painted");
