// Mails about a build: to administrators when it waits for review, to its creator after a decision or remarks.
import type { MessageKey, Problem } from "@lanyard/contract";
import {
  findAccount,
  languageOfUser,
  reviewReaders,
  type Account,
} from "../account/account.rules.ts";
import { countLastHour } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { QueuedMessage } from "../../platform/mail/mail.ts";
import { say } from "../../platform/text/texts.ts";
import { loadBuild, type Build } from "./submission.build.store.ts";
import { selectTitle } from "../product/product.texts.rules.ts";

type Occasion = "waiting" | "approved" | "rejected" | "remarks";

function createMail(
  { env }: Context,
  recipient: Account,
  occasion: Occasion,
  { row, product, texts, username }: Build,
  more: Problem["params"] = {},
): QueuedMessage {
  const language = languageOfUser(recipient);
  const params: Problem["params"] = {
    username: recipient.username,
    creator: username,
    title: selectTitle(texts, language, product.name),
    version: row.version,
    state: `status.${row.status}`,
    reason: row.rejectionReason,
    ...more,
    link:
      occasion === "rejected"
        ? `${env.publicUrl}/dashboard/build/products/${row.productId}/submissions/${row.id}`
        : `${env.publicUrl}/dashboard/products/${row.productId}`,
  };
  const text = (part: "subject" | "text"): MessageKey => `mail.${occasion}_${part}`;
  return {
    about: occasion,
    to: recipient.email,
    language,
    subject: say(language, text("subject"), params),
    text: say(language, text("text"), params),
  };
}

/** A build that is sent and taken back again and again must not fill mailboxes. */
const mostAnHour = 3;

/**
 * Mails the administrators who want to know that a build waits for review, after its sending was recorded; no more than
 * a few times an hour.
 */
export async function mailReviewers(tx: Tx, context: Context, submissionId: number): Promise<void> {
  const sends = { subject: "submission", id: submissionId, action: "send" } as const;
  if ((await countLastHour(tx, sends)) > mostAnHour) return;
  const build = await loadBuild(tx, submissionId);
  if (!build) return;
  for (const admin of await reviewReaders(tx))
    await context.mail.queue(tx, createMail(context, admin, "waiting", build));
}

/**
 * The mail to a build's creator about a decision or remarks; a rejection includes the reason. Undefined when the creator
 * is not active.
 */
export async function creatorMail(
  tx: Tx,
  context: Context,
  submissionId: number,
  occasion: Exclude<Occasion, "waiting">,
  more?: Problem["params"],
): Promise<QueuedMessage | undefined> {
  const build = await loadBuild(tx, submissionId);
  const owner = build ? await findAccount(tx, build.product.ownerId) : undefined;
  return build && owner?.active ? createMail(context, owner, occasion, build, more) : undefined;
}
