// How it stands with the host: from the first question who works here to its answer, or the lack of one.
import { useEffect, useEffectEvent, useState } from "react";
import type { HostLine, Setup } from "./host-line.ts";

/** `asked`: it has been asked and may still answer. `refused`: somebody speaks who is none of the hosts. */
export type HostStanding = "asked" | "answered" | "silent" | "refused";

export interface HostState {
  /** The last that the host has named. */
  readonly setup: Setup | undefined;
  readonly standing: HostStanding;
  readonly ask: () => void;
}

const isRefusal = (failure: unknown) =>
  failure instanceof DOMException && failure.name === "NotAllowedError";

export function useHost(line: HostLine): HostState {
  const [setup, setSetup] = useState<Setup>();
  const [round, setRound] = useState(1);
  /** What became of a round. */
  const [end, setEnd] = useState<{ readonly round: number; readonly standing: HostStanding }>();

  // It may also come unasked, or late.
  const take = useEffectEvent((next: Setup) => {
    // The same may be said again, and is tried again.
    setSetup({ ...next });
    setEnd({ round, standing: "answered" });
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
      const standing = isRefusal(failure) ? "refused" : "silent";
      setEnd((known) => (known && known.round >= round ? known : { round, standing }));
    });
  }, [line, round]);

  return {
    setup,
    standing: end?.round === round ? end.standing : "asked",
    ask: () => setRound((before) => before + 1),
  };
}
