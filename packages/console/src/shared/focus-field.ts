// Brings a field into sight and gives it the focus, wherever its control is nested.

const focusable =
  ":is(input, textarea, select, button, [tabindex]):not(:disabled, [type=hidden], [tabindex='-1'])";

/** Finds the field by its `data-field` attribute. */
export function focusField(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  if (!place) return;
  place.scrollIntoView({ block: "center" });
  (place.querySelector<HTMLElement>(focusable) ?? place).focus({ preventScroll: true });
}
