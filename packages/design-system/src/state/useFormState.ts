// The state of a field: like useControllableState, and restored to its initial value when the form is reset.
import { useRef, type RefObject } from "react";
import { useFormReset } from "./useFormReset.ts";
import { useControllableState } from "./useControllableState.ts";

/** `root` is or contains a native control. A controlled value is not reset here: the page has to do it. */
export function useFormState<Value>(
  root: RefObject<HTMLElement | null>,
  controlled: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [value, ask] = useControllableState(controlled, first, onChange);
  const initial = useRef(first);
  useFormReset(root, () => {
    if (controlled === undefined) ask(initial.current);
  });
  return [value, ask] as const;
}
