// Stands inside of a modal dialog: makes the rest of the page inert and still, and lets the toasts above it be reached.
import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { useLayoutEffect, useRef, useState } from "react";
import { useLayers } from "../provider/surroundings.ts";
import { inertOthers } from "./inert-others.ts";
import { lockScroll } from "./lock-scroll.ts";

const toastRegions = "[data-slot=toast-region]";

export function ModalLayer() {
  const place = useRef<HTMLSpanElement>(null);
  const layers = useLayers();
  const [toasts] = useState(
    () =>
      [layers?.getRootNode(), document]
        .map((root) =>
          root instanceof DocumentFragment || root instanceof Document
            ? root.querySelector<HTMLElement>(toastRegions)
            : null,
        )
        .find((region) => region !== null) ?? null,
  );
  // Otherwise the dialog would take the focus back as soon as it goes to a toast.
  useFocusScopeBranch(toasts);

  useLayoutEffect(() => {
    const dialog = place.current?.closest("[role]");
    if (!dialog) return undefined;
    const root = dialog.getRootNode() as ParentNode;
    const undo = [
      lockScroll(),
      inertOthers([
        dialog,
        ...root.querySelectorAll(`[data-slot$=backdrop], ${toastRegions}`),
        ...document.querySelectorAll(toastRegions),
      ]),
    ];
    return () => undo.forEach((act) => act());
  }, []);
  return <span ref={place} hidden />;
}
