// Shares one region among all React roots, bundles and providers of a page.
import { useEffect, useMemo, type RefObject } from "react";
import { showingRegion, toastRegions } from "./toast-regions.ts";
import type { ToastApi } from "./useToast.ts";

/** `local` shows toasts in this provider's region; the returned API shows them in the page's shared one. */
export function useSharedToasts(local: ToastApi, region: RefObject<HTMLElement | null>): ToastApi {
  useEffect(() => {
    const all = toastRegions();
    const entry = { ...local, element: region.current as HTMLElement };
    all.push(entry);
    return () => void all.splice(all.indexOf(entry), 1);
  }, [local, region]);
  return useMemo(
    () => ({
      show: (message) => (showingRegion() ?? local).show(message),
      dismiss: (id) => [local, ...toastRegions()].forEach((target) => target.dismiss(id)),
    }),
    [local],
  );
}
