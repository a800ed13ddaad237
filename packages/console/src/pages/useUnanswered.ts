// A decision whose answer got lost on the way: it may have been made, and then what was written with it is sent.
import { useEffect, useEffectEvent, useState } from "react";
import type { TooLate } from "../review/DecisionPanel.tsx";

export type Verdict = "approve" | "reject";

/** Answers how to say that there was no answer; `onMade` is called once the reader's decision is found to be made. */
export function useUnanswered(
  tooLate: TooLate | undefined,
  username: string,
  onMade: (verdict: Verdict) => void,
): (verdict: Verdict) => void {
  const [verdict, setVerdict] = useState<Verdict>();
  const isMade = verdict !== undefined && tooLate?.by === username && tooLate.action === verdict;
  const end = useEffectEvent(() => verdict && onMade(verdict));
  useEffect(() => {
    if (isMade) end();
  }, [isMade]);
  return setVerdict;
}
