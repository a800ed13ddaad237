// The audit log for administrators: every change with its author and the previous values.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { id, instant, pageQuery } from "../wire.shapes.ts";

/** `anyone` is a visitor who is not signed in. */
export const auditActors = ["user", "company", "anyone", "server"] as const;
/** What a change can be about. */
export const auditSubjects = [
  "user",
  "session",
  "product",
  "submission",
  /** Of a build: who reads it. */
  "review",
  "license",
  "payment",
  "company",
  "person",
  "enquiry",
  "proposal",
  "webhook",
] as const;
export type AuditActor = (typeof auditActors)[number];
export type AuditSubject = (typeof auditSubjects)[number];

const fields = z.nullable(z.record(z.string(), z.unknown()));

export const auditEntry = z.object({
  audit_id: id,
  at: instant,
  actor: z.object({
    kind: z.enum(auditActors),
    /** Null for visitors and the server. */
    id: z.nullable(id),
    /** The name at the time of the change; empty once erased. */
    name: z.string(),
  }),
  /** `subject.verb`, e.g. `submission.approve`. */
  action: z.string(),
  subject: z.object({ kind: z.enum(auditSubjects), id: z.nullable(id) }),
  /**
   * The changed fields with their previous values; null for new ones. Secrets have no values, and neither has personal
   * data once it is erased.
   */
  before: fields,
  /** The same fields with their new values; null for removed ones. */
  after: fields,
});
export type AuditEntry = z.output<typeof auditEntry>;

const idText = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const listAudit = call({
  id: "audit.list",
  method: "GET",
  path: "/api/admin/audit",
  who: "admin",
  summary: "Every change, newest first: who, what, when, before and after",
  query: z.extend(pageQuery, {
    actor: z.optional(z.enum(auditActors)),
    actor_id: z.optional(idText),
    subject: z.optional(z.enum(auditSubjects)),
    subject_id: z.optional(idText),
    /** The whole word, e.g. `license.pay`. */
    action: z.optional(z.string().check(z.maxLength(60))),
  }),
  output: z.array(auditEntry),
  paged: true,
});
