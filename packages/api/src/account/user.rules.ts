// What administrators decide about users: their role, and whether they may come in at all.
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

/** A user as administrators see them. */
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
 * Decides about somebody else, and ends every token of theirs; deciding what is so already changes nothing. Refused:
 * `not_found`, `state` for one's own account, `forbidden` to who has just lost the role.
 */
export const decide = (
  { db, files }: Context,
  endSessions: EndSessions,
  { admin, userId, action, changes }: Decision,
): Promise<ManagedUser> =>
  db.transaction(async (tx) => {
    // Both rows: of two administrators who remove one another, one stays.
    const rows = await store.lockUsers(tx, [admin.id, userId]);
    const caller = rows.find(({ id }) => id === admin.id);
    const was = rows.find(({ id }) => id === userId);
    if (!was) throw refuse("not_found", { key: "request.not_found" });
    if (!caller?.active || caller.role !== "admin")
      throw refuse("forbidden", { key: "role.forbidden" });
    if (was === caller) throw refuse("state", { key: "account.own" });
    const same = "role" in changes ? was.role === changes.role : was.active === changes.active;
    if (same) return managed(was, files);
    const is = await store.updateUser(tx, userId, changes);
    await endSessions(tx, userId);
    if (!is.active) await endLinksOf(tx, userId);
    await record(tx, { actor: admin, action, subject: "user", id: userId, before: was, after: is });
    return managed(is, files);
  });
