// Loops Tab inside a dialog in a shadow root, where Radix only sees the shadow host as the document's active element.
import { findTabStops } from "../focus/tab-stops.ts";

/** Returns a function that removes the listener. */
export const goRound = (dialog: HTMLElement): (() => void) => {
  const listening = new AbortController();
  const go = (event: KeyboardEvent) => {
    const { key, shiftKey, defaultPrevented } = event;
    if (key !== "Tab" || defaultPrevented) return;
    const stops = findTabStops(dialog);
    const [target] = event.composedPath();
    if (target !== stops.at(shiftKey ? 0 : -1) && target !== dialog) return;
    event.preventDefault();
    stops.at(shiftKey ? -1 : 0)?.focus();
  };
  // On the window, so that layers above the dialog handle the key first.
  if (dialog.getRootNode() instanceof ShadowRoot)
    window.addEventListener("keydown", go, { signal: listening.signal });
  return () => listening.abort();
};
