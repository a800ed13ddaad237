// The state of a component, which the page may control.
import { useCallback, useLayoutEffect, useRef, useState } from "react";

/**
 * `controlled` is the page's value, undefined if the component keeps its own state, which starts as `first`. Returns the
 * value and a function to change it. That function calls `onChange` in both cases; a page may keep its value unchanged.
 */
export function useControllableState<Value>(
  controlled: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [state, setState] = useState(first);
  const value = controlled === undefined ? state : controlled;
  const now = useRef({ controlled, value, onChange });
  useLayoutEffect(() => {
    now.current = { controlled, value, onChange };
  });
  const ask = useCallback((next: Value) => {
    const { current } = now;
    if (next === current.value) return;
    if (current.controlled === undefined) {
      // Updated before the render, so that a second call before the render is compared with the first.
      current.value = next;
      setState(() => next);
    }
    current.onChange?.(next);
  }, []);
  return [value, ask] as const;
}
