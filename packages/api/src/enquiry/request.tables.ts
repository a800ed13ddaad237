// Requests that administrators work through: one row for each of a visitor's and of a company's, made by triggers.
import { requestKinds, requestStates } from "@lanyard/contract";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../account/account.tables.ts";
import { createdAt, identity, moment, reference } from "../database/columns.ts";
import { proposals } from "../store/proposal.tables.ts";
import { enquiries } from "./enquiry.tables.ts";

export const requests = pgTable(
  "requests",
  {
    id: identity(),
    kind: text("kind", { enum: requestKinds }).notNull(),
    /** What was asked: one of the two, and this row goes with it. */
    enquiryId: reference("enquiry_id")
      .unique()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    proposalId: reference("proposal_id")
      .unique()
      .references(() => proposals.id, { onDelete: "cascade" }),
    state: text("state", { enum: requestStates }).notNull().default("open"),
    /** One more with every answer, closing and opening again. */
    version: integer("version").notNull().default(0),
    /** What is searched: who asks, about what, and what they wrote. */
    words: text("words").notNull(),
    /** Who answered, closed or opened it last. */
    settledBy: reference("settled_by").references(() => users.id),
    settledAt: moment("settled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("requests_kind_idx").on(table.kind, table.id),
    index("requests_state_idx").on(table.state, table.id),
    index("requests_state_kind_idx").on(table.state, table.kind, table.id),
    // For the administrators' search by parts of words.
    index("requests_search_idx").using("gin", table.words.op("gin_trgm_ops")),
  ],
);

export const requestAnswers = pgTable(
  "request_answers",
  {
    id: identity(),
    requestId: reference("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    answeredBy: reference("answered_by")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index("request_answers_request_idx").on(table.requestId, table.id)],
);
