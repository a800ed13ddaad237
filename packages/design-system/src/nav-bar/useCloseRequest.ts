// Lets the Back gesture of a phone close an open panel instead of leaving the page.
import { useEffect, useEffectEvent } from "react";

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Calls `onRequest` when the user goes back while `open`; in browsers without CloseWatcher, Back leaves the page. */
export function useCloseRequest(open: boolean, onRequest: () => void) {
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => request());
    return () => watcher.destroy();
  }, [open]);
}
