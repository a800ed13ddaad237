// Webhooks that notify creators of changes to their products: queued in the transaction of the change, and retried
// until a receiver accepts them.
import { randomUUID } from "node:crypto";
import { webhookDelivery, type WebhookEvent, type WebhookState } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { Hung } from "../../platform/jobs/queue.ts";
import { getSecret } from "../../platform/database/secret.ts";
import { firstWords } from "../../platform/text/first-words.ts";
import { getReceiver } from "./receiver.rules.ts";
import { ForbiddenAddress, post, type Answer } from "./webhook.send.ts";
import { productSecret, signedHeaders } from "./webhook.sign.rules.ts";
import { withoutKeys } from "./webhook.keys.rules.ts";
import { addAttempt, findWebhookUrl, insertDelivery } from "./webhook.store.ts";

const queue = "webhook";
/** Many at once, because sending mostly waits for receivers. */
const limits = {
  concurrency: 100,
  perReceiver: 4,
  patienceMs: webhookDelivery.patienceSeconds * 1_000,
};
const goneStatus = 410;
/** The error code of a request that timed out in `post`. */
const outOfTime = "ABORT_ERR";

export interface Message {
  /** The same at every attempt, so that receivers can ignore duplicates. */
  readonly id: string;
  readonly productId: number;
  readonly url: string;
  readonly body: string;
}

interface EventDetails {
  readonly productId: number;
  /** The build that the event is about, if any. */
  readonly submissionId?: number;
  /** The event's data apart from the product id. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Queues a message for its receiver (see `getReceiver`). */
export const sendLater = (jobs: Jobs, tx: Tx, message: Message): Promise<void> =>
  jobs.send(tx, queue, message, { receiver: getReceiver(message.url) });

/** A message that is not queued yet. */
export interface PendingEvent extends Message {
  readonly type: WebhookEvent;
}

/** The message about an event; undefined unless the released build, or the one that it is about, has a webhook URL. */
export async function createEvent(
  tx: Tx,
  type: WebhookEvent,
  { productId, submissionId, data }: EventDetails,
): Promise<PendingEvent | undefined> {
  const url = await findWebhookUrl(tx, productId, submissionId);
  if (!url) return undefined;
  const body = JSON.stringify({
    type,
    timestamp: new Date().toISOString(),
    data: { product_id: productId, ...data },
  });
  return { id: `msg_${randomUUID()}`, productId, url, body, type };
}

/** Logs and queues a message. */
export async function sendEvent(
  { jobs }: Context,
  tx: Tx,
  { type, ...message }: PendingEvent,
): Promise<void> {
  const { id: messageId, productId, url, body } = message;
  await insertDelivery(tx, { messageId, productId, url, type, body });
  await sendLater(jobs, tx, message);
}

/** Queues a webhook if the released build, or the one that the event is about, has a webhook URL. */
export async function tell(
  context: Context,
  tx: Tx,
  type: WebhookEvent,
  details: EventDetails,
): Promise<void> {
  const event = await createEvent(tx, type, details);
  if (event) await sendEvent(context, tx, event);
}

/** The secret with which a product's webhooks are signed. */
export const signingSecret = async (tx: Tx, productId: number): Promise<string> =>
  productSecret(await getSecret(tx, "webhooks"), productId);

interface Outcome {
  readonly state: WebhookState;
  readonly status: number | null;
  readonly error: string;
  readonly answer?: string;
  readonly hung?: true;
}

function outcomeOfAnswer({ status, answer }: Answer): Outcome {
  if (status >= 200 && status <= 299) return { state: "delivered", status, error: "" };
  const error = `answered ${status}`;
  const answerField = answer === "" ? {} : { answer };
  return { state: status === goneStatus ? "refused" : "waiting", status, error, ...answerField };
}

function outcomeOfError(error: unknown): Outcome {
  if (error instanceof ForbiddenAddress)
    return { state: "refused", status: null, error: "not an address of the public internet" };
  const { code, message } = error as { code?: string; message?: string };
  const outcome = { state: "waiting", status: null } as const;
  if (code === outOfTime) return { ...outcome, error: "no answer in time", hung: true };
  return { ...outcome, error: (code ?? message ?? "no answer").slice(0, 200) };
}

/**
 * Sends a message and logs the attempt; throws when the message has to be sent again. `last`: this is the last attempt.
 */
export async function deliver(
  db: Db,
  { id, productId, url, body }: Message,
  send = post,
  last = false,
): Promise<void> {
  const now = new Date();
  const headers = signedHeaders(await signingSecret(db, productId), id, body, now);
  const { state, status, error, answer, hung } = await send(url, headers, body).then(
    outcomeOfAnswer,
    outcomeOfError,
  );
  const excerpt = answer && firstWords(withoutKeys(answer, url));
  const attempt = { at: now.toISOString(), status, error, ...(excerpt && { answer: excerpt }) };
  await addAttempt(db, id, attempt, last && state === "waiting" ? "failed" : state);
  if (state !== "waiting") return;
  const what = `the webhook of product ${productId}: ${error}`;
  throw hung ? new Hung(what) : new Error(what);
}

/** Starts the worker that sends queued messages. */
export const sendWebhooks = ({ db, jobs }: Context, send = post): void =>
  jobs.work(queue, (message, last) => deliver(db, message as Message, send, last), limits);
