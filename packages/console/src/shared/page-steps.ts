// Overrides the keys for "next" and "previous" on a page with an order of its own; elsewhere they move the focus.
import { useEffect, useEffectEvent } from "react";

type Step = (by: 1 | -1) => void;

let own: Step | undefined;

/** Applies while the component is mounted. */
export function usePageSteps(step: Step): void {
  const act = useEffectEvent(step);
  useEffect(() => {
    const mine: Step = (by) => act(by);
    own = mine;
    return () => {
      if (own === mine) own = undefined;
    };
  }, []);
}

export const pageSteps = (): Step | undefined => own;
