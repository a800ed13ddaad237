// What a question's confirming button does: the work once, and the dialog closes when it has ended.
import { useState } from "react";
import { useOnce } from "./useOnce.ts";

/** When `work` fails, a toast has said why. */
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
