// Whether a browser renders: for styles that a strict policy refuses in the HTML of a server, and allows from a script.
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
