// Tells creators what happens to their products: queued with the change itself, sent until somebody answers.
import { randomUUID } from "node:crypto";
import type { WebhookEvent } from "@lanyard/contract";
import { accessProduct } from "../product/product.access.ts";
import type { SignedIn } from "../shared/auth.ts";
import type { Context } from "../shared/context.ts";
import type { Db, Tx } from "../shared/db.ts";
import { secretOf } from "../shared/secret.ts";
import { ForbiddenAddress, post } from "./webhook.send.ts";
import { productSecret, signedHeaders } from "./webhook.sign.ts";
import { findWebhookUrl } from "./webhook.store.ts";

export const webhookQueue = "webhook";
const secretName = "webhooks";
const gone = 410;

export interface Message {
  /** The same at every attempt: receivers know by it what they have heard already. */
  readonly id: string;
  readonly productId: number;
  readonly url: string;
  readonly body: string;
}

interface News {
  readonly productId: number;
  /** The build that it is about, when it is about one. */
  readonly submissionId?: number;
  /** What the receiver is told besides the product. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Queues the event, if the build on sale (or the one it is about) has a webhook URL. */
export async function tell(
  { jobs }: Context,
  tx: Tx,
  type: WebhookEvent,
  { productId, submissionId, data }: News,
): Promise<void> {
  const url = await findWebhookUrl(tx, productId, submissionId);
  if (url === "") return;
  const body = JSON.stringify({
    type,
    timestamp: new Date().toISOString(),
    data: { product_id: productId, ...data },
  });
  const message: Message = { id: `msg_${randomUUID()}`, productId, url, body };
  await jobs.send(tx, webhookQueue, message);
}

/** Sends a message; throws when it has to be tried again. */
export async function deliver(
  db: Db,
  { id, productId, url, body }: Message,
  send = post,
): Promise<void> {
  const secret = productSecret(await secretOf(db, secretName), productId);
  try {
    const status = await send(url, signedHeaders(secret, id, body, new Date()), body);
    if ((status < 200 || status > 299) && status !== gone)
      throw new Error(`the webhook of product ${productId} answered ${status}`);
  } catch (error) {
    if (!(error instanceof ForbiddenAddress)) throw error;
  }
}

/** The secret of the user's product. Refused: `not_found`. */
export async function webhookSecret(db: Db, productId: number, user: SignedIn): Promise<string> {
  await accessProduct(db, productId, user);
  return productSecret(await secretOf(db, secretName), productId);
}
