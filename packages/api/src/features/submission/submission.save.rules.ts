// Saves the form of a build, and sends the build for review.
import {
  completenessProblems,
  defaultLanguage,
  isOnSale,
  isMovePossible,
  type Finding,
  type Move,
  type Problem,
  type ProductDetail,
  type Status,
} from "@lanyard/contract";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import { queueOutdatedPages } from "../billing/payment.finish.rules.ts";
import { queuePriceNotices } from "../license/price-notice.rules.ts";
import * as lookup from "../lookup/lookup.rules.ts";
import {
  hashContent,
  keepFindings,
  findCompleteFindings,
  toRefusal,
  releasedContent,
  type Inspect,
} from "./check.rules.ts";
import { toFacts, listKeys, differOnlyInOffer, type Content } from "./submission.content.ts";
import { toColumns, toContent, toParts } from "./submission.content.store.ts";
import { readDetail } from "./submission.detail.rules.ts";
import { applyForm, type FormInput } from "./submission.form.ts";
import type { LookupIds } from "./submission.fields.form.ts";
import { requireRoomForFiles } from "./quota.rules.ts";
import {
  changesNothing,
  checkAnyMove,
  finishMove,
  startMove,
  type Target,
} from "./submission.move.rules.ts";
import { mailReviewers } from "./submission.mail.rules.ts";
import { refuseStale } from "./submission.stale.rules.ts";
import { writeParts } from "./submission.parts.store.ts";
import { loadBuild } from "./submission.build.store.ts";
import { type SubmissionRow, isSoldVersion } from "./submission.store.ts";

export interface SaveRequest extends FormInput {
  readonly target: Target;
  readonly user: SignedIn;
}

/** A content that may be sent, with the findings about it. */
interface CheckedContent {
  readonly content: Content;
  readonly findings: readonly Finding[];
}

/** While a build waits for review or is on sale, only its offer can be saved. */
const savingMove = (status: Status): Move =>
  isMovePossible("save_offer", status) ? "save_offer" : "save";

export async function lookupIds(tx: Tx): Promise<LookupIds> {
  const readIds = async (list: typeof lookup.menu) =>
    new Set((await list(tx, defaultLanguage)).map(({ id }) => id));
  return {
    menu: await readIds(lookup.menu),
    permissions: await readIds(lookup.permissions),
    expirations: await readIds(lookup.expirations),
  };
}

const distinct = (problems: readonly Problem[]): Problem[] =>
  problems.filter(
    (problem, index) =>
      problems.findIndex(({ key, field }) => key === problem.key && field === problem.field) ===
      index,
  );

async function versionProblems(tx: Tx, before: SubmissionRow, version: string): Promise<Problem[]> {
  const used = version !== "" && (await isSoldVersion(tx, before.productId, version));
  return used ? [{ key: "version.used", field: "version", params: { version } }] : [];
}

/**
 * The content to store. Refused: `state` when a save of the offer would change more, `validation` with all problems.
 */
async function newContent(
  tx: Tx,
  current: Content,
  input: FormInput,
  before: SubmissionRow,
  name: Move,
): Promise<Content> {
  const { content, problems } = applyForm(current, input, await lookupIds(tx));
  if (name === "save_offer") {
    if (!differOnlyInOffer(current, content))
      throw refuse("state", {
        key: "submission.offer_only",
        params: { state: `status.${before.status}` },
      });
  } else {
    const missing = name === "send" ? completenessProblems(toFacts(content)) : [];
    const all = distinct([
      ...problems,
      ...missing,
      ...(await versionProblems(tx, before, content.version)),
    ]);
    if (all.length > 0) throw refuse("validation", ...all);
  }
  if (problems.length > 0) throw refuse("validation", ...problems);
  return content;
}

/** What a send would store. Refused as by `sendBuild`, before anything is inspected. */
async function contentToSend(db: Tx, save: SaveRequest): Promise<Content> {
  const { target, user, form } = save;
  await checkAnyMove(db, ["send"], target, user);
  const build = (await loadBuild(db, target.submission_id))!;
  refuseStale(form, build.row);
  return newContent(db, toContent(build), save, build.row, "send");
}

