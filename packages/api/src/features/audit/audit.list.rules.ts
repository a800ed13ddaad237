// How administrators read the audit log and what they filter by: a page at a time, or all of it as a table.
import {
  pageLimits,
  type AuditActor,
  type AuditSubject,
  type LanguageCode,
} from "@lanyard/contract";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { csvBegin, csvLine } from "../../platform/text/csv.ts";
import { say } from "../../platform/text/texts.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import * as places from "./audit.place.store.ts";
import { record, type Entry } from "./audit.rules.ts";
import { selectEntries, type AuditFilter } from "./audit.store.ts";
import { onWire } from "./audit.wire.ts";

export interface AuditQuery extends places.Span {
  readonly actorKind: AuditActor | undefined;
  readonly actorId: number | undefined;
  /** Part of a name or an e-mail. */
  readonly who: string | undefined;
  readonly subjectKind: AuditSubject | undefined;
  readonly subjectId: number | undefined;
  readonly action: string | undefined;
}

interface Narrowed {
  readonly filter: AuditFilter;
  /** The id below which all matching entries lie. */
  readonly end: number | undefined;
}

/** The filter and the ids that contain the matching entries; undefined when nothing can match. */
async function narrowed(tx: Tx, { who, ...query }: AuditQuery): Promise<Narrowed | undefined> {
  const actors = who ? await places.findActors(tx, who) : undefined;
  if (actors?.length === 0) return undefined;
  const { actorId, subjectKind, subjectId, action } = query;
  const isOpen = !actors && actorId === undefined && subjectId === undefined;
  const actions =
    isOpen && action === undefined && subjectKind
      ? await places.listActions(tx, subjectKind)
      : undefined;
  const { first, end } = await places.findIdRange(tx, query);
  return { filter: { ...query, actors, actions, first }, end };
}

/** The smaller of two upper bounds of ids; undefined means no bound. */
const nearer = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

/** Entries with ids below `before`, newest first. */
export async function entriesBelow(
  db: Db,
  query: AuditQuery,
  before: number | undefined,
  limit: number,
): Promise<Entry[]> {
  const place = await narrowed(db, query);
  return place ? selectEntries(db, place.filter, nearer(before, place.end), limit) : [];
}

const columns = [
  "id",
  "at",
  "actor_kind",
  "actor_id",
  "actor",
  "action",
  "subject",
  "subject_id",
  "before",
  "after",
] as const;

function toCells(entry: Entry): (string | number)[] {
  const { audit_id, at, actor, action, subject, before, after } = onWire(entry);
  return [
    audit_id,
    at,
    actor.kind,
    actor.id ?? "",
    actor.name,
    action,
    subject.kind,
    subject.id ?? "",
    before ? JSON.stringify(before) : "",
    after ? JSON.stringify(after) : "",
  ];
}

/** The limit per administrator. */
const limit = { most: 30, minutes: 60 };

/** Counts and records that an administrator exports the log. Refused: `too_many`. */
export async function noteExport(db: Db, admin: SignedIn, query: AuditQuery): Promise<void> {
  await throttle(db, `audit export ${admin.id}`, limit);
  const after = Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  );
  await db.transaction((tx) =>
    record(tx, { actor: admin, action: "export", subject: "audit", after: { filter: after } }),
  );
}

/** All matching entries as a CSV table, newest first, generated one page at a time; times are UTC. */
export async function* writeTable(
  db: Db,
  query: AuditQuery,
  language: LanguageCode,
): AsyncGenerator<string> {
  yield csvBegin + csvLine(columns.map((name) => say(language, `audit.column_${name}`)));
  const place = await narrowed(db, query);
  if (!place) return;
  let before = place.end;
  for (;;) {
    const rows = await selectEntries(db, place.filter, before, pageLimits.most);
    yield rows.map((row) => csvLine(toCells(row))).join("");
    before = rows.at(-1)?.id;
    if (rows.length < pageLimits.most) return;
  }
}
