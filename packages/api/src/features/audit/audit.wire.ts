// Audit entries in the wire format, with the names of what they are about.
import type { AuditEntry, AuditReference } from "@lanyard/contract";
import { toInstant } from "../../platform/database/instant.ts";
import { findNames, type SubjectNames } from "./audit.names.store.ts";
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

const toText = (value: unknown) => (typeof value === "string" && value !== erased ? value : "");

const toNamed = (
  stored: string,
  id: number | null,
  present: string | null,
): AuditReference | null =>
  id === null && stored === "" ? null : { id, name: stored || (present ?? "") };

/** The names are those that the entry holds, else the present ones. */
function toAbout({ subjectKind, before, after }: Entry, now: SubjectNames): AuditEntry["about"] {
  const stored = (field: string) => toText(after?.[field]) || toText(before?.[field]);
  const name = (kind: Entry["subjectKind"]) => (subjectKind === kind ? stored("name") : "");
  return {
    user: toNamed(stored("username"), now.userId, now.username),
    product: toNamed(name("product"), now.productId, now.product),
    version: stored("version") || (now.version ?? ""),
    company: toNamed(name("company"), now.companyId, now.company),
  };
}

/** The entries of a page; all their names are read at once. */
export async function withNames(
  tx: Parameters<typeof findNames>[0],
  rows: readonly Entry[],
): Promise<AuditEntry[]> {
  const names = await findNames(
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
  return rows.map((row, index) => ({ ...onWire(row), about: toAbout(row, names[index]!) }));
}
