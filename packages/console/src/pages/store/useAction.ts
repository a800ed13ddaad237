// Runs one action at a time and keeps the error message of the last one.
import { useState } from "react";
import { useOnce } from "../../components/form/useOnce.ts";

export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = useOnce(async (action: () => Promise<unknown>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setFailure((error as Error).message || undefined);
    }
    setBusy(false);
  });
  return { busy, failure, run } as const;
}
