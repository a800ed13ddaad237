// A forgotten password, and a new one.
import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "../shared/context.ts";
import { refuse } from "../shared/refuse.ts";
import { endSessionsOf } from "../session/session.rules.ts";
import { passwordProblems } from "./account.rules.ts";
import * as store from "./account.store.ts";
import { hashPassword } from "./password.ts";
import { mailPasswordLink, usePasswordLink } from "./password-link.rules.ts";

/** Longer than a mail takes to be queued: the time of the answer does not tell who has an account. */
const answerAfterMs = 250;

/** Mails a link if somebody active has that e-mail. Answers the same, whoever asks for whatever. */
export async function requestPasswordLink(context: Context, email: string): Promise<void> {
  const mailed = context.db.transaction(async (tx) => {
    const user = await store.findByEmail(tx, email);
    if (user?.active) await mailPasswordLink(tx, context, user, "reset");
  });
  await Promise.all([mailed, wait(answerAfterMs)]);
}

/** Sets the password that a mailed link allows, and ends every session of its user. Refuses `validation`. */
export async function setPassword(
  { db }: Context,
  token: string,
  password: string,
  confirmation: string,
): Promise<void> {
  const problems = passwordProblems(password, confirmation);
  if (problems.length > 0) throw refuse("validation", ...problems);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const userId = await usePasswordLink(tx, token);
    const user = userId === undefined ? undefined : await store.findUser(tx, userId);
    if (!user?.active) throw refuse("validation", { key: "password.token", field: "token" });
    await store.updateUser(tx, user.id, { passwordHash });
    await endSessionsOf(tx, user.id);
  });
}
