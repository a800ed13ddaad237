// Returns the focus when a dialog closes: to the element that had it before, or, if that is gone, to what is left near
// it.
import { useRef, type FocusEvent } from "react";
import {
  focusMain,
  focusNear,
  keepFocusNear,
  placesAround,
  type Places,
} from "../focus/focus-near.ts";

/** A popover closes when a dialog takes its focus, so the places end with those around the popover's button. */
const findPlaces = (element: HTMLElement): Places => {
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

  // A dialog may have no trigger, so the focus returns to the element that had it before. If that element has left the
  // page, the next element that loses the focus to the dialog takes its place.
  const remember = ({ relatedTarget: source, currentTarget }: FocusEvent<HTMLElement>) => {
    if (
      source instanceof HTMLElement &&
      !currentTarget.contains(source) &&
      !opener.current[0]?.element.isConnected
    )
      opener.current = findPlaces(source);
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    const places = opener.current;
    opener.current = [];
    if (places.length > 0) focusNear(places);
    // Nothing had the focus, e.g. right after the page loaded, so the keyboard continues in the main content.
    else focusMain();
    // The confirmed action may remove the opener later, when the server has responded.
    const element = places[0]?.element;
    if (element?.isConnected) keepFocusNear(element);
  };
  return { remember, giveBack };
}
