// What the server sends to others: a row for each mail, and one for each webhook, which a trigger keeps.
import { dispatchKinds, dispatchStates } from "@lanyard/contract";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../account/account.tables.ts";
import { createdAt, identity, moment, reference } from "../database/columns.ts";
import type { Message } from "../mail/mail.ts";
import type { Attempt } from "./dispatch.attempt.ts";

export const dispatches = pgTable(
  "dispatches",
  {
    id: identity(),
    kind: text("kind", { enum: dispatchKinds }).notNull(),
    /** Of a mail its topic, of a webhook its event. */
    about: text("about").notNull(),
    state: text("state", { enum: dispatchStates }).notNull().default("waiting"),
    /** An e-mail address, or the whole URL of a webhook. */
    receiver: text("receiver").notNull(),
    subject: text("subject").notNull().default(""),
    /** Of a webhook, which is in its creator's log under it. */
    messageId: text("message_id").unique(),
    // No foreign keys: what is told of a product or a link is kept when they are gone.
    productId: reference("product_id"),
    /** Of a mail with a link: the link, which is made when the mail is sent. */
    linkId: reference("link_id"),
    /** Of a mail with a link: whose. */
    userId: reference("user_id"),
    /** Of any other mail, until it has arrived: what is sent again. */
    message: jsonb("message").$type<Message>(),
    /** Oldest first. */
    attempts: jsonb("attempts").$type<Attempt[]>().notNull().default([]),
    /** One more each time it is sent again. */
    version: integer("version").notNull().default(0),
    /** The administrator who sent it again last. */
    resentBy: reference("resent_by").references(() => users.id),
    resentAt: moment("resent_at"),
    /** What is searched: to whom, about what. */
    words: text("words").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("dispatches_kind_idx").on(table.kind, table.id),
    index("dispatches_state_idx").on(table.state, table.id),
    index("dispatches_state_kind_idx").on(table.state, table.kind, table.id),
    // For the sweep of what is not kept any longer.
    index("dispatches_created_idx").on(table.createdAt),
    index("dispatches_search_idx").using("gin", table.words.op("gin_trgm_ops")),
  ],
);
