// Records what happened to every mail that is sent.
import type { LinkTopic } from "@lanyard/contract";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { MailLog } from "../../platform/mail/mail.ts";
import { failedMail, nextState } from "./delivery.attempt.rules.ts";
import { linkExpired, type Attempt } from "./delivery.attempt.ts";
import * as store from "./delivery.log.store.ts";

/**
 * Calls `send`, records the outcome, and throws what it throws. `id`: undefined for jobs that an older server queued.
 */
export async function attempt(
  db: Db,
  id: number | undefined,
  last: boolean,
  send: () => Promise<void>,
): Promise<void> {
  const at = new Date().toISOString();
  const note = async (tried: Attempt) => {
    const state = nextState(tried.error !== "", last);
    if (id !== undefined) await store.addAttempt(db, id, tried, state);
  };
  try {
    await send();
  } catch (error) {
    await note(failedMail(at, error));
    throw error;
  }
  await note({ at, status: null, error: "" });
}

export interface LinkMail {
  readonly about: LinkTopic;
  readonly receiver: string;
  readonly subject: string;
  readonly linkId: number;
  readonly userId: number;
}

/** Records a mail with a link, without its text; returns its id. */
export const addLinkMail = (tx: Tx, mail: LinkMail): Promise<number> => store.insertMail(tx, mail);

/** The log that the mail service writes to. */
export const mailLog = (db: Db): MailLog => ({
  add: (tx, message) =>
    store.insertMail(tx, {
      about: message.about,
      receiver: message.to,
      subject: message.subject,
      message,
    }),
  attempt: (id, last, send) => attempt(db, id, last, send),
});

/** Records that nothing was sent, because the link is used or has expired, or its account is closed. */
export const recordExpiredLink = (db: Db, id: number): Promise<void> =>
  store.addAttempt(
    db,
    id,
    { at: new Date().toISOString(), status: null, error: linkExpired },
    "failed",
  );

export const linkOtherwise = store.setLink;
