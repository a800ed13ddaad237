// Gives the focus back when a dialog closes: to what opened it, or, when that is gone, to what is left near its place.
import { useRef, type FocusEvent } from "react";
import {
  focusMain,
  focusNear,
  keepFocusNear,
  placesAround,
  type Places,
} from "../focus/focus-near.ts";

/** A popover closes when the dialog takes the focus: then its button is what is left of the place. */
const placesOf = (element: HTMLElement): Places => {
  const surface = element.closest("[data-slot=popover]");
  const root = element.getRootNode() as Document | ShadowRoot;
  const button = surface && root.querySelector<HTMLElement>(`[aria-controls="${surface.id}"]`);
  return button
    ? [...placesAround(element, surface), ...placesAround(button)]
    : placesAround(element);
};

export function useFocusReturn() {
  /** The opener and the elements around it. */
  const opener = useRef<Places>([]);

  // A dialog need not have a trigger: the focus returns to the element that had it before. If that element has left the
  // page, the next element that the focus comes from takes its place.
  const remember = ({ relatedTarget: from, currentTarget }: FocusEvent<HTMLElement>) => {
    if (
      from instanceof HTMLElement &&
      !currentTarget.contains(from) &&
      !opener.current[0]?.element.isConnected
    )
      opener.current = placesOf(from);
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    const places = opener.current;
    opener.current = [];
    if (places.length > 0) focusNear(places);
    // Nothing had the focus, as after the page was opened: the keyboard goes on in the content.
    else focusMain();
    // What was confirmed may take the opener away a moment later, when a server has answered.
    const element = places[0]?.element;
    if (element?.isConnected) keepFocusNear(element);
  };
  return { remember, giveBack };
}
