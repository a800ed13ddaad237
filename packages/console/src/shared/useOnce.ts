// Ignores calls while one is running: a double click is faster than the render that disables the button.
import { useRef } from "react";

/** The action, ignoring calls while the last one is running. */
export function useOnce<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const running = useRef(false);
  return async (...args) => {
    if (running.current) return;
    running.current = true;
    try {
      await action(...args);
    } finally {
      running.current = false;
    }
  };
}
