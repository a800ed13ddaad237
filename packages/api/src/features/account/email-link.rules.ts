// Mailed links about an account's e-mail address: the new address confirms a change, the old one undoes it.
import { emailChange } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { addLinkMail, attempt, recordExpiredLink } from "../delivery/delivery.log.rules.ts";
import { mailLimits, getMailServer } from "../../platform/mail/mail.ts";
import { refuse } from "../../platform/refuse.ts";
import { say } from "../../platform/text/texts.ts";
import { hashToken, newToken } from "../../platform/identity/tokens.ts";
import { languageOfUser, type Account } from "./account.rules.ts";
import { findUser } from "./account.store.ts";
import * as store from "./email-change.store.ts";

export type EmailLink = "confirm_email" | "undo_email";

const queue = "email-link";
interface Job {
  readonly change: number;
  readonly about: EmailLink;
  readonly dispatch: number;
}

interface Link {
  readonly hash: store.HashName;
  readonly page: string;
}
const links: Readonly<Record<EmailLink, Link>> = {
  confirm_email: { hash: "confirmHash", page: "confirm" },
  undo_email: { hash: "undoHash", page: "undo" },
};

/** The address is the new one for the text about the change, whoever receives it. */
const toParams = ({ env }: Context, { username }: Account, email: string) => ({
  username,
  email,
  product: env.productName,
  support: env.supportEmail,
  hours: emailChange.confirmHours,
  days: emailChange.undoDays,
});

/** Queues the mail of a change. The link's token is created when it is sent, so that the database never stores it. */
export async function mailEmailLink(
  tx: Tx,
  context: Context,
  user: Account,
  { about, change, to }: { about: EmailLink; change: number; to: string },
): Promise<void> {
  const subject = say(languageOfUser(user), `mail.${about}_subject`, toParams(context, user, to));
  const dispatch = await addLinkMail(tx, {
    about,
    receiver: to,
    subject,
    linkId: change,
    userId: user.id,
  });
  await queueLink(tx, context, to, { change, about, dispatch });
}

const queueLink = (tx: Tx, { jobs }: Context, to: string, job: Job) =>
  jobs.send(tx, queue, job, { receiver: getMailServer(to) });

/** Handles the queued mails. A retried mail gets a new token, so only the link of the latest mail is valid. */
export function sendEmailLinks(context: Context): void {
  const { db, env, jobs, mail } = context;
  const send = async (data: object, last: boolean) => {
    const { change, about, dispatch } = data as Job;
    const { hash, page } = links[about];
    const token = newToken();
    const row = await store.renewHash(db, change, hash, hashToken(token));
    const user = row && (await findUser(db, row.userId));
    if (!row || !user?.active) {
      await recordExpiredLink(db, dispatch);
      return;
    }
    const link = `${env.publicUrl}/email/${page}/${token}`;
    const language = languageOfUser(user);
    const params = { ...toParams(context, user, row.newEmail), link };
    await attempt(db, dispatch, last, () =>
      mail.send({
        to: about === "confirm_email" ? row.newEmail : row.oldEmail!,
        language,
        subject: say(language, `mail.${about}_subject`, params),
        text: say(language, `mail.${about}_text`, params),
      }),
    );
  };
  jobs.work(queue, send, mailLimits);
}

interface LinkToResend {
  readonly dispatch: number;
  readonly occasion: EmailLink;
  readonly link: number;
}

/** Queues a mail again while its link is valid. Refused: `state`. */
export async function mailEmailLinkAgain(
  tx: Tx,
  context: Context,
  { dispatch, occasion: about, link }: LinkToResend,
): Promise<void> {
  const change = await store.findChange(tx, link);
  const isGood = about === "confirm_email" ? change?.isOpen : change?.isUndoable;
  const user = change && isGood ? await findUser(tx, change.userId) : undefined;
  if (!change || !user?.active) throw refuse("state", { key: "dispatch.email_link_gone" });
  const to = about === "confirm_email" ? change.newEmail : change.oldEmail!;
  await queueLink(tx, context, to, { change: link, about, dispatch });
}
