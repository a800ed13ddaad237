// The page's reading direction, also when it changes while the page is open.
import { useSyncExternalStore } from "react";

const read = () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => observer.disconnect();
};

export const useDirection = () => useSyncExternalStore(subscribe, read, () => "ltr" as const);
