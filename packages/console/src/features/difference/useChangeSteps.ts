// Steps to the next and the previous change: by buttons, and by the keys N and P when single-key shortcuts are on and
// the focus is in no text field.
import { useEffect, useEffectEvent, type RefObject } from "react";
import { singleKeys } from "../../auth/storage.ts";
import { toStroke } from "../../components/keys/strokes.ts";

/** Elements that mark a change. */
const marks = "[data-change], ins, del, li[data-state], tr[data-state]";
const isSame = (mark: Element) => mark.getAttribute("data-state") === "same";

/**
 * The elements to stop at, in document order. Of adjacent changes with nothing unchanged in between, only the first
 * counts.
 */
export function findStops(root: ParentNode): HTMLElement[] {
  const stops: HTMLElement[] = [];
  let last: Element | undefined;
  for (const mark of root.querySelectorAll<HTMLElement>(marks)) {
    if (isSame(mark)) continue;
    const isContinued =
      last !== undefined &&
      (last.contains(mark) ||
        (mark.matches("ins, del, tr") && mark.previousSibling === last) ||
        (mark.matches("tr") && isNextRow(last, mark)));
    if (!isContinued) stops.push(mark);
    last = last?.contains(mark) ? last : mark;
  }
  return stops.filter((stop) => stop.checkVisibility?.() ?? true);
}

/** Whether `row` begins a block of lines directly after the block that `last` ends. */
const isNextRow = (last: Element, row: Element) =>
  row.previousSibling === null &&
  row.parentElement?.previousElementSibling?.lastElementChild === last;

/** The stop after or before the current position. */
export function nextStop(
  stops: readonly HTMLElement[],
  here: Node | null,
  delta: 1 | -1,
): HTMLElement | undefined {
  if (!here) return stops.at(delta === 1 ? 0 : -1);
  const direction =
    delta === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beyond = stops.filter(
    (stop) =>
      stop !== here &&
      (here.compareDocumentPosition(stop) & direction) !== 0 &&
      !stop.contains(here),
  );
  return beyond.at(delta === 1 ? 0 : -1);
}

export function useChangeSteps(root: RefObject<HTMLElement | null>) {
  const step = (delta: 1 | -1) => {
    const place = root.current;
    if (!place) return;
    const { activeElement: active } = document;
    const isWithin = active !== null && place.contains(active) && !active.closest("[data-steps]");
    const current = isWithin ? active : place.querySelector("[data-at]");
    const stop = nextStop(findStops(place), current, delta);
    if (!stop) return;
    place.querySelector("[data-at]")?.removeAttribute("data-at");
    stop.dataset["at"] = "";
    // Focusable by script, but not part of the Tab order.
    if (!stop.hasAttribute("tabindex")) stop.tabIndex = -1;
    stop.focus({ preventScroll: true });
    stop.scrollIntoView({ block: "center" });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const stroke = singleKeys.get() ? toStroke(event) : undefined;
    if (stroke === "n") step(1);
    if (stroke === "p") step(-1);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return step;
}
