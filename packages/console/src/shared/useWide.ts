// Whether the window has room for a second column beside a form.
import { useSyncExternalStore } from "react";
import { widthQuery, writtenWith } from "./seen.ts";

function watch(changed: () => void) {
  const width = widthQuery();
  width.addEventListener("change", changed);
  return () => width.removeEventListener("change", changed);
}

const isWide = () => widthQuery().matches;

export const useWide = (): boolean =>
  useSyncExternalStore(watch, isWide, () => writtenWith()?.isWide ?? isWide());
