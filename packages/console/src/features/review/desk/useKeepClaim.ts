// Renews a claim while its build is open in a visible page, each time after half of the remaining time.
import { useEffect, useEffectEvent } from "react";
import type { Claim } from "@lanyard/contract";

const shortestMs = 1_000;

export function useKeepClaim(claim: Claim | null | undefined, renew: () => void): void {
  const claimedUntil = claim?.mine ? claim.until : undefined;
  const act = useEffectEvent(renew);
  // The server says how long is left: the reader's clock may be wrong.
  const getRemainingMs = useEffectEvent(() => (claim?.left_seconds ?? 0) * 1_000);
  useEffect(() => {
    if (claimedUntil === undefined) return undefined;
    const endsAt = performance.now() + getRemainingMs();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRequested = false;
    // A hidden page lets the claim end.
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      const remaining = endsAt - performance.now();
      if (remaining <= 0 && isRequested) return;
      timer = setTimeout(
        () => {
          isRequested = true;
          act();
          // If the renewal fails (say offline), this retries while time is left; if it succeeds, `until` changes and
          // the effect starts anew.
          wait();
        },
        Math.max(shortestMs, remaining / 2),
      );
    };
    wait();
    document.addEventListener("visibilitychange", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
    };
  }, [claimedUntil]);
}
