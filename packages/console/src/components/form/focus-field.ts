// Moves the focus: to the control of a field, or back to where it was before an action.

export const focusable =
  ":is(input, textarea, select, button, [tabindex]):not(:disabled, [type=hidden], [tabindex='-1'])";

/** Finds the field by its `data-field` attribute. */
export function focusField(field: string): void {
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  if (!element) return;
  element.scrollIntoView({ block: "center" });
  (element.querySelector<HTMLElement>(focusable) ?? element).focus({ preventScroll: true });
}

const actions = new EventTarget();

/** Call it before an action that loses the focus, and the returned function after it to restore the focus. */
export function keepFocus(): () => void {
  const focused = document.activeElement;
  let isLatest = true;
  actions.dispatchEvent(new Event("action"));
  actions.addEventListener("action", () => (isLatest = false), { once: true });
  return () =>
    // After the next render, when the form is no longer inert.
    requestAnimationFrame(() => {
      // If another action has started meanwhile, that one restores the focus.
      const isLost = isLatest && document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    });
}
