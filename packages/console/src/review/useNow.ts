// The time, again each half minute, for what is told by the minute.
import { useEffect, useState } from "react";

const turnMs = 30_000;

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), turnMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
