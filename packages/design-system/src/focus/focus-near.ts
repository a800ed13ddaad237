// Where the focus goes when the element that had it leaves the page: to the same place beside it, or to what is left around it.

const focusable = "input, select, textarea, button, a[href], [tabindex]";

/** Takes the focus itself when nothing in it can: further out is another matter. */
const whole =
  "main, section, article, form, table, [role=region], [role=dialog], [role=alertdialog], [data-slot=data-table]";

const wholeList = "[data-slot=data-table]";
const anyList = "table, ul, ol, [role=table], [role=grid], [role=list]";

/** An element that had the focus, or one around it, and what stood beside that. */
interface Place {
  element: HTMLElement;
  /** The next ones, then those before, the nearest first. */
  beside: readonly Element[];
  /** Where the element that had the focus is in it, from child to child. */
  path: readonly number[];
}
export type Places = readonly Place[];

const focusedIn = (root: Node) => (root as Document | ShadowRoot).activeElement ?? null;

/** Lies over the page wherever it stands in it: near to nothing, and Escape closes a message there. */
const isOnToasts = (element: Element | undefined) =>
  element?.closest("[data-slot=toast-region]") != null;

const takesFocus = (element: Element | undefined, options?: FocusOptions) => {
  if (!(element instanceof HTMLElement) || isOnToasts(element)) return false;
  element.focus(options);
  return focusedIn(element.getRootNode()) === element;
};

/** The element and all around it, from the inside out, up to `last`. */
export const placesAround = (element: HTMLElement, last?: Element): Places => {
  const places: Place[] = [];
  let path: number[] = [];
  for (
    let at: HTMLElement | null = element;
    at && at !== document.body && at !== document.documentElement;
    at = at.parentElement
  ) {
    const siblings = [...(at.parentElement?.children ?? [at])];
    const index = siblings.indexOf(at);
    places.push({
      element: at,
      beside: [...siblings.slice(index + 1), ...siblings.slice(0, index).toReversed()],
      path,
    });
    if (at === last) break;
    path = [index, ...path];
  }
  return places;
};

const within = (element: Element, path: readonly number[]) =>
  path.reduce<Element | undefined>((at, index) => at?.children[index], element);

const takeWhole = (element: HTMLElement, options?: FocusOptions) => {
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  return takesFocus(element, options);
};

/** The page stays where it is: of what is as high as the page, a browser would scroll the top into sight. */
export const focusMain = () => {
  const main = document.querySelector<HTMLElement>("main");
  const still = { preventScroll: true };
  if (main && !takesFocus(main, still)) takeWhole(main, still);
};

/** To the innermost element that is still there; of a row that is gone, to the same place in the next one. */
export const focusNear = (places: Places) => {
  const left = places.filter(({ element }) => element.isConnected);
  const isTaken = places.some(({ element, beside, path }) =>
    element.isConnected
      ? [element, ...element.querySelectorAll(focusable)].some((one) => takesFocus(one)) ||
        (element.matches(whole) && takeWhole(element))
      : beside
          .filter((next) => next.isConnected)
          .some((next) =>
            [within(next, path), ...next.querySelectorAll(focusable)].some((one) =>
              takesFocus(one),
            ),
          ),
  );
  if (!isTaken && left[0]) takeWhole(left[0].element);
};

/** Until the focus goes elsewhere: when the element's row leaves its list with it, hands it on within the list. */
export const keepFocusNear = (element: HTMLElement) => {
  const root = element.getRootNode();
  // When the whole page changes, the page decides.
  const list = element.closest(wholeList) ?? element.closest(anyList);
  if (!list) return;
  const places = placesAround(element, list);
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    const focused = focusedIn(root);
    if (!focused || focused === document.body) focusNear(places);
  });
  const leave = (event: Event) => {
    if (event.target !== element) stop();
  };
  const stop = () => {
    observer.disconnect();
    root.removeEventListener("focusin", leave);
    root.removeEventListener("pointerdown", leave);
  };
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", leave);
  root.addEventListener("pointerdown", leave);
};
