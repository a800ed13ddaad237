// The standing of licenses by the clock, updated without a reload.
import { useEffect, useState } from "react";
import {
  changesAt,
  heldByCard,
  standingOf,
  type Standing,
  type StoreCard,
} from "@lanyard/contract";
import { timeNow } from "../shared/seen.ts";

/** The longest delay that a timer accepts, in ms. */
const longestMs = 2 ** 31 - 1;

/** The current time, updated whenever the standing of one of these cards changes. */
export function useDeskTime(cards: readonly StoreCard[]): Date {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    const times = cards.flatMap((card) => changesAt(heldByCard(card), now)?.getTime() ?? []);
    if (times.length === 0) return undefined;
    const wait = Math.max(0, Math.min(...times) - Date.now());
    const turn = () => setNow(new Date());
    const timer = setTimeout(turn, Math.min(wait + 50, longestMs));
    // Timers may not have run while the computer slept.
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [cards, now]);
  return now;
}

export const standingOfCard = (card: StoreCard, now: Date): Standing =>
  standingOf(heldByCard(card), now);
