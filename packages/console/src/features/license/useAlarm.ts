// Does something at a moment, although timers are limited and stop while the computer sleeps.
import { useEffect, useEffectEvent } from "react";

/** The longest delay that a timer accepts, in ms; with a longer one it would fire at once. */
const longestMs = 2 ** 31 - 1;

/**
 * Calls `turn` when the clock has passed `at` (ms since 1970), and each time the page becomes visible or hidden before.
 * Undefined: never.
 */
export function useAlarm(
  time: number | undefined,
  turn: () => void,
  clock: () => number = Date.now,
) {
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    if (time === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          onTurn();
          if (clock() < time) wait();
        },
        Math.min(Math.max(time - clock(), 0) + 50, longestMs),
      );
    };
    const onVisibility = () => onTurn();
    wait();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [time, clock]);
}
