// The administrator's decisions about a submission.
import type { SignedIn } from "../shared/auth.ts";
import type { Db } from "../shared/db.ts";
import { move, type Target } from "../submission/submission.move.ts";
import type { SubmissionRow } from "../submission/submission.store.ts";

export type Decision = "approve" | "set_ready" | "set_review" | "enable";

/** Decides. What was approved before makes room. Refused: `not_found`, `state`. */
export const decide = (
  db: Db,
  decision: Decision,
  target: Target,
  user: SignedIn,
): Promise<SubmissionRow> => db.transaction((tx) => move(tx, decision, target, user));

/** Rejects, with the reason that the creator reads. Refused: `not_found`, `state`. */
export const rejectBuild = (
  db: Db,
  target: Target,
  user: SignedIn,
  reason: string,
): Promise<SubmissionRow> =>
  db.transaction((tx) =>
    move(tx, "reject", target, user, () => Promise.resolve({ rejectionReason: reason })),
  );
