// Detects which field loses the focus: a field with several controls has no blur event of its own, and React fires none
// when the focused control is removed.

const findField = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;

/** Calls `onLeft` with the `data-field` of every field that the focus leaves; returns a function that stops it. */
export function watchFieldBlur(root: HTMLElement, onBlur: (field: string) => void): () => void {
  const onFocusOut = (event: FocusEvent) => {
    const { target, relatedTarget } = event;
    if (target === document.activeElement) {
      // A file dialog or another window has the focus: the field is not left, so React must not get a blur event
      // either.
      event.stopPropagation();
      return;
    }
    const element = findField(target);
    const field = element?.dataset["field"];
    if (field && findField(relatedTarget) !== element) onBlur(field);
  };
  root.addEventListener("focusout", onFocusOut);
  return () => root.removeEventListener("focusout", onFocusOut);
}
