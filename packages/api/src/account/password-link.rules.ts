// Links that set a password: mailed, good once and for a limited time.
import type { Context } from "../context.ts";
import type { Tx } from "../database/db.ts";
import { say } from "../shared/texts.ts";
import { hashToken, newToken } from "../shared/tokens.ts";
import { languageOfUser } from "./account.rules.ts";
import type { UserRow } from "./account.store.ts";
import * as store from "./password-link.store.ts";

export type Occasion = "invite" | "reset";
/** An invited person may be on holiday; who asked for a link is waiting for it. */
const hours: Readonly<Record<Occasion, number>> = { invite: 72, reset: 2 };
/** Within an hour nobody's mailbox gets more. */
const mostPerHour = 3;

/** Mails a link to a user; does nothing when they have had enough of them. */
export async function mailPasswordLink(
  tx: Tx,
  { env, mail }: Context,
  user: UserRow,
  occasion: Occasion,
): Promise<void> {
  if ((await store.countRecent(tx, user.id)) >= mostPerHour) return;
  const token = newToken();
  await store.insertLink(tx, hashToken(token), user.id, hours[occasion]);
  const params = {
    username: user.username,
    product: env.productName,
    hours: hours[occasion],
    link: `${env.publicUrl}/password/reset/${token}`,
  };
  const language = languageOfUser(user);
  await mail.post(tx, {
    to: user.email,
    language,
    subject: say(language, `mail.${occasion}_subject`, params),
    text: say(language, `mail.${occasion}_text`, params),
  });
}

/** Uses a link up: whose it was, undefined when it is unknown, used or expired. Their other links end too. */
export const usePasswordLink = (tx: Tx, token: string): Promise<number | undefined> =>
  store.takeLink(tx, hashToken(token));

/** Ends every mailed link of a user. */
export const endLinksOf = store.deleteLinksOf;
