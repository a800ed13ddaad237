// The audit log for administrators: every change with its author and the previous values.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { line } from "../text.shapes.ts";
import { id, instant, pageQuery } from "../wire.shapes.ts";
import { auditSubjects } from "./audit.kinds.ts";

/** `anyone` is a visitor who is not signed in. */
export const auditActors = ["user", "company", "anyone", "server"] as const;
export type AuditActor = (typeof auditActors)[number];

/** Something that the entry is about. */
const auditReference = z.object({
  /** Null once it is gone. */
  id: z.nullable(id),
  /** The name that the entry holds, else the present one; empty when neither is known. */
  name: z.string(),
});
export type AuditReference = z.output<typeof auditReference>;

const fields = z.nullable(z.record(z.string(), z.unknown()));

export const auditEntry = z.object({
  audit_id: id,
  at: instant,
  actor: z.object({
    kind: z.enum(auditActors),
    /** Null for visitors and for the server. */
    id: z.nullable(id),
    /** The name at the time of the change; empty once erased. */
    name: z.string(),
  }),
  /** `subject.verb`, e.g. `submission.approve`. */
  action: z.string(),
  subject: z.object({ kind: z.enum(auditSubjects), id: z.nullable(id) }),
  /** The account, the product with its version, and the company that the change is about. */
  about: z.object({
    user: z.nullable(auditReference),
    product: z.nullable(auditReference),
    /** Empty when the change is about no build, or the build has none yet. */
    version: z.string(),
    company: z.nullable(auditReference),
  }),
  /**
   * The changed fields with their previous values; null for new fields. Secrets are listed without values, and so is
   * personal data once it has been erased.
   */
  before: fields,
  /** The same fields with their new values; null for removed ones. */
  after: fields,
});
export type AuditEntry = z.output<typeof auditEntry>;

const idText = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
/** A timestamp that PostgreSQL can store. */
const moment = z.iso.datetime().check(z.regex(/^[1-9]/));
/** The longest text for the `who` filter, in characters. */
export const auditWhoMost = 100;
/** The `who` filter matches at most this many users and this many companies, the newest first. */
export const auditWhoMatches = 50;

const filters = {
  actor: z.optional(z.enum(auditActors)),
  actor_id: z.optional(idText),
  /**
   * Part of the current name or e-mail of a user or a company; one or two letters match only at the start of a word.
   * Only the newest `auditWhoLooked` matches count.
   */
  who: z.optional(line(auditWhoMost)),
  subject: z.optional(z.enum(auditSubjects)),
  subject_id: z.optional(idText),
  /** The exact action, e.g. `license.pay`. */
  action: z.optional(z.string().check(z.maxLength(60))),
  /** From this moment on. */
  from: z.optional(moment),
  /** Before this moment. */
  until: z.optional(moment),
};

export const listAudit = call({
  id: "audit.list",
  method: "GET",
  path: "/api/admin/audit",
  who: "admin",
  summary:
    "Lists all changes, newest first, with actor, action, time and the values before and after",
  query: z.extend(pageQuery, filters),
  output: z.array(auditEntry),
  paged: true,
});

export const exportAudit = call({
  id: "audit.export",
  method: "GET",
  path: `${listAudit.path}/export`,
  who: "admin",
  summary: "Downloads the filtered changes as CSV; the log records the export",
  query: z.strictObject(filters),
  output: z.string(),
  answersFile: ["text/csv"],
});
