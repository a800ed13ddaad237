// Moves the focus when the focused element is removed from the page: to the same place in a sibling, or to an element
// around it.

const focusable = "input, select, textarea, button, a[href], [tabindex]";

/** Elements that take the focus themselves if nothing inside can; moving it further out would leave the context. */
const whole =
  "main, section, article, form, table, [role=region], [role=dialog], [role=alertdialog], [data-slot=data-table]";

const wholeList = "[data-slot=data-table]";
const anyList = "table, ul, ol, [role=table], [role=grid], [role=list]";

/** A focused element or one of its ancestors, and its siblings. */
interface Place {
  element: HTMLElement;
  /** The following siblings, then the preceding ones, nearest first. */
  beside: readonly Element[];
  /** Child indexes that lead from `element` to the focused element. */
  path: readonly number[];
}
export type Places = readonly Place[];

const getFocused = (root: Node) => (root as Document | ShadowRoot).activeElement ?? null;

/**
 * Toasts are over the page wherever they are in the DOM, so they are near nothing; there, Escape would close a toast.
 */
const isOnToasts = (element: Element | undefined) =>
  element?.closest("[data-slot=toast-region]") != null;

const takesFocus = (element: Element | undefined, options?: FocusOptions) => {
  if (!(element instanceof HTMLElement) || isOnToasts(element)) return false;
  element.focus(options);
  return getFocused(element.getRootNode()) === element;
};

/** The element and its ancestors, from the inside out, up to `last`. */
export const placesAround = (element: HTMLElement, last?: Element): Places => {
  const places: Place[] = [];
  let path: number[] = [];
  for (
    let current: HTMLElement | null = element;
    current && current !== document.body && current !== document.documentElement;
    current = current.parentElement
  ) {
    const siblings = [...(current.parentElement?.children ?? [current])];
    const index = siblings.indexOf(current);
    places.push({
      element: current,
      beside: [...siblings.slice(index + 1), ...siblings.slice(0, index).toReversed()],
      path,
    });
    if (current === last) break;
    path = [index, ...path];
  }
  return places;
};

const followPath = (element: Element, path: readonly number[]) =>
  path.reduce<Element | undefined>((current, index) => current?.children[index], element);

const takeWhole = (element: HTMLElement, options?: FocusOptions) => {
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  return takesFocus(element, options);
};

/** Does not scroll, because the browser would scroll to the top of an element as tall as the page. */
export const focusMain = () => {
  const main = document.querySelector<HTMLElement>("main");
  const still = { preventScroll: true };
  if (main && !takesFocus(main, still)) takeWhole(main, still);
};

/**
 * Focuses the innermost remaining element; if a row was removed, the element at the same place in a neighbouring row.
 */
export const focusNear = (places: Places) => {
  const remaining = places.filter(({ element }) => element.isConnected);
  const isTaken = places.some(({ element, beside, path }) =>
    element.isConnected
      ? [element, ...element.querySelectorAll(focusable)].some((one) => takesFocus(one)) ||
        (element.matches(whole) && takeWhole(element))
      : beside
          .filter((next) => next.isConnected)
          .some((next) =>
            [followPath(next, path), ...next.querySelectorAll(focusable)].some((one) =>
              takesFocus(one),
            ),
          ),
  );
  if (!isTaken && remaining[0]) takeWhole(remaining[0].element);
};

/**
 * Until the focus moves elsewhere, watches whether the element is removed, e.g. with its row, and then keeps the focus
 * in the list.
 */
export const keepFocusNear = (element: HTMLElement) => {
  const root = element.getRootNode();
  // Only within a list: when the whole page changes, the page decides where the focus goes.
  const list = element.closest(wholeList) ?? element.closest(anyList);
  if (!list) return;
  const places = placesAround(element, list);
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    const focused = getFocused(root);
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
