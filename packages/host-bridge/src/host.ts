// The host's end: a window that frames guests, each known by its own window.
import type { Receiver } from "./channel.ts";
import { reporter, type OnDrop } from "./dropped.ts";
import { openFrame, type Frame, type Framed, type FrameOptions } from "./frame.ts";

export type { Receiver, Recipient } from "./channel.ts";
export type { OnDrop, Reason } from "./dropped.ts";
export type { Frame, Framed, FrameOptions, Setup } from "./frame.ts";
export { writePayload } from "./payload-text.ts";
export type { GuestMessage, GuestType, HostMessage, HostType, Question } from "./protocol.ts";

export interface HostOptions {
  /** Where messages arrive; this window unless said. */
  readonly receiver?: Receiver | undefined;
  /** How long a guest may take to answer, in milliseconds: 10,000 unless said, and no more than a timer can, 2,147,483,647. */
  readonly patience?: number | undefined;
  /** Told of every message that is dropped. */
  readonly onDrop?: OnDrop | undefined;
}

export interface Host {
  /** Speaks with the guest in a frame from now on. */
  readonly frame: (framed: Framed, options: FrameOptions) => Frame;
  /** Closes every frame. */
  readonly close: () => void;
}

export function createHost({
  receiver = window,
  patience = 10_000,
  onDrop,
}: HostOptions = {}): Host {
  interface Known {
    readonly framed: Framed;
    /** What its frame listens with. */
    readonly listeners: Set<(event: MessageEvent) => void>;
    readonly close: () => void;
  }
  const known = new Set<Known>();
  const drop = reporter(onDrop);

  // One listener for all, as what is a stranger's window to one guest may be another guest's.
  const receive = (event: MessageEvent) => {
    // The last that was opened for this window: one that was forgotten to close hears no more.
    const [from] = [...known]
      .filter(({ framed }) => framed.contentWindow === event.source)
      .slice(-1);
    if (!event.source || !from) drop("another window", event.origin);
    else for (const listener of from.listeners) listener(event);
  };
  receiver.addEventListener("message", receive);

  return {
    frame(framed, options) {
      const listeners: Known["listeners"] = new Set();
      const { close, ...frame } = openFrame(
        framed,
        options,
        {
          addEventListener: (_, listener) => void listeners.add(listener),
          removeEventListener: (_, listener) => void listeners.delete(listener),
        },
        patience,
        onDrop,
      );
      const one: Known = {
        framed,
        listeners,
        close() {
          known.delete(one);
          close();
        },
      };
      known.add(one);
      return { ...frame, close: one.close };
    },
    close() {
      receiver.removeEventListener("message", receive);
      for (const one of known) one.close();
    },
  };
}
