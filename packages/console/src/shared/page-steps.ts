// What the keys for the next and the previous thing do on a page that has an order of its own; elsewhere they move the focus.
import { useEffect, useEffectEvent } from "react";

type Step = (by: 1 | -1) => void;

let own: Step | undefined;

/** While the component is on the page. */
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
