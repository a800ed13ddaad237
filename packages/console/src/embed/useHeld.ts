// What a host says right after its answer waits until its company is connected: most hosts say all that they have at once.
import { useEffect, useMemo, useRef } from "react";

/** `connecting`: the host has said who works here, and the server is asked. `none`: nobody works here. */
export type Standing = "ready" | "connecting" | "none";

export interface Held {
  /** Does it at once, or once somebody works here; fails where nobody does. */
  readonly run: <Done>(act: () => Done | Promise<Done>) => Promise<Done>;
  /** The host has answered; that shows in the standing a moment later, and its next words are here before. */
  readonly expect: () => void;
}

/** What a host says while the server is asked is a handful; a flood is not kept. */
const most = 100;

interface Waiting {
  readonly go: () => void;
  readonly fail: (why: Error) => void;
}
const nobody = () => new Error("No company is connected");

export function useHeld(standing: Standing): Held {
  const now = useRef(standing);
  const waiting = useRef<Waiting[]>([]);

  // After the effects of all that is inside: what listens there listens by now.
  useEffect(() => {
    now.current = standing;
    if (standing === "connecting") return;
    for (const { go, fail } of waiting.current.splice(0)) {
      if (standing === "ready") go();
      else fail(nobody());
    }
  }, [standing]);

  return useMemo(
    () => ({
      run: async (act) => {
        if (now.current === "ready") return act();
        if (now.current === "none" || waiting.current.length >= most) throw nobody();
        await new Promise<void>((go, fail) => waiting.current.push({ go, fail }));
        return act();
      },
      expect: () => {
        now.current = "connecting";
      },
    }),
    [],
  );
}
