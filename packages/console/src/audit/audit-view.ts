// What the audit log shows, as its address has it: who, about what, which action, between which days, and in which time.
import {
  auditActors,
  auditSubjects,
  auditWhoMost,
  type AuditActor,
  type AuditSubject,
} from "@lanyard/contract";
import { searchLine } from "../shared/search-line.ts";
import { beginOfDay } from "./begin-of-day.ts";

export interface AuditView {
  /** Part of the name or the e-mail of who did it. */
  readonly who: string;
  /** Undefined: any. */
  readonly actor: AuditActor | undefined;
  readonly actorId: number | undefined;
  /** Undefined: any. */
  readonly subject: AuditSubject | undefined;
  readonly subjectId: number | undefined;
  /** The whole word; empty: any. */
  readonly action: string;
  /** Days as YYYY-MM-DD, empty where the span is open. */
  readonly from: string;
  readonly until: string;
  /** Days and times in UTC instead of the reader's zone. */
  readonly utc: boolean;
  /** The one that is open beside the list. */
  readonly entry: number | undefined;
}
export type ChangeAudit = (change: Partial<AuditView>) => void;

const idIn = (text: string | null) =>
  /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined;
const dayIn = (text: string | null) => {
  const day = /^(19|2\d)\d\d-\d\d-\d\d$/.test(text ?? "") ? (text ?? "") : "";
  return Number.isNaN(Date.parse(day)) ? "" : day;
};

/** What an address has wrong is as if it were not there. */
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

/** What is the same in the address and in what is asked for. */
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

/** The moment at which a day begins, or the one so many days after it. */
function beginOf(day: string, utc: boolean, after = 0): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const moment = utc
    ? new Date(Date.UTC(year, month - 1, date + after))
    : beginOfDay(year, month, date + after);
  return moment.toISOString();
}

/** What a view asks the server for: whole days, the last one included. */
export const askedBy = (view: AuditView) => ({
  ...filtersOf(view),
  ...(view.from !== "" && { from: beginOf(view.from, view.utc) }),
  ...(view.until !== "" && { until: beginOf(view.until, view.utc, 1) }),
});

export const isNarrowed = (view: AuditView): boolean => Object.keys(askedBy(view)).length > 0;

/** Takes every filter off. */
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
