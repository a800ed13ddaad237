// Creates the element that a provider's menus and dialogs render in: at the end of the body, or of the surrounding
// dialog or shadow root.
import { useCallback, useLayoutEffect, useState } from "react";
import type { Environment } from "./environment.ts";

const findLayerParent = (element: Element): Element | ShadowRoot => {
  // A native modal dialog is above everything else and makes the rest of the page inert.
  const dialog = element.closest("dialog");
  if (dialog) return dialog;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document.body;
};

/** `ref` goes to the provider's root element; `layers` is null until the element is created. */
export function useLayerRoot(
  container: HTMLElement | undefined,
  { theme, brand, dir, lang }: Environment,
) {
  const [layers, setLayers] = useState<HTMLElement | null>(null);

  const ref = useCallback(
    (root: HTMLElement) => {
      const place = document.createElement("div");
      place.dataset["slot"] = "layers";
      // `display: contents` removes its box, so that the page's own styles for a `div` have no effect.
      place.style.display = "contents";
      (container ?? findLayerParent(root)).append(place);
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
