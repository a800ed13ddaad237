// Requests that administrators work through: a trigger creates a row for each enquiry of a visitor and each proposal of
// a company.
import { requestKinds, requestStates } from "@lanyard/contract";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../account/account.tables.ts";
import { createdAt, identity, moment, reference } from "../../platform/database/columns.ts";
import { proposals } from "../store/proposal.tables.ts";
import { enquiries } from "./enquiry.tables.ts";

export const requests = pgTable(
  "requests",
  {
    id: identity(),
    kind: text("kind", { enum: requestKinds }).notNull(),
    /**
     * The enquiry or the proposal behind this request: exactly one of the two is set, and this row is deleted with it.
     */
    enquiryId: reference("enquiry_id")
      .unique()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    proposalId: reference("proposal_id")
      .unique()
      .references(() => proposals.id, { onDelete: "cascade" }),
    state: text("state", { enum: requestStates }).notNull().default("open"),
    /** Increases with every answer, closing and reopening. */
    version: integer("version").notNull().default(0),
    /** The searchable text: who sent the request, about what, and its text. */
    words: text("words").notNull(),
    /** The administrator who last answered, closed or reopened it. */
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
