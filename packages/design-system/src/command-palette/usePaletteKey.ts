// Opens and closes the palette with Ctrl+K or ⌘K, wherever the focus is.
import { useLayoutEffect, useRef } from "react";

export function usePaletteKey(enabled: boolean, toggle: () => void) {
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  // In a layout effect, so that the shortcut works as soon as the page is painted.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
      // In some browsers the shortcut moves the focus to the address bar.
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [enabled]);
}
