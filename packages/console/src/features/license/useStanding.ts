// The standing of a license at this moment, updated by the clock without a request.
import { useState } from "react";
import {
  getNextStateChange,
  getLicenseState,
  type LicenseSnapshot,
  type LicenseState,
} from "@lanyard/contract";
import { useAt } from "./useAt.ts";

export function useStanding(held: LicenseSnapshot, clock: () => number = Date.now): LicenseState {
  const [, setTurned] = useState(0);
  const now = new Date(clock());
  useAt(getNextStateChange(held, now)?.getTime(), () => setTurned((turned) => turned + 1), clock);
  return getLicenseState(held, now);
}
