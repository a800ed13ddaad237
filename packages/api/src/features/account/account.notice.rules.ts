// Mails the owner of an account when its e-mail or password has changed, in case somebody else changed it.
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { say } from "../../platform/text/texts.ts";
import { languageOfUser } from "./account.rules.ts";
import type { UserRow } from "./account.store.ts";

/** Queues the mails to the address that the account had `before`; no mail for a first password. */
export async function mailNotices(
  tx: Tx,
  { env, mail }: Context,
  before: UserRow,
  after: UserRow,
): Promise<void> {
  const { username, email: to } = before;
  const language = languageOfUser(before);
  const product = env.productName;
  const params = { username, product, email: after.email, support: env.supportEmail };
  const notices = {
    new_email: to !== after.email,
    new_password: before.passwordHash !== null && before.passwordHash !== after.passwordHash,
  };
  for (const notice of ["new_email", "new_password"] as const)
    if (notices[notice])
      await mail.queue(tx, {
        about: notice,
        to,
        language,
        subject: say(language, `mail.${notice}_subject`, params),
        text: say(language, `mail.${notice}_text`, params),
      });
}
