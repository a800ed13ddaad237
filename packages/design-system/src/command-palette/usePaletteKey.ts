// Opens and closes the palette with Ctrl+K or ⌘K, wherever the focus is.
import { useLayoutEffect, useRef } from "react";

export function usePaletteKey(on: boolean, toggle: () => void) {
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  // The key may be pressed as soon as the page shows.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
      // In some browsers it goes to the address bar.
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [on]);
}
