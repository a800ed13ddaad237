// The standing of a license at this moment, updated by the clock without a request.
import { useEffect, useState } from "react";
import { changesAt, standingOf, type Held, type Standing } from "@lanyard/contract";

/** The longest delay that a timer accepts, in ms; with a longer one it would fire at once. */
const longestMs = 2 ** 31 - 1;

export function useStanding(held: Held, clock: () => number = Date.now): Standing {
  const [, setTurned] = useState(0);
  const now = new Date(clock());
  const next = changesAt(held, now)?.getTime();
  useEffect(() => {
    if (next === undefined) return undefined;
    const turn = () => setTurned((turned) => turned + 1);
    // Timers may not have run while the computer slept, so it also updates when the page becomes visible.
    const timer = setTimeout(turn, Math.min(Math.max(next - clock(), 0) + 50, longestMs));
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [next, clock]);
  return standingOf(held, now);
}
