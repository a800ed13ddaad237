// Keeps a claim while its build is open and looked at: half of the time that is left after each renewal.
import { useEffect, useEffectEvent } from "react";
import type { Claim } from "@lanyard/contract";

const shortestMs = 1_000;

export function useKeepClaim(claim: Claim | null | undefined, renew: () => void): void {
  const until = claim?.mine ? claim.until : undefined;
  const act = useEffectEvent(renew);
  useEffect(() => {
    if (until === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A page that nobody looks at lets it end.
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      const left = Math.max(shortestMs, (Date.parse(until) - Date.now()) / 2);
      timer = setTimeout(() => act(), left);
    };
    wait();
    document.addEventListener("visibilitychange", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
    };
  }, [until]);
}
