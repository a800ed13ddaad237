// Gives the focus back when a dialog closes: to what opened it, or, when that is gone, to what is left near its place.
import { useRef, type FocusEvent } from "react";

const focusable = "input, select, textarea, button, a[href], [tabindex]";

const withParents = (element: HTMLElement | null): HTMLElement[] =>
  element ? [element, ...withParents(element.parentElement)] : [];

const takesFocus = (element: HTMLElement) => {
  element.focus();
  return document.activeElement === element;
};

export function useFocusReturn() {
  /** The opener and the elements around it, from the inside out. */
  const trail = useRef<HTMLElement[]>([]);

  // A dialog need not have a trigger: the focus returns to the element that had it before. If that element has left the
  // page, the next element that the focus comes from takes its place.
  const remember = ({ relatedTarget: from, currentTarget }: FocusEvent<HTMLElement>) => {
    if (
      from instanceof HTMLElement &&
      !currentTarget.contains(from) &&
      !trail.current[0]?.isConnected
    )
      trail.current = withParents(from);
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    trail.current
      .filter((place) => place.isConnected)
      .some((place) => [place, ...place.querySelectorAll<HTMLElement>(focusable)].some(takesFocus));
    trail.current = [];
  };
  return { remember, giveBack };
}
