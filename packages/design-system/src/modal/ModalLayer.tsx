// Stands inside of a modal dialog: makes the rest of the page inert, and lets the toasts above it be reached.
import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { useLayoutEffect, useRef, useState } from "react";
import { inertOthers } from "./inert-others.ts";

export function ModalLayer() {
  const place = useRef<HTMLSpanElement>(null);
  const [toasts] = useState(() => document.querySelector<HTMLElement>("[data-slot=toast-region]"));
  // Otherwise the dialog would take the focus back as soon as it goes to a toast.
  useFocusScopeBranch(toasts);

  useLayoutEffect(() => {
    const dialog = place.current?.closest("[role]");
    if (!dialog) return undefined;
    return inertOthers([
      dialog,
      ...document.querySelectorAll("[data-slot$=backdrop], [data-slot=toast-region]"),
    ]);
  }, []);
  return <span ref={place} hidden />;
}
