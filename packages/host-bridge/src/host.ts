// The host's end of the bridge: a window that frames guests, each identified by its own window.
import type { Receiver } from "./channel.ts";
import { reporter, type OnDrop } from "./dropped.ts";
import { openFrame, type Frame, type Framed, type FrameOptions } from "./frame.ts";

export type { Receiver, Recipient } from "./channel.ts";
export type { OnDrop, Reason } from "./dropped.ts";
export type { Frame, Framed, FrameOptions, Setup } from "./frame.ts";
export { writePayload } from "./payload-text.ts";
export type { GuestMessage, GuestType, HostMessage, HostType, Question } from "./protocol.ts";

export interface HostOptions {
  /** The window that receives messages; this window by default. */
  readonly receiver?: Receiver | undefined;
  /** How long to wait for a guest's answer, in ms: 10,000 by default, at most 2,147,483,647, a timer's limit. */
  readonly patience?: number | undefined;
  /** Called for every dropped message. */
  readonly onDrop?: OnDrop | undefined;
}

export interface Host {
  /** Connects to the guest in a frame. */
  readonly frame: (framed: Framed, options: FrameOptions) => Frame;
  /** Closes every frame. */
  readonly close: () => void;
}

export function createHost({
  receiver = window,
  patience = 10_000,
  onDrop,
}: HostOptions = {}): Host {
  interface FrameEntry {
    readonly framed: Framed;
    /** The frame's message listeners. */
    readonly listeners: Set<(event: MessageEvent) => void>;
    readonly close: () => void;
  }
  const entries = new Set<FrameEntry>();
  const drop = reporter(onDrop);

  // One listener for all frames, because a window unknown to one frame may be the window of another.
  const receive = (event: MessageEvent) => {
    // If a window was framed twice without closing the first frame, only the latest one gets its messages.
    const [entry] = [...entries]
      .filter(({ framed }) => framed.contentWindow === event.source)
      .slice(-1);
    if (!event.source || !entry) drop("another window", event.origin);
    else for (const listener of entry.listeners) listener(event);
  };
  receiver.addEventListener("message", receive);

  return {
    frame(framed, options) {
      const listeners: FrameEntry["listeners"] = new Set();
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
      const one: FrameEntry = {
        framed,
        listeners,
        close() {
          entries.delete(one);
          close();
        },
      };
      entries.add(one);
      return { ...frame, close: one.close };
    },
    close() {
      receiver.removeEventListener("message", receive);
      for (const one of entries) one.close();
    },
  };
}
