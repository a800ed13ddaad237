// The state of the connection to the host: from the first request for a setup to the host's answer, or the lack of one.
import { useEffect, useEffectEvent, useState } from "react";
import type { HostLine, Setup } from "./host-line.ts";

/** `asked`: the host has been asked and may still answer. `refused`: the window that answers is not an allowed host. */
export type AnswerState = "asked" | "answered" | "silent" | "refused";

export interface HostState {
  /** The host's latest setup. */
  readonly setup: Setup | undefined;
  readonly state: AnswerState;
  readonly ask: () => void;
}

const isRefusal = (failure: unknown) =>
  failure instanceof DOMException && failure.name === "NotAllowedError";

export function useHost(line: HostLine): HostState {
  const [setup, setSetup] = useState<Setup>();
  const [round, setRound] = useState(1);
  /** The result of a round of asking. */
  const [end, setEnd] = useState<{ readonly round: number; readonly state: AnswerState }>();

  // A setup may also come unasked, or late.
  const take = useEffectEvent((next: Setup) => {
    // A copy, so that an equal setup counts as new and is tried again.
    setSetup({ ...next });
    setEnd({ round, state: "answered" });
  });
  useEffect(
    () =>
      line.listen((message) => {
        if (message.type === "setup") take(message);
      }),
    [line],
  );
  useEffect(() => {
    line.start().catch((failure: unknown) => {
      const state = isRefusal(failure) ? "refused" : "silent";
      setEnd((previous) => (previous && previous.round >= round ? previous : { round, state }));
    });
  }, [line, round]);

  return {
    setup,
    state: end?.round === round ? end.state : "asked",
    ask: () => setRound((before) => before + 1),
  };
}
