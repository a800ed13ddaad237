// Makes the place where a provider's menus and dialogs stand: at the end of the body, or of the dialog or shadow root it is in.
import { useCallback, useLayoutEffect, useState } from "react";
import type { Surroundings } from "./surroundings.ts";

const endOf = (element: Element): Element | ShadowRoot => {
  // A browser's own modal dialog lies above all else, and lets nothing else be reached.
  const dialog = element.closest("dialog");
  if (dialog) return dialog;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document.body;
};

/** `ref` belongs on the provider's own element; `layers` is `null` until the place is there. */
export function useOwnLayers(
  container: HTMLElement | undefined,
  { theme, brand, dir, lang }: Surroundings,
) {
  const [layers, setLayers] = useState<HTMLElement | null>(null);

  const ref = useCallback(
    (root: HTMLElement) => {
      const place = document.createElement("div");
      place.dataset["slot"] = "layers";
      // No box of its own: whatever the page says of such an element changes nothing.
      place.style.display = "contents";
      (container ?? endOf(root)).append(place);
      setLayers(place);
      return () => {
        place.remove();
        setLayers(null);
      };
    },
    [container],
  );

  useLayoutEffect(() => {
    const attributes = { "data-theme": theme, "data-brand": brand, dir, lang };
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) layers?.removeAttribute(name);
      else layers?.setAttribute(name, value);
  }, [layers, theme, brand, dir, lang]);

  return { ref, layers };
}
