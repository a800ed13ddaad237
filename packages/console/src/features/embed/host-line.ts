// The connection to the host, as the rest of `embed` uses it.
import type { Guest, GuestMessage, HostMessage } from "@lanyard/host-bridge";
import type { Question } from "@lanyard/host-bridge/protocol";

export type Setup = HostMessage<"setup">;

export interface HostLine {
  /** Asks the host for its setup (company and person); rejects if no answer comes in time. */
  readonly start: () => Promise<Setup>;
  readonly send: (message: GuestMessage) => void;
  /** Returns a function that unsubscribes. */
  readonly listen: (hear: (message: HostMessage) => void) => () => void;
  /** Resolves to the host's answer; rejects if none comes. */
  readonly ask: (question: GuestMessage<Question>) => Promise<unknown>;
  /**
   * Registers the handler of a function that the host calls by this name, or of `get.data`; returns a function that
   * removes it.
   */
  readonly offer: Guest["offer"];
  /** Whether the host handles a type of message; true while it has not said what it handles. */
  readonly can: Guest["can"];
  /** The host's origin, once it has answered; empty before. */
  readonly origin: () => string;
  /** The origin that the window around last spoke from although it is not allowed; undefined if it never did. */
  readonly stranger: () => string | undefined;
}
