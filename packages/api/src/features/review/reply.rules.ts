// The saved replies of reviewers, shared by all administrators.
import { replyLimits, type LanguageCode, type Reply, type ReplySubject } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { refuse } from "../../platform/refuse.ts";
import * as store from "./reply.store.ts";

export interface WrittenReply {
  readonly about: ReplySubject;
  readonly texts: Record<LanguageCode, string>;
}

const onWire = ({ row, username }: store.ReplyWithEditor): Reply => ({
  reply_id: row.id,
  about: row.about,
  texts: row.texts,
  updated_at: toInstant(row.updatedAt),
  username: username ?? "",
});

export const listReplies = async ({ db }: Context): Promise<Reply[]> =>
  (await store.selectReplies(db)).map(onWire);

const readReply = async (tx: Tx, id: number): Promise<Reply> =>
  onWire((await store.findReply(tx, id))!);

async function lockedReply(tx: Tx, id: number) {
  const reply = await store.lockReply(tx, id);
  if (!reply) throw refuse("not_found", { key: "reply.not_found" });
  return reply;
}

const logged = ({ about, texts }: WrittenReply) => ({ about, texts });

/** Refused: `validation` when there are too many replies. */
export const addReply = (
  { db }: Context,
  user: SignedIn,
  { about, texts }: WrittenReply,
): Promise<Reply> =>
  db.transaction(async (tx) => {
    const { most } = replyLimits;
    if ((await store.countReplies(tx)) >= most)
      throw refuse("validation", { key: "reply.too_many", params: { most } });
    const id = await store.insertReply(tx, { about, texts }, user.id);
    const after = logged({ about, texts });
    await record(tx, { actor: user, action: "add", subject: "reply", id, after });
    return readReply(tx, id);
  });

/** Refused: `not_found`, `state` when the reply has changed since it was loaded. */
export const changeReply = (
  { db }: Context,
  id: number,
  user: SignedIn,
  { updated_at: loaded, ...reply }: WrittenReply & { readonly updated_at?: string | undefined },
): Promise<Reply> =>
  db.transaction(async (tx) => {
    const before = await lockedReply(tx, id);
    if (loaded !== undefined && Date.parse(loaded) !== Date.parse(toInstant(before.updatedAt)))
      throw refuse("state", { key: "reply.stale" });
    await store.updateReply(tx, id, reply, user.id);
    await record(tx, {
      actor: user,
      action: "change",
      subject: "reply",
      id,
      before: logged(before),
      after: logged(reply),
    });
    return readReply(tx, id);
  });

/** Refused: `not_found`. */
export const removeReply = ({ db }: Context, id: number, user: SignedIn): Promise<void> =>
  db.transaction(async (tx) => {
    const before = logged(await lockedReply(tx, id));
    await store.deleteReply(tx, id);
    await record(tx, { actor: user, action: "remove", subject: "reply", id, before });
  });
