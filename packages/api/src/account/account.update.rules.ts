// Changing an account: one's own, or anybody's for an administrator.
import type { User } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import { refuse } from "../shared/refuse.ts";
import {
  accountProblems,
  mayRead,
  refusingTaken,
  takenProblems,
  wireUser,
  type EndSessions,
} from "./account.rules.ts";
import * as store from "./account.store.ts";
import { hashPassword } from "../shared/passwords.ts";
import { passwordProblems } from "./new-password.rules.ts";
import { endLinksOf } from "./password-link.rules.ts";

export interface AccountChanges {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly supportEmail?: string | undefined;
  /** The key of the new picture; empty removes it. */
  readonly avatar?: string | undefined;
  readonly password?: string | undefined;
  readonly passwordConfirmation?: string | undefined;
}

/** Only the fields that a caller sent. */
const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

/**
 * Changes what was sent of the account `id`. A new password ends every session but the one of `token`. Refuses
 * `not_found` for somebody else's account and `validation`.
 */
export async function updateAccount(
  context: Context,
  endSessions: EndSessions,
  caller: SignedIn,
  id: number,
  changes: AccountChanges,
  token: string,
): Promise<User> {
  const { password, passwordConfirmation, avatar, ...data } = changes;
  if (!mayRead(caller, id)) throw refuse("not_found", { key: "request.not_found" });
  const account = await store.findUser(context.db, id);
  if (!account) throw refuse("not_found", { key: "request.not_found" });
  const setsPassword = Boolean(password) || Boolean(passwordConfirmation);
  const problems = accountProblems(data);
  if (setsPassword)
    problems.push(
      ...(await passwordProblems(context, {
        password: password ?? "",
        confirmation: passwordConfirmation ?? "",
        owner: { ...account, ...defined(data) },
      })),
    );
  if (problems.length > 0) throw refuse("validation", ...problems);
  const passwordHash = setsPassword ? await hashPassword(password ?? "") : undefined;

  const [before, after] = await context.db.transaction(async (tx) => {
    const was = await store.lockUser(tx, id);
    if (!was) throw refuse("not_found", { key: "request.not_found" });
    const taken = await takenProblems(tx, data, id);
    if (taken.length > 0) throw refuse("validation", ...taken);
    const fields = defined({ ...data, avatar, passwordHash });
    const is =
      Object.keys(fields).length > 0 ? await refusingTaken(store.updateUser(tx, id, fields)) : was;
    if (setsPassword) {
      await endSessions(tx, id, caller.id === id ? token : undefined);
      await endLinksOf(tx, id);
    }
    await record(tx, {
      actor: caller,
      action: "update",
      subject: "user",
      id,
      before: was,
      after: is,
    });
    if (was.avatar !== is.avatar) await context.files.markForRelease(tx, [was.avatar]);
    return [was, is] as const;
  });
  if (before.avatar !== after.avatar) await context.files.release([before.avatar]);
  return wireUser(after, context.files);
}
