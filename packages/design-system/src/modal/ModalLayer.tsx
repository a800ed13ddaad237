// Rendered inside a modal dialog: makes the rest of the page inert and unscrollable, keeps toasts reachable, and traps
// Tab.
import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { useLayoutEffect, useRef, useState } from "react";
import { toastRegions } from "../toast/toast-regions.ts";
import { goRound } from "./go-round.ts";
import { inertOthers, shadowsAround } from "./inert-others.ts";
import { lockScroll } from "./lock-scroll.ts";

/** Adds a toast region to the dialog's focus scope, which would otherwise take the focus back from it. */
function Reachable({ region }: { region: HTMLElement }) {
  // For a region in a shadow root, events reach the dialog's focus scope with the outermost host as their target.
  useFocusScopeBranch((shadowsAround(region).at(-1)?.host as HTMLElement | undefined) ?? region);
  return null;
}

export function ModalLayer() {
  const place = useRef<HTMLSpanElement>(null);
  const [regions] = useState(() => toastRegions().map(({ element }) => element));

  useLayoutEffect(() => {
    const dialog = place.current?.closest<HTMLElement>("[role]");
    if (!dialog) return undefined;
    const root = dialog.getRootNode() as ParentNode;
    const undo = [
      lockScroll(),
      inertOthers([dialog, ...root.querySelectorAll("[data-slot$=backdrop]"), ...regions]),
      goRound(dialog),
    ];
    return () => undo.forEach((act) => act());
  }, [regions]);
  return (
    <>
      <span ref={place} hidden />
      {regions.map((region, index) => (
        <Reachable key={index} region={region} />
      ))}
    </>
  );
}
