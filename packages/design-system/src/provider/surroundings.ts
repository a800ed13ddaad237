// What a LanyardProvider says to the components below it, and what holds without one.
import { createContext, use, useSyncExternalStore } from "react";

export type Direction = "ltr" | "rtl";

export interface Surroundings {
  theme?: string | undefined;
  brand?: string | undefined;
  dir?: Direction | undefined;
  lang?: string | undefined;
  /** What the layers stand in, for providers further in. */
  container?: HTMLElement | undefined;
  /** Where menus, dialogs and the like stand: `undefined` at the end of the body, `null` as long as the place is being made. */
  layers?: HTMLElement | null | undefined;
}

export const SurroundingsContext = createContext<Surroundings>({});

/** Where what opens over the page stands; while it is `null` nothing opens. */
export const useLayers = (): HTMLElement | null | undefined => use(SurroundingsContext).layers;

const ofPage = () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
};

/** The provider's reading direction, or the page's, also when it changes while the page is open. */
export function useDirection(): Direction {
  const page = useSyncExternalStore(subscribe, ofPage, () => "ltr" as const);
  return use(SurroundingsContext).dir ?? page;
}
