// Refuses saves that are based on an older state of a build. Every save that is refused because of the build's state
// returns the current build.
import type { LanguageCode, SubmissionForm } from "@lanyard/contract";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { refuse, Refused } from "../../platform/refuse.ts";
import { submissionDetail } from "./submission.detail.rules.ts";
import type { SubmissionRow, Target } from "./submission.move.rules.ts";

/** Refused: `state` when the build has changed since the sender loaded it. */
export function refuseStale(
  { submission_updadet_at: loaded }: SubmissionForm,
  { updatedAt }: SubmissionRow,
): void {
  if (loaded !== undefined && Date.parse(loaded) !== Date.parse(toInstant(updatedAt)))
    throw refuse("state", { key: "submission.stale" });
}

interface Sender {
  readonly params: Target;
  readonly user: SignedIn;
  readonly language: LanguageCode;
}

/** Runs `save`, and adds the current build to its refusal `state`. */
export async function tellingBuild<T>(
  context: Context,
  { params, user, language }: Sender,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "state") throw error;
    throw Object.assign(error, { build: await submissionDetail(context, params, user, language) });
  }
}
