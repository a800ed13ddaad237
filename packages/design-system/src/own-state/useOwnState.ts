// A component's state: kept by itself, or by the page where that gives a value.
import { useCallback, useLayoutEffect, useRef, useState } from "react";

/**
 * `given` is the page's value, undefined where the component keeps its own, which is `first` to begin with. Returns the value
 * and what asks for another; `onChange` hears of it in either case, and a page may leave its value as it is.
 */
export function useOwnState<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [kept, keep] = useState(first);
  const value = given === undefined ? kept : given;
  const now = useRef({ given, value, onChange });
  useLayoutEffect(() => {
    now.current = { given, value, onChange };
  });
  const ask = useCallback((next: Value) => {
    const { current } = now;
    if (next === current.value) return;
    if (current.given === undefined) {
      // Asked for twice before it is drawn, the second has to differ from the first.
      current.value = next;
      keep(() => next);
    }
    current.onChange?.(next);
  }, []);
  return [value, ask] as const;
}
