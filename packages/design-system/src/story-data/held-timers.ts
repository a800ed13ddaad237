// Stops the clock of a story: timers of two seconds or more run only when the story says that time has passed.
import { flushSync } from "react-dom";

interface HeldTimer {
  left: number;
  run: () => void;
}

export interface HeldTimers {
  /** Lets `ms` milliseconds pass; what the timers change has rendered when this returns. */
  pass: (ms: number) => void;
  /** How many timers wait for their time. */
  count: () => number;
  /** Gives the window its own timers and clock back. */
  release: () => void;
}

export const holdTimers = (): HeldTimers => {
  const held = new Map<number, HeldTimer>();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const { now } = Date;
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
      // A copy: a timer that starts during this loop must not lose this time.
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
    },
  };
};
