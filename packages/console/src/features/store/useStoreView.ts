// The view of the store, stored in the address, so that Back and links restore it.
import { useEffect, useRef } from "react";
import { searchOf, viewIn, type StoreView } from "./store-view.ts";
import { useViewParams } from "../../components/list/useViewParams.ts";

export type ChangeStoreView = (change: Partial<StoreView>) => void;

export function useStoreView(): readonly [StoreView, ChangeStoreView] {
  const [params, setParams] = useViewParams();
  const view = viewIn(params);
  // React renders a new address later than it changes; a change in between has to build on the latest view.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = viewIn(params);
  }, [params]);
  const change: ChangeStoreView = (wanted) => {
    const before = latest.current;
    // As the address will store it: text that is too long is cut.
    const next = viewIn(new URLSearchParams(searchOf({ ...before, ...wanted })));
    if (searchOf(next) === searchOf(before)) return;
    latest.current = next;
    // While a search is being typed, each letter replaces the history entry instead of adding one.
    setParams(searchOf(next), {
      replace: before.filter !== "" && wanted.filter !== undefined,
    });
  };
  return [view, change];
}
