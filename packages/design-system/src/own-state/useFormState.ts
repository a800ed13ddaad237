// The state of a field: as every component's, and back to what it was at first when the form around is reset.
import { useRef, type RefObject } from "react";
import { useFormReset } from "./useFormReset.ts";
import { useOwnState } from "./useOwnState.ts";

/** As useOwnState; `root` is or holds a native control. A value that the page gives is the page's to reset. */
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
