// The builds that wait for a decision, who is reading which, and how long reviews take.
import * as z from "zod/mini";
import { flag, id, instant } from "../wire.shapes.ts";

/** An administrator reads the build, so that no other does the same work. It ends by itself. */
export const claim = z.object({
  username: z.string(),
  /** 1: it is the reader's own. */
  mine: flag,
  since: instant,
  /** Unless it is renewed before. */
  until: instant,
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
  /** 1: no version of the product has been on sale yet; 0: it is an update. */
  first: flag,
  /** Since when it waits. */
  sent_at: instant,
  claim: z.nullable(claim),
});
export type QueueEntry = z.output<typeof queueEntry>;

export const queueCounts = z.object({
  waiting: z.int(),
  free: z.int(),
  mine: z.int(),
  claimed: z.int(),
  /** Since when the oldest of all waits; null when none does. */
  oldest_at: z.nullable(instant),
});
export type QueueCounts = z.output<typeof queueCounts>;

export const waitingCreator = z.object({ username: z.string(), waiting: z.int() });
export type WaitingCreator = z.output<typeof waitingCreator>;

/** From sending to the decision, of the reviews that ended in the last 30 days. */
export const times = z.object({
  reviews: z.int(),
  /** Half of the reviews took no longer. */
  median_seconds: z.int(),
  /** Nine of ten took no longer. */
  p90_seconds: z.int(),
});
export type ReviewTimes = z.output<typeof times>;

export const reviewWait = z.object({
  /** Since when the build waits; null unless it does. */
  sent_at: z.nullable(instant),
  /** 1: it is the next; null unless it waits. */
  place: z.nullable(z.int()),
  /** How many builds wait, of all creators. */
  waiting: z.int(),
  /** Null while there are too few to tell anything. */
  times: z.nullable(times),
});
export type ReviewWait = z.output<typeof reviewWait>;

/** Who made the last move of a build, when, and which: why another one came too late. */
export const lastMove = z.object({
  action: z.string(),
  /** Empty once erased, and for the server. */
  username: z.string(),
  at: instant,
});
export type LastMove = z.output<typeof lastMove>;
