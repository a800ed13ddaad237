// Holds back every timer of two seconds or more, so that a story can let time pass without waiting for it.

interface HeldTimer {
  left: number;
  run: () => void;
}

export interface HeldTimers {
  /** Lets `ms` milliseconds pass for the timers that are held. */
  pass: (ms: number) => void;
  /** Gives the window its own timers back. */
  release: () => void;
}

export const holdTimers = (): HeldTimers => {
  const held = new Map<number, HeldTimer>();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
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
  return {
    pass: (ms) => {
      for (const [id, timer] of held) {
        timer.left -= ms;
        if (timer.left > 0) continue;
        held.delete(id);
        timer.run();
      }
    },
    release: () => Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  };
};
