// The regions of toasts of a page, however many roots, bundles and providers there are, and which of them shows the messages.
import type { ToastApi } from "./useToast.ts";

export interface ToastRegion extends ToastApi {
  element: HTMLElement;
}

/** The same for every copy of this module. */
const key = Symbol.for("lanyard.toasts");

/** In the order in which they came. */
export const toastRegions = (): ToastRegion[] => {
  const known: unknown = Reflect.get(document, key);
  if (Array.isArray(known)) return known as ToastRegion[];
  const none: ToastRegion[] = [];
  Reflect.set(document, key, none);
  return none;
};

/** The first one; of a browser's own dialog, which may let nothing outside be reached, the one in it. */
export const showingRegion = (): ToastRegion | undefined => {
  const all = toastRegions();
  return all.find(({ element }) => element.closest("dialog[open]")) ?? all[0];
};
