// The line to the host, as the rest of this room uses it.
import type { Guest, GuestMessage, HostMessage } from "@lanyard/host-bridge";
import type { Question } from "@lanyard/host-bridge/protocol";

export type Setup = HostMessage<"setup">;

export interface HostLine {
  /** Asks the host who works here, until it answers or its time is over: then it rejects. */
  readonly start: () => Promise<Setup>;
  readonly send: (message: GuestMessage) => void;
  /** Returns what ends it. */
  readonly listen: (hear: (message: HostMessage) => void) => () => void;
  /** What the host answers; rejects where it does not. */
  readonly ask: (question: GuestMessage<Question>) => Promise<unknown>;
  /** Answers a function that the host calls by this name, or `get.data`; returns what takes it back. */
  readonly offer: Guest["offer"];
  /** The host's origin, once it has answered; empty before. */
  readonly origin: () => string;
}
