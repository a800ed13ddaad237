// The view of the store, stored in the address, so that Back and links restore it.
import { useEffect, useRef } from "react";
import { toStoreSearch, parseStoreView, type StoreView } from "./store-view.ts";
import { useViewParams } from "../../components/list/useViewParams.ts";

export type ChangeStoreView = (change: Partial<StoreView>) => void;

export function useStoreView(): readonly [StoreView, ChangeStoreView] {
  const [params, setParams] = useViewParams();
  const view = parseStoreView(params);
  // React renders a new address later than it changes; a change in between has to build on the latest view.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = parseStoreView(params);
  }, [params]);
  const change: ChangeStoreView = (patch) => {
    const before = latest.current;
    // As the address will store it: text that is too long is cut.
    const next = parseStoreView(new URLSearchParams(toStoreSearch({ ...before, ...patch })));
    if (toStoreSearch(next) === toStoreSearch(before)) return;
    latest.current = next;
    // While a search is being typed, each letter replaces the history entry instead of adding one.
    setParams(toStoreSearch(next), {
      replace: before.filter !== "" && patch.filter !== undefined,
    });
  };
  return [view, change];
}
