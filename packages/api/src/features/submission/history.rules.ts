// The history of a product and its builds, read from the audit log.
import { fieldNames, type HistoryEntry } from "@lanyard/contract";
import { listSubjectEntries, erased, type Entry } from "../audit/audit.rules.ts";
import type { Db } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { accessProduct } from "../product/product.access.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { selectBuildSummaries } from "./submission.build.store.ts";
import { fieldByColumn } from "./submission.content.store.ts";

/** Only these moves change fields; the other moves change only the status and what follows from it. */
const saving: readonly HistoryEntry["action"][] = ["save", "save_offer", "send"];
const text = (value: unknown) => (typeof value === "string" && value !== erased ? value : "");

interface ProductFacts {
  readonly ownerId: number;
  /** The versions of the builds that still exist, by build id. */
  readonly versions: ReadonlyMap<number, string>;
}

function toEntry(row: Entry, { ownerId, versions }: ProductFacts): HistoryEntry {
  // The removal of a build is recorded as `product.remove_build`.
  const action = row.action.slice(row.action.indexOf(".") + 1).replace("remove_build", "remove");
  const submissionId = row.subjectKind === "submission" ? row.subjectId : null;
  const changed = saving.includes(action as HistoryEntry["action"])
    ? new Set(Object.keys(row.after ?? {}).map((name) => fieldByColumn[name]))
    : undefined;
  const role = row.actorId === ownerId ? "creator" : "admin";
  return {
    history_id: row.id,
    at: toInstant(row.createdAt),
    actor: { role: row.actorKind === "user" ? role : "server", name: row.actorName },
    action: action as HistoryEntry["action"],
    submission_id: submissionId,
    version: (submissionId && versions.get(submissionId)) || text(row.before?.["version"]),
    fields: fieldNames.filter((name) => changed?.has(name)),
    reason: action === "reject" ? text(row.after?.["rejectionReason"]) : "",
  };
}

/** Newest first, with ids below `before`; one more than `limit` when there is a next page. Refused: `not_found`. */
export async function productHistory(
  db: Db,
  productId: number,
  user: SignedIn,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<HistoryEntry[]> {
  const { product } = await accessProduct(db, productId, user);
  const builds = await selectBuildSummaries(db, productId);
  const subjects = [
    { kind: "product", id: productId } as const,
    ...builds.map(({ id }) => ({ kind: "submission", id }) as const),
  ];
  const facts = {
    ownerId: product.ownerId,
    versions: new Map(builds.map(({ id, version }) => [id, version])),
  };
  return (await listSubjectEntries(db, subjects, before, limit + 1)).map((row) =>
    toEntry(row, facts),
  );
}
