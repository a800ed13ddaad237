// The webhook URLs of products, and the log of deliveries.
import { released, type WebhookState } from "@lanyard/contract";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { submissions } from "../submission/submission.tables.ts";
import { webhookDeliveries as deliveries, type StoredAttempt } from "./webhook.tables.ts";

export type DeliveryRow = typeof deliveries.$inferSelect;

/**
 * The URL of the given build, or by default of the released build; empty when the build has none, undefined when there
 * is no such build.
 */
export async function findWebhookUrl(
  tx: Tx,
  productId: number,
  submissionId: number | undefined,
): Promise<string | undefined> {
  const build =
    submissionId === undefined
      ? inArray(submissions.status, [...released])
      : eq(submissions.id, submissionId);
  const rows = await tx
    .select({ url: submissions.webhookUrl })
    .from(submissions)
    .where(and(eq(submissions.productId, productId), build));
  return rows[0]?.url;
}

export async function insertDelivery(
  tx: Tx,
  delivery: Pick<DeliveryRow, "messageId" | "productId" | "url" | "type" | "body">,
): Promise<void> {
  await tx.insert(deliveries).values(delivery);
}

/** Adds an attempt and sets the state. */
export async function addAttempt(
  tx: Tx,
  messageId: string,
  attempt: StoredAttempt,
  state: WebhookState,
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} || ${JSON.stringify([attempt])}::jsonb`, state })
    .where(eq(deliveries.messageId, messageId));
}

/** The deliveries of a product, newest first, with ids below `before`. */
export const selectDeliveries = (
  tx: Tx,
  productId: number,
  before: number | undefined,
  limit: number,
): Promise<DeliveryRow[]> =>
  tx
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.productId, productId),
        before === undefined ? undefined : lt(deliveries.id, before),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(limit);

export async function lockDelivery(
  tx: Tx,
  productId: number,
  id: number,
): Promise<DeliveryRow | undefined> {
  const one = and(eq(deliveries.id, id), eq(deliveries.productId, productId));
  return (await tx.select().from(deliveries).where(one).for("update"))[0];
}

const selectDelivery = (tx: Tx, messageId: string) =>
  tx.select().from(deliveries).where(eq(deliveries.messageId, messageId)).limit(1);

/** Locks the row until the transaction ends. */
export const lockByMessage = async (tx: Tx, messageId: string): Promise<DeliveryRow | undefined> =>
  (await selectDelivery(tx, messageId).for("update"))[0];

export const findBody = async (tx: Tx, messageId: string): Promise<string | undefined> =>
  (await selectDelivery(tx, messageId))[0]?.body;

/** Sets the delivery to waiting again, with the given URL. */
export async function setWaiting(tx: Tx, id: number, url: string): Promise<DeliveryRow> {
  const [row] = await tx
    .update(deliveries)
    .set({ state: "waiting", url })
    .where(eq(deliveries.id, id))
    .returning();
  if (!row) throw new Error(`there is no delivery ${id}`);
  return row;
}
