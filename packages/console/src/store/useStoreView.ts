// The view of the store in the browser's address, so that Back and links lead to it.
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { searchOf, viewIn, type StoreView } from "./store-view.ts";

export type ChangeStoreView = (change: Partial<StoreView>) => void;

export function useStoreView(): readonly [StoreView, ChangeStoreView] {
  const [params, setParams] = useSearchParams();
  const view = viewIn(params);
  // The address is rendered later than it changes: what comes between goes on from here, and is one step.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = viewIn(params);
  }, [params]);
  const change: ChangeStoreView = (wanted) => {
    const before = latest.current;
    // As the address will say it, which is cut where it is too long.
    const next = viewIn(new URLSearchParams(searchOf({ ...before, ...wanted })));
    if (searchOf(next) === searchOf(before)) return;
    latest.current = next;
    // Words that are still being typed are one step back, not one for each letter.
    setParams(searchOf(next), {
      replace: before.filter !== "" && wanted.filter !== undefined,
      preventScrollReset: true,
    });
  };
  return [view, change];
}
