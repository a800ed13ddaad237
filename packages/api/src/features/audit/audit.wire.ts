// Audit entries in the wire format, with the names of what they are about.
import type { AuditEntry, AuditReference } from "@lanyard/contract";
import { toInstant } from "../../platform/database/instant.ts";
import { known, type Known } from "./audit.names.store.ts";
import { erased, type Entry } from "./audit.rules.ts";

/** An entry without the names. */
export const onWire = (row: Entry): Omit<AuditEntry, "about"> => ({
  audit_id: row.id,
  at: toInstant(row.createdAt),
  actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
  action: row.action,
  subject: { kind: row.subjectKind, id: row.subjectId },
  before: row.before,
  after: row.after,
});

const textIn = (value: unknown) => (typeof value === "string" && value !== erased ? value : "");

const named = (stored: string, id: number | null, present: string | null): AuditReference | null =>
  id === null && stored === "" ? null : { id, name: stored || (present ?? "") };

/** The names are those that the entry holds, else the present ones. */
function aboutOf({ subjectKind, before, after }: Entry, now: Known): AuditEntry["about"] {
  const stored = (field: string) => textIn(after?.[field]) || textIn(before?.[field]);
  const name = (kind: Entry["subjectKind"]) => (subjectKind === kind ? stored("name") : "");
  return {
    user: named(stored("username"), now.userId, now.username),
    product: named(name("product"), now.productId, now.product),
    version: stored("version") || (now.version ?? ""),
    company: named(name("company"), now.companyId, now.company),
  };
}

/** The entries of a page; all their names are read at once. */
export async function withNames(
  tx: Parameters<typeof known>[0],
  rows: readonly Entry[],
): Promise<AuditEntry[]> {
  const names = await known(
    tx,
    rows.map(({ subjectKind, subjectId, before, after }) => {
      const id = after?.["productId"] ?? before?.["productId"];
      return {
        kind: subjectKind,
        id: subjectId,
        productId: typeof id === "number" ? id : null,
      };
    }),
  );
  return rows.map((row, at) => ({ ...onWire(row), about: aboutOf(row, names[at]!) }));
}
