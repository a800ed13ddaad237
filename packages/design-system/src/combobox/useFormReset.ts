// Takes back what was chosen at first when the form around is reset, as the browser's own fields do.
import { useEffect, useRef, type RefObject } from "react";

/** `root` holds a native field, which knows its form. */
export function useFormReset(root: RefObject<HTMLElement | null>, restore: () => void) {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    const form = root.current?.querySelector("input")?.form;
    const reset = () => latest.current();
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [root]);
}
