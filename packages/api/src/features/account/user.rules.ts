// Decisions of administrators about users: their role, and whether they are active.
import type { ManagedUser, UserRole } from "@lanyard/contract";
import { toFlag } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Files } from "../../platform/files/files.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { refuse } from "../../platform/refuse.ts";
import { wireUser, type EndSessions } from "./account.rules.ts";
import * as store from "./account.store.ts";
import { endOpenEmail } from "./email-change.rules.ts";
import { endLinks, mailPasswordLink } from "./password-link.rules.ts";

export const usersBelow = store.selectUsers;

/** A user in the wire format for administrators. */
export const managed = (row: store.UserRow, files: Files): ManagedUser => ({
  ...wireUser(row, files),
  active: toFlag(row.active),
  invited: toFlag(row.passwordHash === null),
  created_at: toInstant(row.createdAt),
});

/** A user for administrators. Refused: `not_found`. */
export async function managedUser({ db, files }: Context, id: number): Promise<ManagedUser> {
  const row = await store.findUser(db, id);
  if (!row) throw notFound();
  return managed(row, files);
}

interface AdminTarget {
  readonly admin: SignedIn;
  readonly userId: number;
}
interface Decision extends AdminTarget {
  readonly action: "role" | "deactivate" | "reactivate";
  readonly changes: { readonly role: UserRole } | { readonly active: boolean };
  /** The role that the administrator saw when deciding. */
  readonly was?: UserRole | undefined;
}

const notFound = () => refuse("not_found", { key: "request.not_found" });

/**
 * The user, locked until the transaction ends. Refused: `not_found`, `state` for one's own account, `forbidden` for a
 * caller who has just lost the administrator role.
 */
async function lockOther(tx: Tx, { admin, userId }: AdminTarget): Promise<store.UserRow> {
  // Locks both rows, so that of two administrators who deactivate each other one stays.
  const rows = await store.lockUsers(tx, [admin.id, userId]);
  const caller = rows.find(({ id }) => id === admin.id);
  const user = rows.find(({ id }) => id === userId);
  if (!user) throw notFound();
  if (!caller?.active || caller.role !== "admin")
    throw refuse("forbidden", { key: "role.forbidden" });
  if (user === caller) throw refuse("state", { key: "account.own" });
  return user;
}

/**
 * Changes another user's role or state and ends their sessions; does nothing when there is no change. Refused: as
 * `lockOther` does, and `state` for a role that another administrator has changed meanwhile.
 */
export const decide = (
  { db, files }: Context,
  endSessions: EndSessions,
  { action, changes, was, ...target }: Decision,
): Promise<ManagedUser> =>
  db.transaction(async (tx) => {
    const { admin, userId } = target;
    const before = await lockOther(tx, target);
    if (was !== undefined && before.role !== was) throw refuse("state", { key: "role.changed" });
    const same =
      "role" in changes ? before.role === changes.role : before.active === changes.active;
    if (same) return managed(before, files);
    const after = await store.updateUser(tx, userId, changes);
    await endSessions(tx, userId);
    if (!after.active) {
      await endLinks(tx, userId);
      await endOpenEmail(tx, userId);
    }
    await record(tx, { actor: admin, action, subject: "user", id: userId, before, after });
    return managed(after, files);
  });

/** Ends every session of another user. Refused: as `lockOther` does. */
export const signOut = (
  { db, files }: Context,
  endSessions: EndSessions,
  target: AdminTarget,
): Promise<ManagedUser> =>
  db.transaction(async (tx) => {
    const user = await lockOther(tx, target);
    await endSessions(tx, user.id);
    await record(tx, { actor: target.admin, action: "sign_out", subject: "user", id: user.id });
    return managed(user, files);
  });

/**
 * Mails another invitation. Refused: as `lockOther` does, `state` for a user who is inactive or already has a password,
 * `too_many`.
 */
export const inviteAgain = (context: Context, target: AdminTarget): Promise<ManagedUser> =>
  context.db.transaction(async (tx) => {
    const user = await lockOther(tx, target);
    if (!user.active || user.passwordHash !== null)
      throw refuse("state", { key: "role.not_invited" });
    if (!(await mailPasswordLink(tx, context, user, "invite")))
      throw refuse("too_many", { key: "request.too_many", params: { seconds: 3_600 } });
    await record(tx, { actor: target.admin, action: "invite", subject: "user", id: user.id });
    return managed(user, context.files);
  });
