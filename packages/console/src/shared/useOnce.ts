// Ignores calls while one is running: a double click is faster than the render that disables the button.
import { useRef, useState } from "react";

/** What a browser does by itself with a form, in the address for all to see: send it. It may not, whether it is ignored or not. */
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

/** What confirms a question: `work` is done once, and the dialog closes when it has ended; why it failed, a toast says. */
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
