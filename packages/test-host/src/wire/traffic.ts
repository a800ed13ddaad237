// What was said in either direction: the last messages of many, cut where they are long, told to who looks once a frame.
import type { Reason } from "@lanyard/host-bridge/host";
import type { Store } from "../shared/store.ts";

export type Direction = "in" | "out";

/** `answer`: the host's own answer; `hand`: sent by somebody, a replay or an attack. */
export type By = "answer" | "hand";

export interface Said {
  readonly direction: Direction;
  readonly by?: By | undefined;
  /** Whole when it is told, cut when it is kept. */
  readonly text: string;
  readonly type: string;
  /** Why nobody handles it. */
  readonly dropped?: Reason | "no answer" | "no frame" | undefined;
  readonly detail?: string | undefined;
}
export interface Kept extends Said {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the whole text. */
  readonly length: number;
}

export const mostKept = 1_000;
export const longestKept = 10_000;

export interface Traffic extends Pick<Store<readonly Kept[]>, "get" | "follow"> {
  readonly add: (said: Said) => void;
  /** Each message as it is said, whole; answers how to stop. */
  readonly listen: (hear: (said: Said, at: number) => void) => () => void;
  readonly clear: () => void;
  /** How many there were in all, since it was cleared. */
  readonly count: () => number;
}

export function createTraffic(
  now: () => number = Date.now,
  /** When followers are told: a flood of thousands is one change. */
  later: (tell: () => void) => void = (tell) => void setTimeout(tell, 50),
): Traffic {
  // A ring: what is oldest is written over.
  let ring: Kept[] = [];
  let count = 0;
  let id = 0;
  let seen: readonly Kept[] | undefined;
  let waits = false;
  const followers = new Set<() => void>();
  const listeners = new Set<(said: Said, at: number) => void>();

  const change = () => {
    seen = undefined;
    if (waits) return;
    waits = true;
    later(() => {
      waits = false;
      for (const tell of followers) tell();
    });
  };
  return {
    add(said) {
      const at = now();
      for (const hear of listeners) hear(said, at);
      const { text } = said;
      ring[count % mostKept] = {
        ...said,
        text: text.slice(0, longestKept),
        id: (id += 1),
        at,
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
      const oldest = count % mostKept;
      seen ??= count <= mostKept ? [...ring] : [...ring.slice(oldest), ...ring.slice(0, oldest)];
      return seen;
    },
    follow(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
  };
}
