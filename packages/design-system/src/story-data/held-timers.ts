// Stops the clock of a story: timers of 2,000 ms or more run only when the story advances the time.
import { flushSync } from "react-dom";
import { configure, getConfig } from "storybook/test";

interface HeldTimer {
  left: number;
  run: () => void;
}

export interface HeldTimers {
  /** Advances the time by `ms` milliseconds; state changes by the timers are rendered when this returns. */
  pass: (ms: number) => void;
  /** Number of pending held timers. */
  count: () => number;
  /** Restores the window's own timers and clock. */
  release: () => void;
}

export const holdTimers = (): HeldTimers => {
  const held = new Map<number, HeldTimer>();
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
    held.set(next, { left: ms, run });
    return next;
  };
  const drop = (id?: number) => {
    if (id === undefined || !held.delete(id)) stop(id);
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: drop });
  Date.now = () => time;
  return {
    pass: (ms) => {
      time += ms;
      // Iterates over a copy: a timer started during this loop must not be advanced.
      for (const [id, timer] of new Map(held)) {
        timer.left -= ms;
        if (timer.left > 0 || !held.delete(id)) continue;
        flushSync(timer.run);
      }
    },
    count: () => held.size,
    release: () => {
      Object.assign(window, { setTimeout: start, clearTimeout: stop });
      Date.now = now;
      configure({ asyncUtilTimeout });
    },
  };
};
