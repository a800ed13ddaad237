// The webhook deliveries of products with the outcome of every attempt, in monthly partitions.
import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { webhookStates, type WebhookAttempt } from "@lanyard/contract";
import { counted, createdAt, reference } from "../../platform/database/columns.ts";

/** Attempts without a response, and those of older servers, have no `answer`. */
export type StoredAttempt = Omit<WebhookAttempt, "answer"> & Partial<WebhookAttempt>;

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: counted(),
    /** The receiver's `webhook-id`: the same at every attempt. */
    messageId: text("message_id").notNull(),
    // No foreign key: partitions are added and dropped without a lock on the products.
    productId: reference("product_id").notNull(),
    url: text("url").notNull(),
    type: text("type").notNull(),
    body: text("body").notNull(),
    state: text("state", { enum: webhookStates }).notNull().default("waiting"),
    /** Oldest first. */
    attempts: jsonb("attempts").$type<StoredAttempt[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.createdAt] }),
    // Not unique: a partitioned table can only have unique keys that include the time. The ids are random.
    index("webhook_deliveries_message_idx").on(table.messageId),
    index("webhook_deliveries_product_idx").on(table.productId, table.id),
  ],
);
