// The view of the product list, stored in the address, so that Back and links restore it.
import { useEffect, useRef } from "react";
import { toProductsQuery, parseProductView, viewNames, type ProductView } from "./product-view.ts";
import { useViewParams } from "../../components/list/useViewParams.ts";

export type ChangeView = (change: Partial<ProductView>) => void;

export function useProductView(): readonly [ProductView, ChangeView] {
  const [params, setParams] = useViewParams();
  const view = parseProductView(params);
  // React renders a new address later than it changes; a change in between has to build on the latest view.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = parseProductView(params);
  }, [params]);
  const change: ChangeView = (patch) => {
    const before = latest.current;
    const next = { ...before, ...patch };
    const isSame = viewNames.every((key) => next[key] === before[key]);
    if (isSame) return;
    latest.current = next;
    // While a search is being typed, each letter replaces the history entry instead of adding one.
    setParams(toProductsQuery(next), {
      replace: before.search !== "" && patch.search !== undefined,
    });
  };
  return [view, change];
}
