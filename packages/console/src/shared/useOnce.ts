// A second press before the first has been answered does nothing: two clicks come faster than a render.
import { useRef } from "react";

/** The same action, which ignores calls while its last one is still under way. */
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
