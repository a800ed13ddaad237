// The first administrator of an installation: invited by a command, never created with a default password.
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { createUser } from "./account.rules.ts";
import { findByEmail, findBySkeleton, type UserRow } from "./account.store.ts";
import { makePasswordLink, recordMailed, sendPasswordLink } from "./password-link.rules.ts";

async function requireAdministrator(tx: Tx, email: string): Promise<UserRow> {
  const existing = await findByEmail(tx, email);
  if (existing && (existing.role !== "admin" || !existing.active))
    throw new Error(`The account of ${email} is not an active administrator.`);
  if (existing) return existing;
  const name = email.split("@")[0] ?? email;
  const username = (await findBySkeleton(tx, name, undefined)) ? email : name;
  const user = await createUser(tx, { username, email, role: "admin" });
  const { id } = user;
  await record(tx, { actor: "server", action: "register", subject: "user", id, after: user });
  return user;
}

/**
 * Invites an administrator with this e-mail address, new or existing: returns a link that sets their password once, and
 * mails it. Throws when the address is invalid, or belongs to another kind of account.
 */
export async function inviteAdministrator(context: Context, email: string): Promise<string> {
  const [user, link] = await context.db.transaction(async (tx) => {
    const administrator = await requireAdministrator(tx, email.trim());
    return [administrator, await makePasswordLink(tx, context, administrator, "invite")] as const;
  });
  await sendPasswordLink(context, user, "invite", link);
  await recordMailed(context.db, user, "server");
  return link;
}