/** Inspects what a send would store, unless its result is known. Refused as by `sendBuild`. */
async function checkedToSend(
  context: Context,
  save: SaveRequest,
  inspect: Inspect,
  signal: AbortSignal,
): Promise<CheckedContent> {
  const { db } = context;
  const { target, user, language } = save;
  const { product_id, submission_id } = target;
  const content = await contentToSend(db, save);
  const findings =
    (await findCompleteFindings(db, submission_id, content)) ??
    (await inspect(
      context,
      { content, released: await releasedContent(db, product_id, submission_id) },
      { group: user.id, signal },
    ));
  const stopped = await toRefusal(db, findings, language);
  if (stopped) throw stopped;
  return { content, findings };
}

/** Writes a save; returns the keys of the files that the build no longer uses. */
async function writeSave(
  context: Context,
  tx: Tx,
  choose: Move | ((status: Status) => Move),
  save: SaveRequest,
  checked?: CheckedContent,
): Promise<string[]> {
  const started = await startMove(tx, choose, save.target, save.user);
  const { before, name } = started;
  refuseStale(save.form, before);
  const current = toContent((await loadBuild(tx, before.id))!);
  const content = await newContent(tx, current, save, before, name);
  if (checked) {
    // The build changed during the inspection, so that other contents would be sent than were inspected.
    if (hashContent(content) !== hashContent(checked.content))
      throw refuse("state", { key: "submission.stale" });
    await keepFindings(tx, before.id, content, checked.findings);
  }
  const [columns, partsBefore, parts] = [toColumns(content), toParts(current), toParts(content)];
  const writes = await writeParts(tx, before.id, partsBefore, parts);
  if (!writes && changesNothing(started, columns)) return [];
  const saved = await finishMove(tx, started, save.user, {
    changes: columns,
    partsBefore,
    partsAfter: parts,
  });
  if (Object.keys(save.uploads).length > 0) await requireRoomForFiles(context, tx, saved.ownerId);
  if (isOnSale(saved.status)) {
    await queuePriceNotices(context, tx, saved.productId);
    await queueOutdatedPages(context, tx, saved.productId);
  }
  const storedKeys = new Set(listKeys(content));
  const keys = listKeys(current).filter((key) => !storedKeys.has(key));
  if (choose === "send") await mailReviewers(tx, context, save.target.submission_id);
  await context.files.markForRelease(tx, keys);
  return keys;
}

/**
 * Saves in one transaction; writes nothing when nothing differs. `choose` is the move or picks it by the status:
 * `save`, `save_offer` or `send`. Returns the build as this save left it. Refused: `not_found`, `forbidden`, `state`,
 * `validation`, `too_large`.
 */
export async function saveMove(
  context: Context,
  choose: Move | ((status: Status) => Move),
  save: SaveRequest,
  checked?: CheckedContent,
): Promise<ProductDetail> {
  const { target, language } = save;
  const { oldKeys, detail } = await context.db.transaction(async (tx) => ({
    oldKeys: await writeSave(context, tx, choose, save, checked),
    // Read before the lock is released, so that the result does not include the next save.
    detail: await readDetail({ ...context, db: tx }, target.submission_id, {
      language,
      sees: "inside",
    }),
  }));
  // Files that another build uses are kept.
  await context.files.release(oldKeys);
  return detail;
}

/** Saves the editor's form; depending on the status, only price and publication. */
export const saveBuild = (context: Context, save: SaveRequest): Promise<ProductDetail> =>
  saveMove(context, savingMove, save);
/**
 * Inspects the build as this save would leave it, and saves and sends it for review unless a finding stops it. Refused
 * as by `saveMove`; also `validation` with a problem per finding, and `state` when the build changes meanwhile.
 */
export const sendBuild = async (
  context: Context,
  save: SaveRequest,
  inspect: Inspect,
  signal: AbortSignal,
): Promise<ProductDetail> =>
  saveMove(context, "send", save, await checkedToSend(context, save, inspect, signal));

/**
 * Adds screenshots to a draft or rejected build. Refused: `validation` when none was sent, otherwise as by `saveMove`.
 */
export async function addScreenshots(context: Context, save: SaveRequest): Promise<ProductDetail> {
  if (!save.uploads["screenshots"]?.length)
    throw refuse("validation", { key: "field.required", field: "screenshots" });
  return saveMove(context, "save", save);
}
