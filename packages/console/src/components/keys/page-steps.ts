// Overrides the keys for "next" and "previous" on a page with an order of its own; elsewhere they move the focus.
import { useEffect, useEffectEvent } from "react";

type Step = (delta: 1 | -1) => void;

const keys = new EventTarget();

/** Applies while the component is mounted. */
export function usePageSteps(step: Step): void {
  const act = useEffectEvent((event: Event) => {
    event.preventDefault();
    step((event as CustomEvent<1 | -1>).detail);
  });
  useEffect(() => {
    const onStep = (event: Event) => act(event);
    keys.addEventListener("step", onStep);
    return () => keys.removeEventListener("step", onStep);
  }, []);
}

/** Returns whether the page has an order of its own. */
export const stepOnPage = (delta: 1 | -1): boolean =>
  !keys.dispatchEvent(new CustomEvent("step", { cancelable: true, detail: delta }));
