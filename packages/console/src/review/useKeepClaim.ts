// Keeps a claim while its build is open and looked at: after half of the time that is left.
import { useEffect, useEffectEvent } from "react";
import type { Claim } from "@lanyard/contract";

const shortestMs = 1_000;

export function useKeepClaim(claim: Claim | null | undefined, renew: () => void): void {
  const until = claim?.mine ? claim.until : undefined;
  const act = useEffectEvent(renew);
  useEffect(() => {
    if (until === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = false;
    // A page that nobody looks at lets it end.
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      const left = Date.parse(until) - Date.now();
      if (left <= 0 && asked) return;
      timer = setTimeout(
        () => {
          asked = true;
          act();
          // Where that fails, of a broken line, it is tried again while there is time; where not, there is another end.
          wait();
        },
        Math.max(shortestMs, left / 2),
      );
    };
    wait();
    document.addEventListener("visibilitychange", wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
    };
  }, [until]);
}
