// Takes back what a field began with when the form around is reset, as the browser's own fields do.
import { useEffect, type RefObject } from "react";

const native = "input, select, textarea";

/** `root` is or holds a native control, which knows its form; `restore` is called unless the page refuses the reset. */
export function useFormReset(root: RefObject<HTMLElement | null>, restore: () => void) {
  // After every render: the control may be another one.
  useEffect(() => {
    const { current } = root;
    const control = current?.matches(native) ? current : current?.querySelector(native);
    const page = control?.getRootNode();
    const reset = ({ target, defaultPrevented }: Event) => {
      const form = control && "form" in control && control.form;
      if (form === target && !defaultPrevented) restore();
    };
    // Not at the form: what the page does about it comes before.
    page?.addEventListener("reset", reset);
    return () => page?.removeEventListener("reset", reset);
  });
}
