// Inspects stored builds before a decision, and those that came into review without a result: sent by an older version,
// or before the rules changed. Keeps builds that a finding stops from going on sale without a reason.
import { isBlank, isStop, type LanguageCode } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Requester } from "../../platform/process/process-pool.ts";
import { refuse } from "../../platform/refuse.ts";
import {
  keepFindings,
  findFindings,
  findCompleteFindings,
  toRefusal,
  releasedContent,
  type Inspect,
} from "./check.rules.ts";
import { waitingIds } from "./check.store.ts";
import { loadBuild } from "./submission.build.store.ts";
import { toContent } from "./submission.content.store.ts";

/** Inspects a build and keeps the result, unless the result of its contents is known. */
export async function checkStored(
  context: Context,
  submissionId: number,
  inspect: Inspect,
  requester: Requester,
): Promise<void> {
  const { db } = context;
  const build = await loadBuild(db, submissionId);
  if (!build) return;
  const content = toContent(build);
  if (await findCompleteFindings(db, submissionId, content)) return;
  const released = await releasedContent(db, build.product.id, submissionId);
  const findings = await inspect(context, { content, released }, requester);
  await keepFindings(db, submissionId, content, findings);
}

/** What an administrator says about a build that a finding stops. */
export interface Override {
  readonly reason: string;
  readonly language: LanguageCode;
}

/**
 * What the audit log says of a build that goes on sale in spite of a finding; nothing of one that no finding stops. Call
 * it with the build locked. Refused: `validation` with a problem per finding when there is no reason, `state` when the
 * build has changed since `checkStored`.
 */
export async function overriding(
  tx: Tx,
  submissionId: number,
  { reason, language }: Override,
): Promise<{ overrideReason?: string; overridden?: readonly string[] }> {
  const content = toContent((await loadBuild(tx, submissionId))!);
  const findings = await findFindings(tx, submissionId, content);
  if (!findings) throw refuse("state", { key: "submission.stale" });
  const required = { key: "override_reason.required", field: "override_reason" } as const;
  const stopped = await toRefusal(tx, findings, language, required);
  if (!stopped) return {};
  if (isBlank(reason)) throw stopped;
  const overridden = [...new Set(findings.filter(isStop).map(({ rule }) => rule))];
  return { overrideReason: reason, overridden };
}

const batch = 100;

/** Inspects, one after the other, the builds in review whose result is not known, until `signal` aborts. */
export async function checkWaiting(
  context: Context,
  inspect: Inspect,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  let ids: number[];
  let last = 0;
  do {
    ids = await waitingIds(context.db, last, batch);
    for (const id of ids) {
      if (signal.aborted) return;
      await checkStored(context, id, inspect, { signal }).catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
    }
    last = ids.at(-1) ?? last;
  } while (ids.length === batch);
}
