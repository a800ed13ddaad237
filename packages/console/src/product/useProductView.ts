// The view of the product list in the browser's address, so that Back and links lead to it.
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { queryOf, viewIn, viewNames, type ProductView } from "./product-view.ts";

export type ChangeView = (change: Partial<ProductView>) => void;

export function useProductView(): readonly [ProductView, ChangeView] {
  const [params, setParams] = useSearchParams();
  const view = viewIn(params);
  // The address is rendered later than it changes: what comes between goes on from here, and is one step.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = viewIn(params);
  }, [params]);
  const change: ChangeView = (wanted) => {
    const before = latest.current;
    const next = { ...before, ...wanted };
    const isSame = viewNames.every((key) => next[key] === before[key]);
    if (isSame) return;
    latest.current = next;
    // Words that are still being typed are one step back, not one for each letter.
    setParams(queryOf(next), { replace: before.search !== "" && wanted.search !== undefined });
  };
  return [view, change];
}
