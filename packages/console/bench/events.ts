// The time from an interaction to the next paint, as the browser reports it.
import type { Page } from "playwright";

export interface Interaction {
  readonly name: string;
  readonly target: string;
  /** In milliseconds, in steps of eight. */
  readonly duration: number;
  /** Milliseconds of `duration` spent in scripts, and in style and layout, in the frames that show the result. */
  readonly scripts: number;
  readonly layout: number;
}

/** The browser does not report shorter interactions, in ms. */
const shortest = 16;

/** Counts unreported interactions as the shortest that the browser reports. */
export const filled = (interactions: readonly Interaction[], count: number): number[] => {
  const durations = interactions.map(({ duration }) => duration);
  const missing = Math.max(0, count - durations.length);
  return [...durations, ...Array.from({ length: missing }, () => shortest)];
};

/** An entry of the Long Animation Frames API, which TypeScript does not define. */
interface LongFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly {
    readonly duration: number;
    readonly forcedStyleAndLayoutDuration: number;
  }[];
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const interactions = new Map<number, PerformanceEventTiming>();
  const frames: LongFrame[] = [];
  new PerformanceObserver((list) => frames.push(...(list.getEntries() as LongFrame[]))).observe({
    type: "long-animation-frame",
    buffered: true,
  });
  const nameOf = (target: Node | null) =>
    target instanceof Element
      ? `${target.tagName.toLowerCase()} ${(target.getAttribute("aria-label") ?? target.textContent ?? "").trim().slice(0, 30)}`
      : "";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      const known = interactions.get(interactionId);
      if (interactionId !== 0 && !(known && known.duration >= duration))
        interactions.set(interactionId, entry);
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const toInteraction = ({
    name,
    target,
    startTime,
    duration,
  }: PerformanceEventTiming): Interaction => {
    const overlapping = frames.filter(
      (frame) =>
        frame.startTime < startTime + duration && frame.startTime + frame.duration > startTime,
    );
    const sum = (of: (frame: LongFrame) => number) =>
      Math.round(overlapping.reduce((all, frame) => all + of(frame), 0));
    const forced = ({ scripts }: LongFrame) =>
      scripts.reduce((all, one) => all + one.forcedStyleAndLayoutDuration, 0);
    return {
      name,
      target: nameOf(target),
      duration,
      scripts: sum(
        (frame) => frame.scripts.reduce((all, one) => all + one.duration, 0) - forced(frame),
      ),
      layout: sum(
        (frame) =>
          forced(frame) +
          // 0 when nothing had to be rendered.
          (frame.styleAndLayoutStart &&
            frame.startTime + frame.duration - frame.styleAndLayoutStart),
      ),
    };
  };
  Object.assign(globalThis, {
    interactionsSoFar: () => [...interactions.values()].map(toInteraction),
  });
}

export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(watch);
export const interactionsOn = (page: Page): Promise<Interaction[]> =>
  page.evaluate<Interaction[]>("interactionsSoFar()");

/** Resolves when the last interaction has been painted and reported. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))",
  );
