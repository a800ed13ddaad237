// The audit log: who changed what, with the values before and after, written in the transaction of the change.
import type { AuditSubject, AuditVerb } from "@lanyard/contract";
import type { Company, SignedIn } from "../../platform/identity/caller.ts";
import type { Tx } from "../../platform/database/db.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import * as store from "./audit.store.ts";

/** Who makes a change. A company is identified by its `name`, a user by the username. */
export type Actor =
  | Pick<SignedIn, "id" | "username">
  | Pick<Company, "id" | "name">
  | "anyone"
  | "server";

type Fields = Readonly<Record<string, unknown>>;

export interface Change<Subject extends AuditSubject> {
  readonly actor: Actor;
  /** The `verb` of `subject.verb`. */
  readonly action: AuditVerb<Subject>;
  readonly subject: Subject;
  /** Undefined when the subject has no id, or its id is unknown. */
  readonly id?: number | undefined;
  /** May be a whole row: only fields that differ are stored. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

/** Fields whose values must not be logged; the log only says that they changed. */
const secrets = new Set(["passwordHash", "tokenHash", "userToken", "password", "token"]);
/** Fields that hold the `user_token` of whoever made a change: the log tells such people apart by its hash. */
const holders = new Set(["changedBy"]);
/** Fields that are derived from others, and are not logged. */
const noise = new Set(["updatedAt", "sentAt", "signedInAt", "skeleton", "skeletonWithL", "names"]);

function redact(name: string, value: unknown): unknown {
  if (secrets.has(name) && value !== null) return "(secret)";
  return holders.has(name) && typeof value === "string" ? hashToken(value) : value;
}

function toChangedFields(fields: object | undefined, other: object | undefined): Fields | null {
  if (!fields) return null;
  const compared = other as Fields | undefined;
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      value !== undefined &&
      !noise.has(name) &&
      (!compared || JSON.stringify(value) !== JSON.stringify(compared[name])),
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, redact(name, value)]));
}

const toActorColumns = (actor: Actor) => {
  if (typeof actor === "string") return { actorKind: actor, actorId: null, actorName: "" };
  return "username" in actor
    ? { actorKind: "user" as const, actorId: actor.id, actorName: actor.username }
    : { actorKind: "company" as const, actorId: actor.id, actorName: actor.name };
};

const isEmpty = (fields: Fields | null) => fields !== null && Object.keys(fields).length === 0;

/** Records a change, unless nothing changed. Call it in the transaction that makes the change. */
export async function record<Subject extends AuditSubject>(
  tx: Tx,
  { actor, action, subject, id, before, after }: Change<Subject>,
): Promise<void> {
  const [old, now] = [toChangedFields(before, after), toChangedFields(after, before)];
  if (isEmpty(old) && isEmpty(now)) return;
  await store.insertEntry(tx, {
    ...toActorColumns(actor),
    action: `${subject}.${action}`,
    subjectKind: subject,
    subjectId: id ?? null,
    before: old,
    after: now,
  });
}

/** How often this was recorded of the subject with this id within the last hour. */
export const countLastHour = <Subject extends AuditSubject>(
  tx: Tx,
  { subject, id, action }: Required<Pick<Change<Subject>, "subject" | "action">> & { id: number },
): Promise<number> => store.countLastHour(tx, subject, id, `${subject}.${action}`);

export const listSubjectEntries = store.selectSubjectEntries;
export type Entry = store.AuditRow;
/** Replaces personal data that is no longer stored; the triggers of the migrations write it. */
export const erased = "(erased)";
