// For creators: the secret and the log of their products' webhooks, and sending a webhook again.
import type { WebhookLogEntry } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import { accessProduct } from "../product/product.access.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { refuse } from "../../platform/refuse.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import { sendLater, signingSecret, type Message } from "./webhook.rules.ts";
import * as store from "./webhook.store.ts";

/** A delivery in wire format. */
export const onWire = (row: store.DeliveryRow): WebhookLogEntry => ({
  delivery_id: row.id,
  message_id: row.messageId,
  type: row.type,
  url: row.url,
  body: row.body,
  state: row.state,
  attempts: row.attempts.map((attempt) => ({ answer: "", ...attempt })),
  created_at: toInstant(row.createdAt),
});

/** The secret of a product that the user may access. Refused: `not_found`. */
export async function webhookSecret(db: Db, productId: number, user: SignedIn): Promise<string> {
  await accessProduct(db, productId, user);
  return signingSecret(db, productId);
}

/** The log of a product that the user may access, newest first, with ids below `before`. Refused: `not_found`. */
export async function deliveriesBelow(
  db: Db,
  productId: number,
  user: SignedIn,
  before: number | undefined,
  limit: number,
): Promise<store.DeliveryRow[]> {
  await accessProduct(db, productId, user);
  return store.selectDeliveries(db, productId, before, limit);
}

interface Target {
  readonly product_id: number;
  readonly delivery_id: number;
}

/**
 * The product's current URL, empty when it has none; before the first release, the URL to which the webhook was sent.
 */
const urlOfNow = async (tx: Tx, { productId, url }: store.DeliveryRow): Promise<string> =>
  (await store.findWebhookUrl(tx, productId, undefined)) ?? url;

/** Queues a message again; returns its updated entry in the log. */
async function queueAgain(
  tx: Tx,
  jobs: Jobs,
  { id, productId, messageId, body }: store.DeliveryRow,
  url: string,
): Promise<store.DeliveryRow> {
  const after = await store.setWaiting(tx, id, url);
  const message: Message = { id: messageId, productId, url, body };
  await sendLater(jobs, tx, message);
  return after;
}

/** The JSON that was sent; undefined when it is not stored any longer. */
export const bodyOfWebhook = store.findBody;

/**
 * Locks a webhook for an administrator and returns a function that queues it again; undefined when it is not stored any
 * longer. Only the creator may send to a URL that the product does not use any longer. The function is refused with
 * `state` when there is no URL.
 */
export const webhookToResend =
  ({ jobs }: Pick<Context, "jobs">) =>
  async (tx: Tx, messageId: string) => {
    const row = await store.lockByMessage(tx, messageId);
    if (!row) return undefined;
    return async () => {
      const url = await urlOfNow(tx, row);
      if (url === "") throw refuse("state", { key: "dispatch.no_address" });
      await queueAgain(tx, jobs, row, url);
    };
  };

/** How often the webhooks of one product may be sent again; limited because every attempt is stored. */
const resends = { most: 60, minutes: 60 };

/** Queues a message again. Refused: `not_found`, `state` while retries are still pending, `too_many`. */
export async function resend(
  { db, jobs }: Context,
  { product_id: productId, delivery_id: id }: Target,
  user: SignedIn,
): Promise<WebhookLogEntry> {
  await accessProduct(db, productId, user);
  await throttle(db, `resends of the webhooks of ${productId}`, resends);
  return db.transaction(async (tx) => {
    const before = await store.lockDelivery(tx, productId, id);
    if (!before) throw refuse("not_found", { key: "webhook.not_found" });
    if (before.state === "waiting") throw refuse("state", { key: "webhook.waiting" });
    const after = await queueAgain(tx, jobs, before, (await urlOfNow(tx, before)) || before.url);
    await record(tx, {
      actor: user,
      action: "resend",
      subject: "webhook",
      id,
      before,
      after,
    });
    return onWire(after);
  });
}
