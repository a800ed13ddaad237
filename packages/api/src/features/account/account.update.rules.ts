// Changing one's own account; administrators can change any.
import type { Account, Problem } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refuse.ts";
import {
  accountProblems,
  mayRead,
  refusingTaken,
  takenProblems,
  readUser,
  type Sessions,
} from "./account.rules.ts";
import * as store from "./account.store.ts";
import { hashPassword } from "../../platform/identity/passwords.ts";
import { tidyName } from "../../platform/text/skeletons.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { mailNotices } from "./account.notice.rules.ts";
import {
  askForEmail,
  cancelEmail,
  countEmailChange,
  endEmailChanges,
  endOpenEmail,
} from "./email-change.rules.ts";
import { passwordProblems } from "./new-password.rules.ts";
import { endLinks } from "./password-link.rules.ts";

export interface AccountChanges {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly supportEmail?: string | undefined;
  /** The key of the new picture; empty removes it. */
  readonly avatar?: string | undefined;
  readonly reviewMails?: boolean | undefined;
  readonly password?: string | undefined;
  readonly passwordConfirmation?: string | undefined;
  readonly currentPassword?: string | undefined;
}

/** The fields that are not undefined. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** The user who changes the account. */
interface Author extends SignedIn {
  readonly token: string;
  /** The network address of the request. */
  readonly address: string;
}

const wrongPassword: Problem = { key: "password.current_wrong", field: "current_password" };

/**
 * Changes the given fields of the account `id`. Changing one's own password or e-mail needs the current password. A new
 * password ends all sessions except the author's; so does a new e-mail, once it is confirmed by its mailed link. Of
 * another account, an administrator changes both at once. Refuses `not_found` for somebody else's account, `validation`
 * and `too_many`.
 */
export async function updateAccount(
  context: Context,
  sessions: Sessions,
  author: Author,
  id: number,
  changes: AccountChanges,
): Promise<Account> {
  const { password = "", passwordConfirmation = "", currentPassword = "", ...rest } = changes;
  const { avatar, reviewMails, username, ...addresses } = rest;
  if (!mayRead(author, id)) throw refuse("not_found", { key: "request.not_found" });
  const account = await store.findUser(context.db, id);
  if (!account) throw refuse("not_found", { key: "request.not_found" });
  // A name that was stored before a rule existed stays valid until it is changed.
  const renames = username !== undefined && username !== account.username;
  const data = { ...addresses, username: renames ? tidyName(username) : undefined };
  const { email, ...direct } = data;
  const isOwn = author.id === id;
  const setsPassword = password !== "" || passwordConfirmation !== "";
  const asksEmail = isOwn && email !== undefined && email !== account.email;
  const needsCurrent = isOwn && (setsPassword || asksEmail);
  const problems = accountProblems(data);
  if (needsCurrent && currentPassword === "")
    problems.push({ key: "password.current_required", field: "current_password" });
  if (setsPassword) {
    const owner = { ...account, ...defined(data) };
    const confirmation = passwordConfirmation;
    problems.push(...(await passwordProblems(context, { password, confirmation, owner })));
  }
  if (problems.length > 0) throw refuse("validation", ...problems);
  if (needsCurrent) {
    const check = { email: account.email, password: currentPassword, address: author.address };
    if (!(await sessions.ownerOfPassword(context.db, check)))
      throw refuse("validation", wrongPassword);
  }
  if (asksEmail) await countEmailChange(context, id);
  const passwordHash = setsPassword ? await hashPassword(password) : undefined;

  const [before, after] = await context.db.transaction(async (tx) => {
    const old = await store.lockUser(tx, id);
    // Checked again under the lock: of two requests with the old password only one succeeds, and none for an address
    // that its owner undoes meanwhile.
    if (needsCurrent && (old.passwordHash !== account.passwordHash || old.email !== account.email))
      throw refuse("validation", wrongPassword);
    const conflicts = await takenProblems(tx, data, id);
    if (conflicts.length > 0) throw refuse("validation", ...conflicts);
    const changedFields = Object.entries(
      defined({ ...(isOwn ? direct : data), avatar, reviewMails, passwordHash }),
    ).filter(([name, value]) => value !== old[name as keyof store.UserRow]);
    const updated =
      changedFields.length === 0
        ? old
        : await refusingTaken(store.updateUser(tx, id, Object.fromEntries(changedFields)));
    const hasNewEmail = old.email !== updated.email;
    const session = hashToken(author.token);
    if (setsPassword || hasNewEmail) {
      await sessions.end(tx, id, isOwn ? session : undefined);
      // A mailed link lets whoever reads the old address open the account.
      await endLinks(tx, id);
      await (hasNewEmail ? endEmailChanges : endOpenEmail)(tx, id);
    }
    await mailNotices(tx, context, old, updated);
    await record(tx, {
      actor: author,
      action: "update",
      subject: "user",
      id,
      before: old,
      after: updated,
    });
    if (old.avatar !== updated.avatar) await context.files.markForRelease(tx, [old.avatar]);
    if (isOwn && email === old.email) await cancelEmail(tx, updated);
    else if (asksEmail) await askForEmail(tx, context, updated, email, session);
    return [old, updated] as const;
  });
  if (before.avatar !== after.avatar) await context.files.release([before.avatar]);
  return readUser(context.db, context.files, id);
}
