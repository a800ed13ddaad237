// Limits concurrent work: calls beyond the limit are refused at once, because otherwise everybody would wait longer.
import { refuse } from "../../refuse.ts";

const MB = 1024 * 1024;
/**
 * The least limit of any body in bytes, as large as Node's limit for headers: a small invalid body is always parsed, so
 * that the error names its fields. A body up to this size takes no room.
 */
export const shortBody = 16 * 1024;
/** Concurrent calls: several times what the connection pool serves at once, so a call waits a fraction of a second. */
const standard = {
  calls: 64,
  share: 32,
  uploads: 256,
  uploadsOfAccount: 16,
  /** Bytes of long bodies held in memory: in total, and per client. */
  bodies: 64 * MB,
  bodiesOfClient: 16 * MB,
};
type Limits = typeof standard;
export const retryAfterSeconds = 2;

/** Releases a slot; calling it again does nothing. */
export type Release = () => void;
type Refusal = "unavailable" | "too_many";

/**
 * The memory that a body takes, counted as it arrives: a client that announces a long body and sends nothing takes
 * none. A short body is as cheap as its headers and takes none, so that it is never refused because of others' long
 * ones.
 */
export interface Room {
  /** Takes room for this many more bytes. Refused: `unavailable`, `too_many`. */
  readonly grow: (bytes: number) => void;
  /** Gives all of it back; calling it again does nothing. */
  readonly release: Release;
}

export interface Admission {
  /**
   * Takes a slot for the work of one call, or returns why there is none: all are taken (`unavailable`), or this client
   * has its share (`too_many`). Call it when the request is complete, so that slow senders hold no slot.
   */
  enter(client: string): Release | Refusal;
  /** Why there is no slot now; undefined when there is one. */
  refusal(client: string): Refusal | undefined;
  /**
   * Takes a slot to receive files, for an account or (undefined) an unknown sender. Refused: `unavailable`, `too_many`.
   */
  receive(account: number | undefined): Release;
  /** The room for a body of this client; it takes no memory yet. */
  hold(client: string): Room;
  /** How many uploads are under way. */
  receiving(): number;
  /**
   * Whether the server is full: all slots have been taken for a second, or in the last second at least a third of the
   * calls found none.
   */
  isFull(): boolean;
}

/** Counts by key; keys at zero are removed. */
function tally<Key>() {
  const counts = new Map<Key, number>();
  const get = (key: Key) => counts.get(key) ?? 0;
  const add = (key: Key, amount: number) => {
    const count = get(key) + amount;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return { get, add };
}

const once = (undo: () => void): Release => {
  let isDone = false;
  return () => {
    if (!isDone) undo();
    isDone = true;
  };
};

/** Counts of the last second and of the current one. */
function latest() {
  const length = 1_000;
  let now = { startedAt: performance.now(), taken: 0, refused: 0 };
  let hasRefused = false;
  const turn = () => {
    const lasted = performance.now() - now.startedAt;
    if (lasted < length) return now;
    hasRefused =
      lasted < 2 * length && now.refused * 3 >= now.taken + now.refused && now.refused > 0;
    now = { startedAt: performance.now(), taken: 0, refused: 0 };
    return now;
  };
  return {
    count(kind: "taken" | "refused") {
      turn()[kind] += 1;
    },
    isRefusing: () => (turn(), hasRefused),
  };
}

export function openAdmission(overrides: Partial<Limits> = {}): Admission {
  const limits = { ...standard, ...overrides };
  const calls = { all: 0, by: tally<string>(), fullSince: Number.POSITIVE_INFINITY };
  const calledLately = latest();
  const uploads = { all: 0, by: tally<number | undefined>() };
  const bodies = { all: 0, by: tally<string>() };
  const refusal = (client: string): Refusal | undefined => {
    if (calls.all >= limits.calls) {
      calledLately.count("refused");
      return "unavailable";
    }
    return calls.by.get(client) >= limits.share ? "too_many" : undefined;
  };
  return {
    refusal,
    enter(client) {
      const none = refusal(client);
      if (none) return none;
      calledLately.count("taken");
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
      if (uploads.by.get(account) >= limits.uploadsOfAccount)
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
    hold(client) {
      let total = 0;
      let counted = 0;
      const take = (bytes: number) => {
        counted += bytes;
        bodies.all += bytes;
        bodies.by.add(client, bytes);
      };
      return {
        grow(bytes) {
          total += bytes;
          const more = total > shortBody ? total - counted : 0;
          if (bodies.by.get(client) + more > limits.bodiesOfClient)
            throw refuse("too_many", {
              key: "request.too_many",
              params: { seconds: retryAfterSeconds },
            });
          if (bodies.all + more > limits.bodies)
            throw refuse("unavailable", { key: "server.unavailable" });
          take(more);
        },
        release: once(() => take(-counted)),
      };
    },
    receiving: () => uploads.all,
    isFull: () => performance.now() - calls.fullSince >= 1_000 || calledLately.isRefusing(),
  };
}
