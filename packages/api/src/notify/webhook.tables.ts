// The webhook deliveries of a product, with the outcome of every attempt.
import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { webhookStates, type WebhookAttempt } from "@lanyard/contract";
import { products } from "../product/product.tables.ts";
import { createdAt, identity, reference } from "../database/columns.ts";

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: identity(),
    /** The receiver's `webhook-id`: the same at every attempt. */
    messageId: text("message_id").notNull(),
    productId: reference("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    type: text("type").notNull(),
    body: text("body").notNull(),
    state: text("state", { enum: webhookStates }).notNull().default("waiting"),
    /** Oldest first. */
    attempts: jsonb("attempts").$type<WebhookAttempt[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_message_key").on(table.messageId),
    index("webhook_deliveries_product_idx").on(table.productId, table.id),
  ],
);
