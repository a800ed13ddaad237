// The context that a LanyardProvider passes to the components inside it, with defaults for pages without one.
import { createContext, use, useSyncExternalStore } from "react";

export type Direction = "ltr" | "rtl";

export interface Environment {
  theme?: string | undefined;
  brand?: string | undefined;
  dir?: Direction | undefined;
  lang?: string | undefined;
  /** Element for the layers, also for nested providers. */
  container?: HTMLElement | undefined;
  /**
   * Element that menus, dialogs and other layers are rendered in: undefined for the end of the body, null until it is
   * created.
   */
  layers?: HTMLElement | null | undefined;
}

export const EnvironmentContext = createContext<Environment>({});

/** The element to render layers in; while it is null, nothing opens. */
export const useLayers = (): HTMLElement | null | undefined => use(EnvironmentContext).layers;

const ofPage = () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
};

/** The provider's text direction, or else the page's, which is observed for changes. */
export function useDirection(): Direction {
  const page = useSyncExternalStore(subscribe, ofPage, () => "ltr" as const);
  return use(EnvironmentContext).dir ?? page;
}
