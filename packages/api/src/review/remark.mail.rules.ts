// The mail to a creator with remarks that a reviewer made without a decision.
import type { RemarkDraft } from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { Tx } from "../database/db.ts";
import { mailCreator } from "../submission/submission.mail.rules.ts";

/** Such as `src/app.js:12`, or `:3` for a line of a script. */
const placeOf = ({ path = "", line }: RemarkDraft) =>
  [path, ...(line === undefined ? [] : [line])].join(":");

const said = (draft: RemarkDraft) =>
  [placeOf(draft), draft.text].filter((part) => part !== "").join("\n");

/** Mails the creator, if active. */
export const mailRemarks = (
  tx: Tx,
  context: Context,
  submissionId: number,
  drafts: readonly RemarkDraft[],
): Promise<void> =>
  mailCreator(tx, context, submissionId, "remarks", { remarks: drafts.map(said).join("\n\n") });
