// Stands inside of a modal dialog: makes the rest of the page inert and still, lets the toasts above it be reached, and keeps Tab in it.
import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { useLayoutEffect, useRef, useState } from "react";
import { toastRegions } from "../toast/toast-regions.ts";
import { goRound } from "./go-round.ts";
import { inertOthers, shadowsAround } from "./inert-others.ts";
import { lockScroll } from "./lock-scroll.ts";

/** Otherwise the dialog would take the focus back as soon as it goes there. */
function Reachable({ region }: { region: HTMLElement }) {
  // The dialog hears of what is in a shadow root only that it is in its host.
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
