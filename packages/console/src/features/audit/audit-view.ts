// What the audit log shows, as stored in its address: actor, subject, action, period, and time zone.
import {
  auditActors,
  auditSubjects,
  auditWhoMost,
  type AuditActor,
  type AuditSubject,
} from "@lanyard/contract";
import { searchLine } from "../../components/list/search-line.ts";
import { isDay } from "../../i18n/is-day.ts";
import { beginOfDay } from "./begin-of-day.ts";

export interface AuditView {
  /** Part of the actor's name or e-mail address. */
  readonly who: string;
  /** Undefined for any actor. */
  readonly actor: AuditActor | undefined;
  readonly actorId: number | undefined;
  /** Undefined for any subject. */
  readonly subject: AuditSubject | undefined;
  readonly subjectId: number | undefined;
  /** The exact action; empty for any. */
  readonly action: string;
  /** Days as YYYY-MM-DD; empty for an open period. */
  readonly from: string;
  readonly until: string;
  /** Whether days and times are in UTC instead of the reader's time zone. */
  readonly utc: boolean;
  /** Id of the entry whose details are open. */
  readonly entry: number | undefined;
}
export type ChangeAudit = (change: Partial<AuditView>) => void;

const idIn = (text: string | null) =>
  /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined;
const dayIn = (text: string | null) => {
  const day = /^(19|2\d)\d\d-\d\d-\d\d$/.test(text ?? "") ? (text ?? "") : "";
  return isDay(day) ? day : "";
};

/** Ignores invalid parts of the address. */
export function auditIn(params: URLSearchParams): AuditView {
  const action = params.get("action") ?? "";
  return {
    who: searchLine(params.get("who"), auditWhoMost),
    actor: auditActors.find((one) => one === params.get("actor")),
    actorId: idIn(params.get("actor_id")),
    subject: auditSubjects.find((one) => one === params.get("subject")),
    subjectId: idIn(params.get("subject_id")),
    action: /^[a-z_]+\.[a-z_]{1,40}$/.test(action) ? action : "",
    from: dayIn(params.get("from")),
    until: dayIn(params.get("until")),
    utc: params.get("utc") === "1",
    entry: idIn(params.get("entry")),
  };
}

/** The filters that have the same form in the address and in the query. */
const filtersOf = ({ who, actor, actorId, subject, subjectId, action }: AuditView) => ({
  ...(who !== "" && { who }),
  ...(actor !== undefined && { actor }),
  ...(actorId !== undefined && { actor_id: String(actorId) }),
  ...(subject !== undefined && { subject }),
  ...(subjectId !== undefined && { subject_id: String(subjectId) }),
  ...(action !== "" && { action }),
});

export const addressOfAudit = (view: AuditView) => ({
  ...filtersOf(view),
  ...(view.from !== "" && { from: view.from }),
  ...(view.until !== "" && { until: view.until }),
  ...(view.utc && { utc: "1" }),
  ...(view.entry !== undefined && { entry: String(view.entry) }),
});

/** The moment at which a day begins, or the day `after` days later. */
function beginOf(day: string, utc: boolean, after = 0): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const moment = utc
    ? new Date(Date.UTC(year, month - 1, date + after))
    : beginOfDay(year, month, date + after);
  return moment.toISOString();
}

/** The query for the server: whole days, including the last one. */
export const askedBy = (view: AuditView) => ({
  ...filtersOf(view),
  ...(view.from !== "" && { from: beginOf(view.from, view.utc) }),
  ...(view.until !== "" && { until: beginOf(view.until, view.utc, 1) }),
});

export const isNarrowed = (view: AuditView): boolean => Object.keys(askedBy(view)).length > 0;

/** Clears every filter. */
export const everything: Partial<AuditView> = {
  who: "",
  actor: undefined,
  actorId: undefined,
  subject: undefined,
  subjectId: undefined,
  action: "",
  from: "",
  until: "",
};
