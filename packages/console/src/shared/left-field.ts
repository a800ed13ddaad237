// Which field somebody leaves: fields of several controls have no blur of their own, and React tells of none when the
// control that has the focus goes away.

const fieldAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;

/** Calls back with the `data-field` of every field within that the focus goes out of, until what it returns is called. */
export function watchLeftFields(within: HTMLElement, onLeft: (field: string) => void): () => void {
  const onFocusOut = (event: FocusEvent) => {
    const { target, relatedTarget } = event;
    if (target === document.activeElement) {
      // A file dialog or another window takes the focus without anybody leaving the field: React's blur is none either.
      event.stopPropagation();
      return;
    }
    const left = fieldAt(target);
    const field = left?.dataset["field"];
    if (field && fieldAt(relatedTarget) !== left) onLeft(field);
  };
  within.addEventListener("focusout", onFocusOut);
  return () => within.removeEventListener("focusout", onFocusOut);
}
