// The state of a component, which the page may control.
import { useCallback, useLayoutEffect, useRef, useState } from "react";

/**
 * `given` is the page's value, undefined if the component keeps its own state, which starts as `first`. Returns the
 * value and a function to change it. That function calls `onChange` in both cases; a page may keep its value unchanged.
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
      // Updated before the render, so that a second call before the render is compared with the first.
      current.value = next;
      keep(() => next);
    }
    current.onChange?.(next);
  }, []);
  return [value, ask] as const;
}
