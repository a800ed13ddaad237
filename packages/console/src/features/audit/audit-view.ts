// What the audit log shows, as its address holds it, and the query for the server.
import { auditActors, auditSubjects, auditWhoMost } from "@lanyard/contract";
import { defined, id, line, option, type View } from "../../components/admin-list/list-view.ts";
import { isDay } from "../../i18n/is-day.ts";
import { beginOfDay } from "./begin-of-day.ts";

const day = (text: string) =>
  /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && isDay(text) ? text : undefined;

export const params = {
  /** Part of the actor's name or e-mail address. */
  who: line(auditWhoMost),
  actor: option(auditActors),
  actor_id: id,
  subject: option(auditSubjects),
  subject_id: id,
  /** The exact action. */
  action: (text: string) => (/^[a-z_]+\.[a-z_]{1,40}$/.test(text) ? text : undefined),
  /** Days as YYYY-MM-DD. */
  from: day,
  until: day,
  /** Whether days and times are in UTC instead of the user's time zone. */
  utc: (text: string) => (text === "1" ? text : undefined),
  entry: id,
};
export type AuditView = View<typeof params>;
export type ChangeAudit = (change: Partial<AuditView>) => void;

/** The moment at which a day begins, or the day `after` days later. */
function beginOf(text: string, utc: boolean, after = 0): string {
  const [year = 0, month = 1, date = 1] = text.split("-").map(Number);
  const moment = utc
    ? new Date(Date.UTC(year, month - 1, date + after))
    : beginOfDay(year, month, date + after);
  return moment.toISOString();
}

/** The query for the server: whole days, including the last one. */
export function auditQuery(view: AuditView) {
  const { who, actor, actor_id, subject, subject_id, action, from, until } = view;
  const utc = view.utc !== undefined;
  return defined({
    who,
    actor,
    actor_id,
    subject,
    subject_id,
    action,
    from: from && beginOf(from, utc),
    until: until && beginOf(until, utc, 1),
  });
}
