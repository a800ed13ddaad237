// Where the focus goes: to a field, wherever its control is nested, or back to where it was.

const focusable =
  ":is(input, textarea, select, button, [tabindex]):not(:disabled, [type=hidden], [tabindex='-1'])";

/** Finds the field by its `data-field` attribute. */
export function focusField(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  if (!place) return;
  place.scrollIntoView({ block: "center" });
  (place.querySelector<HTMLElement>(focusable) ?? place).focus({ preventScroll: true });
}

let latest = 0;

/** Call it before an action that takes the focus away, and the function it returns after it: the focus goes back. */
export function keepFocus(): () => void {
  const held = document.activeElement;
  const turn = (latest += 1);
  return () =>
    // What was inert is within reach again after the next render.
    requestAnimationFrame(() => {
      // Who has begun something else meanwhile is put back by that.
      const isLost = turn === latest && document.activeElement === document.body;
      if (isLost && held instanceof HTMLElement) held.focus({ preventScroll: true });
    });
}
