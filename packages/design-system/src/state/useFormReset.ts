// Restores a field's initial state when its form is reset, as native fields do.
import { useEffect, type RefObject } from "react";

const native = "input, select, textarea";

/**
 * `root` is or contains a native control, which knows its form; `restore` is not called when the page prevents the
 * reset.
 */
export function useFormReset(root: RefObject<HTMLElement | null>, restore: () => void) {
  // No dependency list, because the control may be another one after any render.
  useEffect(() => {
    const { current } = root;
    const control = current?.matches(native) ? current : current?.querySelector(native);
    const page = control?.getRootNode();
    const reset = ({ target, defaultPrevented }: Event) => {
      const form = control && "form" in control && control.form;
      if (form === target && !defaultPrevented) restore();
    };
    // Listens on the root, not on the form, so that the page's own handlers run first.
    page?.addEventListener("reset", reset);
    return () => page?.removeEventListener("reset", reset);
  });
}
