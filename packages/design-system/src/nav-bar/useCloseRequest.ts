// What a phone asks to close with: its Back closes what lies over the page, and stays on the page.
import { useEffect, useEffectEvent } from "react";

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Calls `onRequest` when the browser is asked to go back while `open`; where it cannot tell, Back leaves the page. */
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
