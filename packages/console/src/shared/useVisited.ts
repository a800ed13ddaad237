// Which fields somebody has been in: only those say what is wrong with them.
import { useCallback, useState } from "react";

const fieldAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;

/** Fields are elements with a `data-field` attribute; `within` is the ref of the form around them. */
export function useVisited() {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const visit = useCallback(
    (field: string) => setVisited((all) => (all.has(field) ? all : new Set(all).add(field))),
    [],
  );
  const within = useCallback(
    (form: HTMLElement | null) => {
      const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
        // A file dialog or another window takes the focus without anybody leaving the field.
        if (target === document.activeElement) return;
        const left = fieldAt(target);
        const field = left?.dataset["field"];
        if (field && fieldAt(relatedTarget) !== left) visit(field);
      };
      form?.addEventListener("focusout", onFocusOut);
      return () => form?.removeEventListener("focusout", onFocusOut);
    },
    [visit],
  );
  return { visited, visit, within, forget: () => setVisited(new Set()) };
}
