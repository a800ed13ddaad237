// What administrators do about messages that did not arrive: send them again, but only once, even if several act at
// once.
import type { DeliveryDetail, LinkTopic } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { refuse, Refused } from "../../platform/refuse.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import * as store from "./delivery.store.ts";
import { detailOnWire, hasLink, getReceiver } from "./delivery.wire.ts";

export const deliveriesBelow = store.listDeliveries;

/** Functions of the rooms for webhooks and links, passed in because those rooms import this one. */
export interface Senders {
  /**
   * Locks a webhook, and returns a function that queues it again (refused: `state`); undefined when the webhook is not
   * stored any more.
   */
  readonly lockWebhook: (tx: Tx, messageId: string) => Promise<(() => Promise<void>) | undefined>;
  readonly bodyOfWebhook: (tx: Tx, messageId: string) => Promise<string | undefined>;
  /** Refused: `state`, `too_many`. */
  readonly mailLinkAgain: (
    tx: Tx,
    link: {
      readonly dispatch: number;
      readonly occasion: LinkTopic;
      readonly link: number;
      readonly userId: number;
    },
  ) => Promise<void>;
}

/** The limit per administrator. */
const limit = { most: 120, minutes: 60 };
const notFound = () => refuse("not_found", { key: "dispatch.not_found" });
const forgotten = () => refuse("state", { key: "dispatch.forgotten" });

/** A message with its attempts and, if it may be shown, its content. Refused: `not_found`. */
export async function readDelivery(
  tx: Tx,
  { bodyOfWebhook }: Senders,
  id: number,
): Promise<DeliveryDetail> {
  const delivery = await store.findDelivery(tx, id);
  if (!delivery) throw notFound();
  const { messageId } = delivery.row;
  return detailOnWire(
    delivery,
    messageId === null ? undefined : await bodyOfWebhook(tx, messageId),
  );
}

/** The refusal for a message that cannot be sent again: somebody has already done so, or there is no need. */
async function notFailed(tx: Tx, { id, state, resentBy }: store.DeliveryRow) {
  if (state === "delivered") return refuse("state", { key: "dispatch.delivered" });
  const name = resentBy === null ? "" : ((await store.findDelivery(tx, id))?.resentByName ?? "");
  if (name !== "") return refuse("state", { key: "dispatch.resent", params: { name } });
  return refuse("state", { key: state === "failed" ? "dispatch.again" : "dispatch.waiting" });
}

interface Press {
  readonly admin: SignedIn;
  readonly id: number;
  /** The version that the administrator saw; undefined: any. */
  readonly version: number | undefined;
}

/** Sends a failed message again. Refused: `not_found`, `state`, `too_many`. */
async function sendAgain(
  tx: Tx,
  { mail }: Context,
  senders: Senders,
  { admin, id, version }: Press,
): Promise<void> {
  const messageId = (await store.findDelivery(tx, id))?.row.messageId;
  // Locks the webhook before its dispatch row: sending a webhook changes the two in this order, and the other order
  // could deadlock.
  const queueWebhook = messageId ? await senders.lockWebhook(tx, messageId) : undefined;
  const row = await store.lockDelivery(tx, id);
  if (!row) throw notFound();
  if (row.state !== "failed" || (version !== undefined && version !== row.version))
    throw await notFailed(tx, row);
  if (row.kind === "webhook") {
    if (!queueWebhook) throw forgotten();
    await queueWebhook();
  } else if (hasLink(row)) {
    const { linkId, userId } = row;
    if (linkId === null || userId === null) throw forgotten();
    const occasion = row.about as LinkTopic;
    await senders.mailLinkAgain(tx, { dispatch: id, occasion, link: linkId, userId });
  } else {
    if (!row.message) throw forgotten();
    await mail.queueAgain(tx, id, row.message);
  }
  await store.setResent(tx, row, admin.id);
  await record(tx, {
    actor: admin,
    action: "resend",
    subject: "dispatch",
    id,
    before: { state: row.state },
    after: { state: "resent", kind: row.kind, type: row.about, receiver: getReceiver(row) },
  });
}

/** Sends one message again, within the administrator's limit. Refused: `not_found`, `state`, `too_many`. */
export async function resendDelivery(
  context: Context,
  senders: Senders,
  press: Press,
): Promise<DeliveryDetail> {
  await throttle(context.db, `resends of ${press.admin.id}`, limit);
  await context.db.transaction((tx) => sendAgain(tx, context, senders, press));
  return readDelivery(context.db, senders, press.id);
}

const isResent = (db: Db, send: (tx: Tx) => Promise<void>): Promise<boolean> =>
  db.transaction(send).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    },
  );

/**
 * Sends several messages again, each in its own transaction, so that one that cannot be sent does not stop the others.
 * Refused: `too_many`.
 */
export async function resendDeliveries(
  context: Context,
  senders: Senders,
  admin: SignedIn,
  ids: readonly number[],
): Promise<{ resent: number; passed: number }> {
  await throttle(context.db, `resends of ${admin.id}`, limit);
  let resent = 0;
  const uniqueIds = new Set(ids);
  for (const id of uniqueIds) {
    const press = { admin, id, version: undefined };
    if (await isResent(context.db, (tx) => sendAgain(tx, context, senders, press))) resent += 1;
  }
  return { resent, passed: uniqueIds.size - resent };
}
