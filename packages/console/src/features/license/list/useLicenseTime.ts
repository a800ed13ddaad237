// The standing of licenses by the clock, updated without a reload.
import { useState } from "react";
import {
  getNextStateChange,
  snapshotFromCard,
  getLicenseState,
  type LicenseState,
  type StoreCard,
} from "@lanyard/contract";
import { useAlarm } from "../useAlarm.ts";

/** The current time, updated whenever the standing of one of these cards changes. */
export function useLicenseTime(cards: readonly StoreCard[]): Date {
  const [now, setNow] = useState(() => new Date());
  const times = cards.flatMap(
    (card) => getNextStateChange(snapshotFromCard(card), now)?.getTime() ?? [],
  );
  useAlarm(times.length === 0 ? undefined : Math.min(...times), () => setNow(new Date()));
  return now;
}

export const getCardState = (card: StoreCard, now: Date): LicenseState =>
  getLicenseState(snapshotFromCard(card), now);
