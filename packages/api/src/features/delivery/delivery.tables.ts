// The messages that the server sends: a row for each mail, and one for each webhook, which a trigger maintains.
import { deliveryKinds, deliveryStates } from "@lanyard/contract";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../account/account.tables.ts";
import { createdAt, identity, moment, reference } from "../../platform/database/columns.ts";
import type { Message } from "../../platform/mail/mail.ts";
import type { Attempt } from "./delivery.attempt.ts";

export const dispatches = pgTable(
  "dispatches",
  {
    id: identity(),
    kind: text("kind", { enum: deliveryKinds }).notNull(),
    /** The topic of a mail, or the event of a webhook. */
    about: text("about").notNull(),
    state: text("state", { enum: deliveryStates }).notNull().default("waiting"),
    /** An e-mail address, or the whole URL of a webhook. */
    receiver: text("receiver").notNull(),
    subject: text("subject").notNull().default(""),
    /** For a webhook: its id in the creator's webhook log. */
    messageId: text("message_id").unique(),
    // No foreign keys: the record stays when the product or the link is deleted.
    productId: reference("product_id"),
    /** For a mail with a link: the id of the link, whose token is created when the mail is sent. */
    linkId: reference("link_id"),
    /** For a mail with a link: the link's user. */
    userId: reference("user_id"),
    /** For any other mail: the content, to send it again; null once it has arrived. */
    message: jsonb("message").$type<Message>(),
    /** Oldest first. */
    attempts: jsonb("attempts").$type<Attempt[]>().notNull().default([]),
    /** Increases each time it is sent again. */
    version: integer("version").notNull().default(0),
    /** The administrator who last sent it again. */
    resentBy: reference("resent_by").references(() => users.id),
    resentAt: moment("resent_at"),
    /** The searchable text: the receiver, and the topic or subject. */
    words: text("words").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("dispatches_kind_idx").on(table.kind, table.id),
    index("dispatches_state_idx").on(table.state, table.id),
    index("dispatches_state_kind_idx").on(table.state, table.kind, table.id),
    // For deleting rows whose retention time is over.
    index("dispatches_created_idx").on(table.createdAt),
    index("dispatches_search_idx").using("gin", table.words.op("gin_trgm_ops")),
  ],
);
