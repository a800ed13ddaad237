// New builds, removal, and the creator's moves.
import type { Move } from "@lanyard/contract";
import { removeIfEmpty, lockProduct } from "../product/product.access.rules.ts";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import type { Db, Tx } from "../database/db.ts";
import { refuse } from "../shared/refuse.ts";
import { keysOf, nextBuildOf } from "./submission.content.ts";
import { columnsOf, contentOf, partsOf } from "./submission.content.store.ts";
import {
  admit,
  finishMove,
  move,
  orOther,
  otherInProgress,
  startMove,
  type Target,
} from "./submission.move.rules.ts";
import { replaceParts } from "./submission.parts.store.ts";
import { loadBuild } from "./submission.build.store.ts";
import {
  findInProgress,
  findReleased,
  insertSubmission,
  shownBuildId,
  type SubmissionRow,
} from "./submission.store.ts";

/** Where a submission stands, as moves answer it. */
export const standingOf = (row: SubmissionRow) => ({
  product_id: row.productId,
  submission_id: row.id,
  status: row.status,
});

/** A product's first build: a draft with a title in one language. Free, without end, in euros. */
export async function firstBuild(
  tx: Tx,
  productId: number,
  languageId: number,
  name: string,
): Promise<number> {
  const id = await insertSubmission(tx, productId, {});
  await replaceParts(tx, id, {
    texts: [{ languageId, name, description: "" }],
    permissions: [],
    accounts: [],
    screenshots: [],
  });
  return id;
}

/** A draft that copies the build on sale. Refused: `not_found`, `forbidden`, `state`. */
export const addBuild = (db: Db, productId: number, user: SignedIn): Promise<number> =>
  db.transaction(async (tx) => {
    const { actor } = await lockProduct(tx, productId, user);
    const sourceId = (await findReleased(tx, productId))?.id ?? (await shownBuildId(tx, productId));
    const source = sourceId === undefined ? undefined : await loadBuild(tx, sourceId);
    if (!source) throw refuse("not_found", { key: "product.not_found" });
    admit("add_build", actor, source.row.status);
    if (await findInProgress(tx, productId)) throw otherInProgress("add_build");
    const content = nextBuildOf(contentOf(source));
    const id = await orOther("add_build", insertSubmission(tx, productId, columnsOf(content)));
    await replaceParts(tx, id, partsOf(content));
    const after = { productId, copiedFrom: source.row.id };
    await record(tx, { actor: user, action: "add", subject: "submission", id, after });
    return id;
  });

/** One of the moves that write nothing but the status. Refused: `not_found`, `forbidden`, `state`. */
export const step = (db: Db, name: Move, target: Target, user: SignedIn): Promise<SubmissionRow> =>
  db.transaction((tx) => move(tx, name, target, user));

/** The build with its files; the product goes with its last build. Refused: `not_found`, `forbidden`, `state`. */
export async function removeBuild(context: Context, target: Target, user: SignedIn): Promise<void> {
  const dropped = await context.db.transaction(async (tx) => {
    const started = await startMove(tx, "remove", target, user);
    const was = contentOf((await loadBuild(tx, started.before.id))!);
    await finishMove(tx, started, user, { was: partsOf(was) });
    const keys = keysOf(was);
    await removeIfEmpty(tx, target.product_id, user);
    await context.files.markForRelease(tx, keys);
    return keys;
  });
  await context.files.release(dropped);
}
