// Changing the e-mail address of one's own account: it takes effect when the link mailed to the new address is opened,
// and the old address can undo it for some days.
import { emailChange, type Problem } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import { mailNotices } from "./account.notice.rules.ts";
import { refusingTaken, takenProblems, type Account, type Sessions } from "./account.rules.ts";
import { lockUser, updateUser } from "./account.store.ts";
import * as store from "./email-change.store.ts";
import { mailEmailLink } from "./email-link.rules.ts";
import { countLinkTry, endLinks, mailPasswordLink } from "./password-link.rules.ts";

const invalidLink: Problem = { key: "email.link", field: "token" };

/** Limits the mails that one account can have sent to addresses that may be other people's. Refused: `too_many`. */
export const countEmailChange = ({ db }: Context, userId: number): Promise<void> =>
  throttle(db, `new e-mail of ${userId}`, emailChange.requests);

/**
 * Mails a link to the new address, and replaces the user's earlier request. `session` is the hash of the token of the
 * session that goes on when the change takes effect. The user must be locked.
 */
export async function askForEmail(
  tx: Tx,
  context: Context,
  user: Account,
  newEmail: string,
  session: string,
): Promise<void> {
  await store.deleteOpen(tx, user.id);
  const change = await store.insertChange(tx, { userId: user.id, newEmail, session });
  await mailEmailLink(tx, context, user, { about: "confirm_email", change, to: newEmail });
  const { id } = user;
  const after = { newEmail };
  await record(tx, { actor: user, action: "ask_email", subject: "user", id, after });
}

/** Cancels the user's request if there is one. */
export async function cancelEmail(tx: Tx, user: Account): Promise<void> {
  const newEmail = await store.deleteOpen(tx, user.id);
  if (newEmail === undefined) return;
  const { id } = user;
  const before = { newEmail };
  await record(tx, { actor: user, action: "cancel_email", subject: "user", id, before });
}

/** Ends the user's request, but leaves it to former addresses to undo earlier changes. */
export const endOpenEmail = store.deleteOpen;
/** Ends the user's request and the links of former addresses. */
export const endEmailChanges = store.deleteUserChanges;

type Change = NonNullable<Awaited<ReturnType<typeof store.findChange>>>;

/** Calls `make` with the change of a link and its user, who is active and locked. Refused: `validation`, `too_many`. */
async function withLink(
  { db }: Context,
  address: string,
  hash: store.HashName,
  token: string,
  make: (tx: Tx, user: Account, change: Change) => Promise<Account>,
): Promise<{ email: string }> {
  await countLinkTry(db, address);
  const existing = await store.findByHash(db, hash, hashToken(token));
  if (!existing) throw refuse("validation", invalidLink);
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, existing.userId);
    // Read again under the lock: it may have been confirmed, undone or replaced meanwhile.
    const change = await store.findChange(tx, existing.id);
    if (!change || !user.active) throw refuse("validation", invalidLink);
    const { email } = await make(tx, user, change);
    return { email };
  });
}

/** Sets the address, unless another user has it meanwhile, and ends sessions and mailed links. Refused: `validation`. */
async function setEmail(
  tx: Tx,
  sessions: Pick<Sessions, "end">,
  user: Account,
  email: string,
  { action, session }: { action: "email" | "undo_email"; session?: string },
): Promise<Account> {
  const { id } = user;
  const conflicts = await takenProblems(tx, { email }, id);
  if (conflicts.length > 0) throw refuse("validation", ...conflicts);
  const after = await refusingTaken(updateUser(tx, id, { email }));
  await sessions.end(tx, id, session);
  // Links that were mailed to the replaced address open the account.
  await endLinks(tx, id);
  await record(tx, { actor: user, action, subject: "user", id, before: user, after });
  return after;
}

/**
 * Makes a change take effect, and mails the old address a link that undoes it. Opening the link again changes nothing.
 * Refused: `validation`, `too_many`.
 */
export const confirmEmail = (
  context: Context,
  sessions: Pick<Sessions, "end">,
  token: string,
  address: string,
): Promise<{ email: string }> =>
  withLink(context, address, "confirmHash", token, async (tx, user, change) => {
    const { id, newEmail, session } = change;
    if (change.confirmedAt !== null && change.undoneAt === null && user.email === newEmail)
      return user;
    if (!change.isOpen) throw refuse("validation", invalidLink);
    const updated = await setEmail(tx, sessions, user, newEmail, { action: "email", session });
    // Back to a former address: whoever reads the address in between may have stolen the account, and gets no link.
    const back = await store.findReplaced(tx, user.id, newEmail);
    await store.setConfirmed(tx, id, user.email, !back);
    if (back) {
      await store.deleteChanges(tx, user.id, back.id, id);
      await mailNotices(tx, context, user, updated);
    } else {
      const to = user.email;
      await mailEmailLink(tx, context, updated, { about: "undo_email", change: id, to });
    }
    return updated;
  });

/**
 * Brings the old address back, whatever has changed since, ends every session, and mails the old address a link for a
 * new password, because whoever changed the address knew the present one. Refused: `validation`, `too_many`.
 */
export const undoEmail = (
  context: Context,
  sessions: Pick<Sessions, "end">,
  token: string,
  address: string,
): Promise<{ email: string }> =>
  withLink(context, address, "undoHash", token, async (tx, user, change) => {
    const { id, oldEmail } = change;
    if (change.undoneAt !== null && user.email === oldEmail) return user;
    if (!change.isUndoable || oldEmail === null) throw refuse("validation", invalidLink);
    const updated = await setEmail(tx, sessions, user, oldEmail, { action: "undo_email" });
    await store.setUndone(tx, id);
    // The addresses of later changes are not the owner's.
    await store.deleteChanges(tx, user.id, id + 1);
    await mailNotices(tx, context, user, updated);
    await mailPasswordLink(tx, context, updated, "reset");
    return updated;
  });
