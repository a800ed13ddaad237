// Ignores calls while one is running: a second click may come before the render that disables the button.
import { useRef, useState } from "react";

/**
 * Prevents the browser's own submission, which would put a form's fields into the address, even if the call is ignored.
 */
const keepFromBrowser = ([event]: readonly unknown[]): void => {
  if (typeof event === "object" && event !== null && "preventDefault" in event)
    (event as Pick<Event, "preventDefault">).preventDefault();
};

/** The action, ignoring calls while the last one is running. */
export function useOnce<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const running = useRef(false);
  return async (...args) => {
    keepFromBrowser(args);
    if (running.current) return;
    running.current = true;
    try {
      await action(...args);
    } finally {
      running.current = false;
    }
  };
}

/** The confirm action of a dialog: `work` runs once, then the dialog closes; a toast reports its failure. */
export function useAnswer(work: () => Promise<unknown>, close: () => void) {
  const [busy, setBusy] = useState(false);
  const confirm = useOnce(async () => {
    setBusy(true);
    await work().catch(() => undefined);
    setBusy(false);
    close();
  });
  return { busy, onConfirm: () => void confirm() };
}
