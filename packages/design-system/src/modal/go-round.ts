// Tab goes round in a dialog that stands in a shadow root: Radix asks the document what has the focus, and hears of the root's host.
import { tabStopsOf } from "../focus/tab-stops.ts";

/** Returns how to undo it. */
export const goRound = (dialog: HTMLElement): (() => void) => {
  const listening = new AbortController();
  const go = (event: KeyboardEvent) => {
    const { key, shiftKey, defaultPrevented } = event;
    if (key !== "Tab" || defaultPrevented) return;
    const stops = tabStopsOf(dialog);
    const [target] = event.composedPath();
    if (target !== stops.at(shiftKey ? 0 : -1) && target !== dialog) return;
    event.preventDefault();
    stops.at(shiftKey ? -1 : 0)?.focus();
  };
  // On the window, after what lies above the dialog has had its say.
  if (dialog.getRootNode() instanceof ShadowRoot)
    window.addEventListener("keydown", go, { signal: listening.signal });
  return () => listening.abort();
};
