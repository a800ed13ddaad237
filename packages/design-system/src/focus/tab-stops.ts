// Where the Tab key stops within an element.

export const tabStopsOf = (surface: Element): HTMLElement[] =>
  [...surface.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
