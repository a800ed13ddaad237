// Handles a decision whose response was lost: the server may have made it, and then the input was sent, too.
import { useEffect, useEffectEvent, useState } from "react";
import type { TooLate } from "../../features/review/decision/DecisionPanel.tsx";

export type Verdict = "approve" | "reject";

/**
 * Returns a function to call when the response was lost; `onMade` is called once the history shows the reader's
 * decision.
 */
export function useUnanswered(
  tooLate: TooLate | undefined,
  username: string,
  onDecided: (verdict: Verdict) => void,
): (verdict: Verdict) => void {
  const [verdict, setVerdict] = useState<Verdict>();
  const isDecided =
    verdict !== undefined && tooLate?.decidedBy === username && tooLate.action === verdict;
  const end = useEffectEvent(() => verdict && onDecided(verdict));
  useEffect(() => {
    if (isDecided) end();
  }, [isDecided]);
  return setVerdict;
}
