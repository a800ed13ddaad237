// The elements inside an element that the Tab key reaches, in document order.

export const findTabStops = (surface: Element): HTMLElement[] =>
  [...surface.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
