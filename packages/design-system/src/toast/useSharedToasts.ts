// One region shows the toasts of a page, however many roots, bundles or providers there are: the one that came first.
import { useEffect, useMemo } from "react";
import type { ToastApi } from "./useToast.ts";

/** The same for every copy of this module. */
const key = Symbol.for("lanyard.toasts");

const regions = (): ToastApi[] => {
  const known: unknown = Reflect.get(document, key);
  if (Array.isArray(known)) return known as ToastApi[];
  const none: ToastApi[] = [];
  Reflect.set(document, key, none);
  return none;
};

/** `own` shows toasts in this region; what is answered shows them in the page's. */
export function useSharedToasts(own: ToastApi): ToastApi {
  useEffect(() => {
    const all = regions();
    all.push(own);
    return () => void all.splice(all.indexOf(own), 1);
  }, [own]);
  return useMemo(() => {
    const first = () => regions()[0] ?? own;
    return {
      show: (message) => first().show(message),
      dismiss: (id) => first().dismiss(id),
    };
  }, [own]);
}
