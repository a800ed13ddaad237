// The audit log in the database.
import type { AuditActor, AuditSubject } from "@lanyard/contract";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { auditLog } from "./audit.tables.ts";

export type AuditRow = typeof auditLog.$inferSelect;

export async function insertEntry(tx: Tx, entry: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

export interface AuditFilter {
  readonly actorKind: AuditActor | undefined;
  readonly actorId: number | undefined;
  readonly subjectKind: AuditSubject | undefined;
  readonly subjectId: number | undefined;
  readonly action: string | undefined;
}

/** Newest first, from below the id `before`. */
export const selectEntries = (
  tx: Tx,
  filter: AuditFilter,
  before: number | undefined,
  limit: number,
): Promise<AuditRow[]> =>
  tx
    .select()
    .from(auditLog)
    .where(
      and(
        before === undefined ? undefined : lt(auditLog.id, before),
        ...(["actorKind", "actorId", "subjectKind", "subjectId", "action"] as const).map((name) =>
          filter[name] === undefined ? undefined : eq(auditLog[name], filter[name]),
        ),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
