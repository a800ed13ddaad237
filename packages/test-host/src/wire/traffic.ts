// The last messages in both directions, with long texts cut off; subscribers are notified of many messages at once.
import type { Reason } from "@lanyard/host-bridge/host";
import type { Store } from "../shared/store.ts";

export type Direction = "in" | "out";

/** `answer`: the host's own answer; `hand`: sent by a person, a replay or an attack. */
export type Author = "answer" | "hand";

export interface TrafficMessage {
  readonly direction: Direction;
  readonly by?: Author | undefined;
  /** Complete for listeners, cut off in the stored messages. */
  readonly text: string;
  readonly type: string;
  /** Why the message is not handled. */
  readonly dropped?: Reason | "no answer" | "no frame" | undefined;
  readonly detail?: string | undefined;
}
export interface TrafficEntry extends TrafficMessage {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Length of the complete text. */
  readonly length: number;
}

export const maxEntries = 1_000;
export const maxTextLength = 10_000;

export interface Traffic extends Pick<Store<readonly TrafficEntry[]>, "get" | "follow"> {
  readonly add: (message: TrafficMessage) => void;
  /** Calls `hear` with each complete message at once; returns the function that unsubscribes. */
  readonly listen: (hear: (message: TrafficMessage, time: number) => void) => () => void;
  readonly clear: () => void;
  /** The number of all messages since the last clearing. */
  readonly count: () => number;
}

export function createTraffic(
  now: () => number = Date.now,
  /** Schedules the notification of subscribers, so that a flood of thousands causes a single one. */
  later: (tell: () => void) => void = (tell) => void setTimeout(tell, 50),
): Traffic {
  // A ring buffer: new messages overwrite the oldest.
  let ring: TrafficEntry[] = [];
  let count = 0;
  let id = 0;
  let snapshot: readonly TrafficEntry[] | undefined;
  let waits = false;
  const followers = new Set<() => void>();
  const listeners = new Set<(message: TrafficMessage, time: number) => void>();

  const change = () => {
    snapshot = undefined;
    if (waits) return;
    waits = true;
    later(() => {
      waits = false;
      for (const tell of followers) tell();
    });
  };
  return {
    add(message) {
      const time = now();
      for (const hear of listeners) hear(message, time);
      const { text } = message;
      ring[count % maxEntries] = {
        ...message,
        text: text.slice(0, maxTextLength),
        id: (id += 1),
        at: time,
        length: text.length,
      };
      count += 1;
      change();
    },
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    clear() {
      ring = [];
      count = 0;
      change();
    },
    count: () => count,
    /** Oldest first. */
    get: () => {
      const oldest = count % maxEntries;
      snapshot ??=
        count <= maxEntries ? [...ring] : [...ring.slice(oldest), ...ring.slice(0, oldest)];
      return snapshot;
    },
    follow(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
  };
}
