// The current time, updated every half minute, for texts that count minutes.
import { useEffect, useState } from "react";
import { timeNow } from "../shared/seen.ts";

const turnMs = 30_000;

export function useNow(): number {
  const [now, setNow] = useState(() => timeNow().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), turnMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
