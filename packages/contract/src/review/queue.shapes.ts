// The builds that wait for a decision, who is reading which, and how long reviews take.
import * as z from "zod/mini";
import { flag, id, instant } from "../wire.shapes.ts";

/** An administrator is reviewing the build; the claim keeps others from doing the same work and expires by itself. */
export const claim = z.object({
  username: z.string(),
  /** 1: the claim is the caller's own. */
  mine: flag,
  since: instant,
  /** When the claim expires unless it is renewed. */
  until: instant,
  /** Since `since` and until `until`, by the server's clock: the reader's may be wrong. */
  held_seconds: z.int(),
  left_seconds: z.int(),
});
export type Claim = z.output<typeof claim>;

export const queueEntry = z.object({
  product_id: id,
  submission_id: id,
  product_name: z.string(),
  version: z.string(),
  /** The creator. */
  username: z.string(),
  menu_entry_id: z.nullable(id),
  menu_entry_name: z.string(),
  icon_url: z.string(),
  /** 1: no version of the product has been on sale yet; 0: the build is an update. */
  first: flag,
  /** Since when the build has been waiting. */
  sent_at: instant,
  /** How long that is, by the server's clock. */
  waiting_seconds: z.int(),
  claim: z.nullable(claim),
});
export type QueueEntry = z.output<typeof queueEntry>;

export const queueCounts = z.object({
  waiting: z.int(),
  free: z.int(),
  mine: z.int(),
  claimed: z.int(),
  /** Since when the oldest build has been waiting; null when none is. */
  oldest_at: z.nullable(instant),
  /** How long that is, by the server's clock. */
  oldest_seconds: z.nullable(z.int()),
});
export type QueueCounts = z.output<typeof queueCounts>;

export const waitingCreator = z.object({ username: z.string(), waiting: z.int() });
export type WaitingCreator = z.output<typeof waitingCreator>;

/** Time from sending to decision, for reviews that ended in the last 30 days. */
export const times = z.object({
  reviews: z.int(),
  /** Half of the reviews took at most this long. */
  median_seconds: z.int(),
  /** Nine of ten reviews took at most this long. */
  p90_seconds: z.int(),
});
export type ReviewTimes = z.output<typeof times>;

export const reviewWait = z.object({
  /** Since when the build has been waiting; null if it is not. */
  sent_at: z.nullable(instant),
  /** Position in the queue, from 1; null if the build is not waiting. */
  place: z.nullable(z.int()),
  /** How many builds of all creators are waiting. */
  waiting: z.int(),
  /** Null while there are too few reviews for a meaningful figure. */
  times: z.nullable(times),
});
export type ReviewWait = z.output<typeof reviewWait>;

/** The last move of a build, with its author and time: explains why another move came too late. */
export const lastMove = z.object({
  action: z.string(),
  /** Empty once erased, and when the server made the move. */
  username: z.string(),
  at: instant,
});
export type LastMove = z.output<typeof lastMove>;
