// The state of a field: like useOwnState, and restored to its initial value when the form is reset.
import { useRef, type RefObject } from "react";
import { useFormReset } from "./useFormReset.ts";
import { useOwnState } from "./useOwnState.ts";

/** `root` is or contains a native control. A controlled value is not reset here: the page has to do it. */
export function useFormState<Value>(
  root: RefObject<HTMLElement | null>,
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [value, ask] = useOwnState(given, first, onChange);
  const atFirst = useRef(first);
  useFormReset(root, () => {
    if (given === undefined) ask(atFirst.current);
  });
  return [value, ask] as const;
}
