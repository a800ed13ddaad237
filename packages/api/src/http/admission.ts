// How much work the server takes at once: past the limit it serves fewer if it takes more, so the rest is told to wait.
import { refuse } from "../shared/refuse.ts";

/** Calls at once: several times what the pool of connections serves, a fraction of a second of waiting. */
const standard = { calls: 64, share: 32, uploads: 256, uploadsOfAccount: 16 };
type Limits = typeof standard;
export const retryAfterSeconds = 2;

/** Gives a place back; calling it again does nothing. */
export type Leave = () => void;
type Refusal = "unavailable" | "too_many";

export interface Admission {
  /**
   * Takes a place for the work of one call, or answers why there is none: everybody's are taken (`unavailable`), or
   * this client has its share (`too_many`). Take it when the whole request is there: who sends slowly holds no place.
   */
  enter(client: string): Leave | Refusal;
  /** Why there is no place now; undefined when there is one. */
  refusal(client: string): Refusal | undefined;
  /** Takes a place to receive files for an account. Refused: `unavailable`, `too_many`. */
  receive(account: number): Leave;
  /** How many uploads are under way. */
  receiving(): number;
  /** Whether there has been no place for calls all through the last second. */
  isFull(): boolean;
}

/** Counts by key, without a trace of those at zero. */
function tally<Key>() {
  const counts = new Map<Key, number>();
  const of = (key: Key) => counts.get(key) ?? 0;
  const add = (key: Key, by: 1 | -1) => {
    const count = of(key) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return { of, add };
}

const once = (undo: () => void): Leave => {
  let done = false;
  return () => {
    if (!done) undo();
    done = true;
  };
};

export function openAdmission(limits: Limits = standard): Admission {
  const calls = { all: 0, by: tally<string>(), fullSince: Number.POSITIVE_INFINITY };
  const uploads = { all: 0, by: tally<number>() };
  const refusal = (client: string): Refusal | undefined => {
    if (calls.all >= limits.calls) return "unavailable";
    return calls.by.of(client) >= limits.share ? "too_many" : undefined;
  };
  return {
    refusal,
    enter(client) {
      const none = refusal(client);
      if (none) return none;
      calls.all += 1;
      calls.by.add(client, 1);
      if (calls.all === limits.calls) calls.fullSince = performance.now();
      return once(() => {
        calls.all -= 1;
        calls.by.add(client, -1);
        calls.fullSince = Number.POSITIVE_INFINITY;
      });
    },
    receive(account) {
      if (uploads.by.of(account) >= limits.uploadsOfAccount)
        throw refuse("too_many", {
          key: "uploads.too_many",
          params: { most: limits.uploadsOfAccount, seconds: retryAfterSeconds },
        });
      if (uploads.all >= limits.uploads) throw refuse("unavailable", { key: "server.unavailable" });
      uploads.all += 1;
      uploads.by.add(account, 1);
      return once(() => {
        uploads.all -= 1;
        uploads.by.add(account, -1);
      });
    },
    receiving: () => uploads.all,
    isFull: () => performance.now() - calls.fullSince >= 1_000,
  };
}
