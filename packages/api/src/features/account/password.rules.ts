// Forgotten passwords: requesting a link, and setting a password with it.
import { setTimeout as wait } from "node:timers/promises";
import type { Problem } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refuse.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import type { Sessions } from "./account.rules.ts";
import * as store from "./account.store.ts";
import { hashPassword } from "../../platform/identity/passwords.ts";
import { mailNotices } from "./account.notice.rules.ts";
import { passwordProblems } from "./new-password.rules.ts";
import { endOpenEmail } from "./email-change.rules.ts";
import {
  countLinkTry,
  linkLimit,
  mailPasswordLink,
  ownerOfLink,
  usePasswordLink,
} from "./password-link.rules.ts";

/** Longer than queueing a mail takes, so that the response time does not tell whether an account exists. */
const answerAfterMs = 250;
const invalidLink: Problem = { key: "password.token", field: "token" };

/** Mails a link if an active user has the e-mail address; the response is the same if not. Refuses `too_many`. */
export async function requestPasswordLink(
  context: Context,
  email: string,
  address: string,
): Promise<void> {
  await throttle(context.db, `reset ${address}`, linkLimit);
  const mailed = context.db.transaction(async (tx) => {
    const user = await store.findByEmail(tx, email);
    if (user?.active) await mailPasswordLink(tx, context, user, "reset");
  });
  await Promise.all([mailed, wait(answerAfterMs)]);
}

/** Sets the password that a mailed link allows, and ends every session of its user. Refuses `validation`, `too_many`. */
export async function setPassword(
  context: Context,
  sessions: Pick<Sessions, "end" | "knowAddress">,
  token: string,
  password: string,
  confirmation: string,
  address: string,
): Promise<void> {
  const { db } = context;
  await countLinkTry(db, address);
  const owner = await ownerOfLink(db, token);
  if (!owner) throw refuse("validation", invalidLink);
  const problems = await passwordProblems(context, { password, confirmation, owner });
  if (problems.length > 0) throw refuse("validation", ...problems);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // The account before its link, in the order of all changes that end links, so that none waits for the other.
    const user = await store.lockUser(tx, owner.id);
    if (!user.active || !(await usePasswordLink(tx, token)))
      throw refuse("validation", invalidLink);
    const updated = await store.updateUser(tx, user.id, { passwordHash });
    const { id } = user;
    await record(tx, {
      actor: user,
      action: "password",
      subject: "user",
      id,
      before: user,
      after: updated,
    });
    await sessions.end(tx, user.id);
    // Whoever asked for another address knew only the previous password.
    await endOpenEmail(tx, user.id);
    await mailNotices(tx, context, user, updated);
  });
  // The link proves access to the account's mail, so the address that used it counts as the owner's, even a new one.
  await sessions.knowAddress(db, owner, address);
}
