// The builds that wait for a decision, and how long reviews take: for administrators, and for the creator of a build.
import {
  reviewTimeLimits,
  waitingCreatorsMost,
  type LanguageCode,
  type QueueCounts,
  type QueueEntry,
  type ReviewTimes,
  type ReviewWait,
  type WaitingCreator,
} from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import type { Place } from "../../platform/database/pages.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { requireTarget, type Target } from "../submission/submission.move.rules.ts";
import * as store from "./queue.store.ts";
import { entryOnWire, getElapsedSeconds } from "./queue.wire.ts";
import { countWaiting, findPlace, selectTimes } from "./wait.store.ts";

export interface QueueQuery extends Omit<store.QueueFilter, "readerId"> {
  readonly reader: SignedIn;
  readonly language: LanguageCode;
  /** The last entry of the previous page. */
  readonly after: Place | undefined;
  readonly limit: number;
}

/** The places of a page, plus one when there is a next page; a build that was decided in the meantime has no entry. */
export async function listReviews(
  { db, files }: Context,
  { reader, language, after, limit, ...filter }: QueueQuery,
): Promise<{
  readonly places: readonly Place[];
  readonly entries: ReadonlyMap<number, QueueEntry>;
}> {
  const places = await store.selectQueue(
    db,
    { ...filter, readerId: reader.id },
    { after, limit: limit + 1 },
  );
  const rows =
    places.length === 0
      ? []
      : await store.selectEntries(
          db,
          places.map(({ id }) => id),
        );
  const viewer = { id: reader.id, language };
  return {
    places,
    entries: new Map(rows.map((row) => [row.submissionId, entryOnWire(row, viewer, files)])),
  };
}

export async function countReviews({ db }: Context, reader: SignedIn): Promise<QueueCounts> {
  const { oldestAt, ...counts } = await store.countQueue(db, reader.id);
  return {
    ...counts,
    oldest_at: oldestAt === null ? null : toInstant(oldestAt),
    oldest_seconds: oldestAt === null ? null : getElapsedSeconds(oldestAt),
  };
}

export const waitingCreators = ({ db }: Context, search: string): Promise<WaitingCreator[]> =>
  store.selectCreators(db, search, waitingCreatorsMost);

/** Null when there are too few reviews for a statement. */
async function timesNow(tx: Tx): Promise<ReviewTimes | null> {
  const { reviews, median, p90 } = await selectTimes(tx, reviewTimeLimits.days);
  if (reviews < reviewTimeLimits.least || median === null || p90 === null) return null;
  return { reviews, median_seconds: median, p90_seconds: p90 };
}

/** For the user's own build, or any build for an administrator. Refused: `not_found`. */
export async function readWait(
  { db }: Context,
  target: Target,
  user: SignedIn,
): Promise<ReviewWait> {
  const { id } = await requireTarget(db, target, user);
  const place = await findPlace(db, id);
  return {
    sent_at: place ? toInstant(place.sentAt) : null,
    place: place?.place ?? null,
    waiting: await countWaiting(db),
    times: await timesNow(db),
  };
}
