// Stops the clock of a story: timers of 2,000 ms or more run only when the story advances the time.
import { flushSync } from "react-dom";
import { configure, getConfig } from "storybook/test";

interface FakeTimer {
  remaining: number;
  run: () => void;
}

export interface FakeTimers {
  /** Advances the time by `ms` milliseconds; state changes by the timers are rendered when this returns. */
  pass: (ms: number) => void;
  /** Number of pending held timers. */
  count: () => number;
  /** Restores the window's own timers and clock. */
  release: () => void;
}

export const installFakeTimers = (): FakeTimers => {
  const pending = new Map<number, FakeTimer>();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const { now } = Date;
  const { asyncUtilTimeout } = getConfig();
  // A wait of the test has a timer of its own, which must not be held.
  configure({ asyncUtilTimeout: 1_900 });
  let time = now();
  let next = 1_000_000_000;
  const hold = (run: () => void, ms = 0) => {
    if (ms < 2000) return start(run, ms);
    next += 1;
    pending.set(next, { remaining: ms, run });
    return next;
  };
  const drop = (id?: number) => {
    if (id === undefined || !pending.delete(id)) stop(id);
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: drop });
  Date.now = () => time;
  return {
    pass: (ms) => {
      time += ms;
      // Iterates over a copy: a timer started during this loop must not be advanced.
      for (const [id, timer] of new Map(pending)) {
        timer.remaining -= ms;
        if (timer.remaining > 0 || !pending.delete(id)) continue;
        flushSync(timer.run);
      }
    },
    count: () => pending.size,
    release: () => {
      Object.assign(window, { setTimeout: start, clearTimeout: stop });
      Date.now = now;
      configure({ asyncUtilTimeout });
    },
  };
};
