// Mailed links that set a password: valid once and for a limited time.
import { record } from "../audit/audit.rules.ts";
import {
  addLinkMail,
  attempt,
  linkOtherwise,
  recordExpiredLink,
} from "../delivery/delivery.log.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { mailLimits, getMailServer } from "../../platform/mail/mail.ts";
import { refuse } from "../../platform/refuse.ts";
import { say } from "../../platform/text/texts.ts";
import { hashToken, newToken } from "../../platform/identity/tokens.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import { languageOfUser } from "./account.rules.ts";
import { findUser, type UserRow } from "./account.store.ts";
import * as store from "./password-link.store.ts";

export type Occasion = "invite" | "reset";
/** Long for invitations, because people may be away; short for links that were requested. */
const hours: Readonly<Record<Occasion, number>> = { invite: 72, reset: 2 };
/** The most mails with a link that a user gets within an hour. */
const mostPerHour = 3;

const queue = "password-link";
interface Job {
  readonly link: number;
  readonly occasion: Occasion;
  /** The id in the dispatch log; undefined in jobs that an older server queued. */
  readonly dispatch?: number;
}

/**
 * Queues a mail with a link, and returns whether it did: false when the user has had the most for now. The link's token
 * is created when the mail is sent, so that nothing in the database opens an account.
 */
export async function mailPasswordLink(
  tx: Tx,
  context: Context,
  user: UserRow,
  occasion: Occasion,
): Promise<boolean> {
  if ((await store.countRecent(tx, user.id)) >= mostPerHour) return false;
  const link = await store.insertLink(tx, hashToken(newToken()), user.id, hours[occasion]);
  const dispatch = await addLinkMail(tx, {
    about: occasion,
    receiver: user.email,
    subject: say(
      languageOfUser(user),
      `mail.${occasion}_subject`,
      toParams(context, user, occasion),
    ),
    linkId: link,
    userId: user.id,
  });
  await queueLink(tx, context, user, { link, occasion, dispatch });
  return true;
}

const queueLink = (tx: Tx, { jobs }: Context, { email }: UserRow, job: Job) =>
  jobs.send(tx, queue, job, { receiver: getMailServer(email) });

const toParams = ({ env }: Context, { username }: UserRow, occasion: Occasion) => ({
  username,
  product: env.productName,
  hours: hours[occasion],
});

const getLinkUrl = ({ env }: Context, token: string) => `${env.publicUrl}/password/reset/${token}`;

/** Creates a link and returns its URL. */
export async function makePasswordLink(
  tx: Tx,
  context: Context,
  user: UserRow,
  occasion: Occasion,
): Promise<string> {
  const token = newToken();
  await store.insertLink(tx, hashToken(token), user.id, hours[occasion]);
  return getLinkUrl(context, token);
}

/**
 * Mails a link at once instead of queueing it, because its token must not be stored. Throws when the mail cannot be
 * sent.
 */
export async function sendPasswordLink(
  context: Context,
  user: UserRow,
  occasion: Occasion,
  link: string,
): Promise<void> {
  const params = { ...toParams(context, user, occasion), link };
  const language = languageOfUser(user);
  await context.mail.send({
    to: user.email,
    language,
    subject: say(language, `mail.${occasion}_subject`, params),
    text: say(language, `mail.${occasion}_text`, params),
  });
}

/**
 * Records in the audit log that a link was mailed. Call it only after sending: a requested link that was never sent is
 * not recorded.
 */
export const recordMailed = (tx: Tx, { id }: UserRow, actor: "anyone" | "server"): Promise<void> =>
  record(tx, { actor, action: "password_link", subject: "user", id });

/** Handles the queued mails. A retried mail gets a new token, so only the link of the latest mail is valid. */
export function sendPasswordLinks(context: Context): void {
  const { db, jobs } = context;
  const send = async (data: object, last: boolean) => {
    const { link, occasion, dispatch } = data as Job;
    const token = newToken();
    const userId = await store.renewLink(db, link, hashToken(token));
    const user = userId === undefined ? undefined : await findUser(db, userId);
    if (!user?.active) {
      if (dispatch !== undefined) await recordExpiredLink(db, dispatch);
      return;
    }
    await attempt(db, dispatch, last, () =>
      sendPasswordLink(context, user, occasion, getLinkUrl(context, token)),
    );
    await recordMailed(db, user, occasion === "reset" ? "anyone" : "server");
  };
  jobs.work(queue, send, mailLimits);
}

export interface LinkToResend {
  /** The id in the dispatch log. */
  readonly dispatch: number;
  readonly occasion: Occasion;
  readonly link: number;
  readonly userId: number;
}

/**
 * Queues a mail with a link again. An invitation gets a new link with the full validity, and goes to the account's
 * current address. A requested link that has expired is refused, because only its user may request a new one. Refused:
 * `state`, `too_many`.
 */
export async function mailLinkAgain(
  tx: Tx,
  context: Context,
  { dispatch, occasion, link, userId }: LinkToResend,
): Promise<void> {
  const user = await findUser(tx, userId);
  if (occasion === "reset") {
    if (!user?.active || !(await store.isLinkGood(tx, link)))
      throw refuse("state", { key: "dispatch.link_expired" });
    await queueLink(tx, context, user, { link, occasion, dispatch });
    return;
  }
  if (!user?.active || user.passwordHash !== null)
    throw refuse("state", { key: "dispatch.invite_used" });
  if ((await store.countRecent(tx, user.id)) >= mostPerHour)
    throw refuse("too_many", { key: "request.too_many", params: { seconds: 3_600 } });
  const linkId = await store.insertLink(tx, hashToken(newToken()), user.id, hours[occasion]);
  await linkOtherwise(tx, dispatch, linkId, user.email);
  await queueLink(tx, context, user, { link: linkId, occasion, dispatch });
}

/** The user of a link; undefined when it is unknown, used or expired, or the user is deactivated. */
export async function ownerOfLink(tx: Tx, token: string): Promise<UserRow | undefined> {
  const userId = await store.findLink(tx, hashToken(token));
  const user = userId === undefined ? undefined : await findUser(tx, userId);
  return user?.active ? user : undefined;
}

/**
 * Uses a link and ends the user's other ones; returns the user's id, undefined when the link is unknown, used or
 * expired.
 */
export const usePasswordLink = (tx: Tx, token: string): Promise<number | undefined> =>
  store.takeLink(tx, hashToken(token));

/** The limit per network address, for requesting links and for trying them. */
export const linkLimit = { most: 30, minutes: 60 };

/** Counts one attempt at a mailed link of any kind. Refused: `too_many`. */
export const countLinkTry = (db: Db, address: string): Promise<void> =>
  throttle(db, `link ${address}`, linkLimit);

/** Ends all mailed links of a user. */
export const endLinks = store.deleteLinks;
