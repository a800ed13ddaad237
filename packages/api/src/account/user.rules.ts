// Decisions of administrators about users: their role, and whether they are active.
import type { ManagedUser, UserRole } from "@lanyard/contract";
import { toFlag } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import type { Files } from "../files/files.ts";
import { toInstant } from "../database/instant.ts";
import { refuse } from "../shared/refuse.ts";
import { wireUser, type EndSessions } from "./account.rules.ts";
import * as store from "./account.store.ts";
import { endLinksOf } from "./password-link.rules.ts";

export const usersBelow = store.selectUsers;

/** How a user looks on the wire for administrators. */
export const managed = (row: store.UserRow, files: Files): ManagedUser => ({
  ...wireUser(row, files),
  active: toFlag(row.active),
  created_at: toInstant(row.createdAt),
});

interface Decision {
  readonly admin: SignedIn;
  readonly userId: number;
  readonly action: "role" | "deactivate" | "reactivate";
  readonly changes: { readonly role: UserRole } | { readonly active: boolean };
}

/**
 * Changes another user's role or state and ends their sessions; nothing happens without a change. Refused: `not_found`,
 * `state` for one's own account, `forbidden` for an administrator who has just lost the role.
 */
export const decide = (
  { db, files }: Context,
  endSessions: EndSessions,
  { admin, userId, action, changes }: Decision,
): Promise<ManagedUser> =>
  db.transaction(async (tx) => {
    // Locks both rows: if two administrators deactivate each other, one stays.
    const rows = await store.lockUsers(tx, [admin.id, userId]);
    const caller = rows.find(({ id }) => id === admin.id);
    const before = rows.find(({ id }) => id === userId);
    if (!before) throw refuse("not_found", { key: "request.not_found" });
    if (!caller?.active || caller.role !== "admin")
      throw refuse("forbidden", { key: "role.forbidden" });
    if (before === caller) throw refuse("state", { key: "account.own" });
    const same =
      "role" in changes ? before.role === changes.role : before.active === changes.active;
    if (same) return managed(before, files);
    const after = await store.updateUser(tx, userId, changes);
    await endSessions(tx, userId);
    if (!after.active) await endLinksOf(tx, userId);
    await record(tx, { actor: admin, action, subject: "user", id: userId, before, after });
    return managed(after, files);
  });
