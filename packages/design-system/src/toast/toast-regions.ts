// All toast regions of a page, from any number of React roots, bundles and providers, and the one that shows messages.
import type { ToastApi } from "./useToast.ts";

export interface ToastRegion extends ToastApi {
  element: HTMLElement;
}

/** A registered symbol, so that all copies of this module share it. */
const key = Symbol.for("lanyard.toasts");

/** The regions in the order in which they mounted. */
export const toastRegions = (): ToastRegion[] => {
  const regions: unknown = Reflect.get(document, key);
  if (Array.isArray(regions)) return regions as ToastRegion[];
  const none: ToastRegion[] = [];
  Reflect.set(document, key, none);
  return none;
};

/** The region in an open native dialog, which may make everything outside inert, or else the first one. */
export const showingRegion = (): ToastRegion | undefined => {
  const all = toastRegions();
  return all.find(({ element }) => element.closest("dialog[open]")) ?? all[0];
};
