// Holds the messages that a host sends right after its setup until the company is connected: most hosts send everything
// at once.
import { useEffect, useMemo, useRef } from "react";
import { hostMistake } from "../host-mistake.ts";

/**
 * `connecting`: the host has sent its setup, and the server is verifying the company. `none`: no company is connected.
 */
export type ConnectionState = "ready" | "connecting" | "none";

export interface MessageBuffer {
  /** Runs `act` at once, or once a company is connected; rejects if none is. */
  readonly run: <Done>(act: () => Done | Promise<Done>) => Promise<Done>;
  /**
   * Call it when the setup arrives: the standing only changes with a later render, and the next messages may come
   * before.
   */
  readonly expect: () => void;
}

/** The most messages to hold; a normal host sends a handful. */
const most = 100;

interface Waiting {
  readonly go: () => void;
  readonly fail: (why: Error) => void;
}
const nobody = () => hostMistake("No company is connected");

export function useMessageBuffer(state: ConnectionState): MessageBuffer {
  const now = useRef(state);
  const waiting = useRef<Waiting[]>([]);

  // This effect runs after the children's effects, so their listeners are subscribed by now.
  useEffect(() => {
    now.current = state;
    if (state === "connecting") return;
    for (const { go, fail } of waiting.current.splice(0)) {
      if (state === "ready") go();
      else fail(nobody());
    }
  }, [state]);

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
