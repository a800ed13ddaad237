// Whether the window has room for a second column beside a form.
import { use, useSyncExternalStore } from "react";
import { widthQuery } from "../../auth/client-hints.ts";
import { EnvironmentContext } from "./environment.ts";

function watch(changed: () => void) {
  const width = widthQuery();
  width.addEventListener("change", changed);
  return () => width.removeEventListener("change", changed);
}

const isWide = () => widthQuery().matches;

export function useWide(): boolean {
  const { isWide: isRenderedWide } = use(EnvironmentContext);
  return useSyncExternalStore(watch, isWide, () => isRenderedWide ?? isWide());
}
