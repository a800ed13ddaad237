// One region shows the toasts of a page, however many roots, bundles or providers there are.
import { useEffect, useMemo, type RefObject } from "react";
import { showingRegion, toastRegions } from "./toast-regions.ts";
import type { ToastApi } from "./useToast.ts";

/** `own` shows toasts in this region; what is answered shows them in the page's. */
export function useSharedToasts(own: ToastApi, region: RefObject<HTMLElement | null>): ToastApi {
  useEffect(() => {
    const all = toastRegions();
    const entry = { ...own, element: region.current as HTMLElement };
    all.push(entry);
    return () => void all.splice(all.indexOf(entry), 1);
  }, [own, region]);
  return useMemo(
    () => ({
      show: (message) => (showingRegion() ?? own).show(message),
      dismiss: (id) => [own, ...toastRegions()].forEach((shown) => shown.dismiss(id)),
    }),
    [own],
  );
}
