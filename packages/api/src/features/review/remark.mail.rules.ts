// The mail to a creator with the remarks of a reviewer.
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { QueuedMessage } from "../../platform/mail/mail.ts";
import { creatorMail } from "../submission/submission.mail.rules.ts";
import type { RemarkRow } from "./remark.store.ts";

type MailedRemark = Pick<RemarkRow, "path" | "line" | "text">;

/** Such as `src/app.js:12`, or `:3` for a line of a script. */
const formatPlace = ({ path, line }: MailedRemark) =>
  [path, ...(line === null ? [] : [line])].join(":");

const formatRemark = (remark: MailedRemark) =>
  [formatPlace(remark), remark.text].filter((part) => part !== "").join("\n");

/** Undefined when there are no remarks, or the creator is not active. */
export const remarksMail = async (
  tx: Tx,
  context: Context,
  submissionId: number,
  remarks: readonly MailedRemark[],
): Promise<QueuedMessage | undefined> =>
  remarks.length === 0
    ? undefined
    : creatorMail(tx, context, submissionId, "remarks", {
        remarks: remarks.map(formatRemark).join("\n\n"),
      });
