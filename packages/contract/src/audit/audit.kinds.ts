// Every kind of entry in the audit log. The console has a sentence for each.
import { moves } from "../submission/submission.lifecycle.ts";

/** What a change can be about, and what can be done to it. */
export const auditVerbs = {
  user: [
    "register",
    "update",
    "password",
    "password_link",
    "invite",
    "sign_out",
    "role",
    "deactivate",
    "reactivate",
    "ask_email",
    "cancel_email",
    "email",
    "undo_email",
    "erase",
  ],
  /** `refused`: wrong passwords. */
  session: ["login", "logout", "refused"],
  product: ["create", "remove", "remove_build"],
  submission: [...moves, "add", "supersede", "undo", "restore"],
  /** An administrator claims a build for review, or releases the claim. */
  review: ["claim", "release"],
  remark: ["write", "answer", "tick", "untick", "settle", "unsettle", "reopen", "remove"],
  reply: ["add", "change", "remove"],
  license: ["create", "free", "install", "uninstall", "permissions", "restore", "delete"],
  payment: ["begin", "paid", "refused", "ended"],
  company: ["create", "token", "deactivate", "erase"],
  person: ["add", "change", "tell", "import", "remove"],
  enquiry: ["create", "answer", "close", "reopen", "erase"],
  proposal: ["create", "answer", "close", "reopen"],
  webhook: ["resend"],
  /** A mail or a webhook that an administrator sends again. */
  dispatch: ["resend"],
  /** The log itself: an administrator has exported it as a file. */
  audit: ["export"],
} as const satisfies Record<string, readonly string[]>;

export type AuditSubject = keyof typeof auditVerbs;
export const auditSubjects = Object.keys(auditVerbs) as [AuditSubject, ...AuditSubject[]];
export type AuditVerb<Subject extends AuditSubject = AuditSubject> =
  (typeof auditVerbs)[Subject][number];
/** `subject.verb`, e.g. `submission.approve`. */
export type AuditKind = { [S in AuditSubject]: `${S}.${AuditVerb<S>}` }[AuditSubject];

const kinds: ReadonlySet<string> = new Set(
  Object.entries(auditVerbs).flatMap(([subject, verbs]) =>
    verbs.map((verb) => `${subject}.${verb}`),
  ),
);
/** False for what an older or a newer server has recorded. */
export const isAuditKind = (action: string): action is AuditKind => kinds.has(action);
