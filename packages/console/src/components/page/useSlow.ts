// True when a state lasts longer than a delay, so that quick actions show no loading overlay.
import { useEffect, useState } from "react";

/** `after` in milliseconds. */
export function useSlow(active: boolean, after = 400): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setSlow(true), after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active, after]);
  return active && slow;
}
