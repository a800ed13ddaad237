// Limits of what one creator may have at once.
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import { sizeLabel } from "../../platform/text/texts.ts";
import * as store from "./quota.store.ts";

/** Call before adding a build, in the same transaction. Refused: `validation`. */
export async function requireRoomForBuild(
  { env }: Context,
  tx: Tx,
  creatorId: number,
): Promise<void> {
  const most = env.quotas.buildsInProgress;
  await store.lockCreator(tx, creatorId);
  if ((await store.countInProgress(tx, creatorId)) >= most)
    throw refuse("validation", { key: "submission.too_many", params: { most } });
}

/** Call after storing a build's files, in the same transaction. Refused: `too_large`. */
export async function requireRoomForFiles(
  { env }: Context,
  tx: Tx,
  creatorId: number,
): Promise<void> {
  const most = env.quotas.storedBytes;
  await store.lockCreator(tx, creatorId);
  if ((await store.storedBytes(tx, creatorId)) > most)
    throw refuse("too_large", { key: "storage.full", params: { limit: sizeLabel(most) } });
}
