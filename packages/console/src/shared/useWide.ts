// Whether the window has room for something beside a form: from the width that styles call `md`.
import { useSyncExternalStore } from "react";

const query = () => matchMedia("(min-width: 51.25rem)");

function watch(changed: () => void) {
  const width = query();
  width.addEventListener("change", changed);
  return () => width.removeEventListener("change", changed);
}

export const useWide = (): boolean => useSyncExternalStore(watch, () => query().matches);
