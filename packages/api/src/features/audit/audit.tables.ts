// The audit log, partitioned by month: the database refuses updates, and personal data is in a table of its own.
import { auditActors, auditSubjects } from "@lanyard/contract";
import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { counted, createdAt, reference } from "../../platform/database/columns.ts";

type Fields = Record<string, unknown>;

export const auditLog = pgTable(
  "audit_log",
  {
    id: counted(),
    createdAt: createdAt(),
    actorKind: text("actor_kind", { enum: auditActors }).notNull(),
    // No foreign keys: the log outlives its subjects and actors.
    actorId: reference("actor_id"),
    /**
     * Inserted into this table; a trigger moves it to `auditPersonal`, with all personal data of `before` and `after`.
     */
    actorName: text("actor_name").notNull(),
    action: text("action").notNull(),
    subjectKind: text("subject_kind", { enum: auditSubjects }).notNull(),
    subjectId: reference("subject_id"),
    before: jsonb("before").$type<Fields>(),
    after: jsonb("after").$type<Fields>(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.createdAt] }),
    index("audit_log_subject_idx").on(table.subjectKind, table.subjectId, table.id),
    index("audit_log_actor_idx").on(table.actorKind, table.actorId, table.id),
    index("audit_log_action_idx").on(table.action, table.id),
  ],
);

/** Personal data of the entries: names, addresses and texts. It is deleted earlier than the entries. */
export const auditPersonal = pgTable(
  "audit_personal",
  {
    entryId: reference("entry_id").notNull(),
    /** The same as the entry's. */
    createdAt: createdAt(),
    actorName: text("actor_name").notNull(),
    before: jsonb("before").$type<Fields>(),
    after: jsonb("after").$type<Fields>(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.createdAt] })],
);
