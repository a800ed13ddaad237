// The standing of a license at this moment, updated by the clock without a request.
import { useState } from "react";
import { changesAt, standingOf, type Held, type Standing } from "@lanyard/contract";
import { useAt } from "./useAt.ts";

export function useStanding(held: Held, clock: () => number = Date.now): Standing {
  const [, setTurned] = useState(0);
  const now = new Date(clock());
  useAt(changesAt(held, now)?.getTime(), () => setTurned((turned) => turned + 1), clock);
  return standingOf(held, now);
}
