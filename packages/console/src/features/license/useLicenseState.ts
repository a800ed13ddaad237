// The standing of a license at this moment, updated by the clock without a request.
import { useState } from "react";
import {
  getNextStateChange,
  getLicenseState,
  type LicenseSnapshot,
  type LicenseState,
} from "@lanyard/contract";
import { useAlarm } from "./useAlarm.ts";

export function useLicenseState(
  license: LicenseSnapshot,
  clock: () => number = Date.now,
): LicenseState {
  const [, setTurned] = useState(0);
  const now = new Date(clock());
  useAlarm(
    getNextStateChange(license, now)?.getTime(),
    () => setTurned((turned) => turned + 1),
    clock,
  );
  return getLicenseState(license, now);
}
