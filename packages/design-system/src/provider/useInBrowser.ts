// Whether the component renders in a browser, for styles that a strict Content-Security-Policy refuses in
// server-rendered HTML but allows from scripts.
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
