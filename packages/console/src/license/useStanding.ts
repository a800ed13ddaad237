// The standing of a license at this moment: it turns with the clock, without another answer of the server.
import { useEffect, useState } from "react";
import { changesAt, standingOf, type Held, type Standing } from "@lanyard/contract";

/** Timers that wait longer than this run at once. */
const longestMs = 2 ** 31 - 1;

export function useStanding(held: Held, clock: () => number = Date.now): Standing {
  const [, setTurned] = useState(0);
  const now = new Date(clock());
  const next = changesAt(held, now)?.getTime();
  useEffect(() => {
    if (next === undefined) return undefined;
    const turn = () => setTurned((turned) => turned + 1);
    // Also when a sleeping computer has slept through it.
    const timer = setTimeout(turn, Math.min(Math.max(next - clock(), 0) + 50, longestMs));
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [next, clock]);
  return standingOf(held, now);
}
