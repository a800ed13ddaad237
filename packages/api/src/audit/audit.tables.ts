// Every change, as it was made: rows are added and never changed; the database itself refuses anything else.
import { auditActors, auditSubjects } from "@lanyard/contract";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity, reference } from "../database/columns.ts";

export const auditLog = pgTable(
  "audit_log",
  {
    id: identity(),
    createdAt: createdAt(),
    actorKind: text("actor_kind", { enum: auditActors }).notNull(),
    // No foreign keys: the log outlives what it is about.
    actorId: reference("actor_id"),
    /** The actor's name at that moment. */
    actorName: text("actor_name").notNull(),
    action: text("action").notNull(),
    subjectKind: text("subject_kind", { enum: auditSubjects }).notNull(),
    subjectId: reference("subject_id"),
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
  },
  (table) => [
    index("audit_log_subject_idx").on(table.subjectKind, table.subjectId, table.id),
    index("audit_log_actor_idx").on(table.actorKind, table.actorId, table.id),
    index("audit_log_action_idx").on(table.action, table.id),
  ],
);
