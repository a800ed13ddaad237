// What administrators do with requests: answer by mail, close, reopen. When two act at once, the second is refused with
// the name of the first.
import type { AdminRequestDetail, RequestState } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { refuse } from "../../platform/refuse.ts";
import { say } from "../../platform/text/texts.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import * as store from "./request.store.ts";
import { detailOnWire, getEmail, languageOfAsker, getSubject, getText } from "./request.wire.ts";

export const requestsBelow = store.listRequests;

/** The limit per administrator, because each answer is a mail to somebody outside. */
const limit = { most: 120, minutes: 60 };

const notFound = () => refuse("not_found", { key: "enquiry.not_found" });

/** A request with its text and its answers. Refused: `not_found`. */
export async function requestDetail(tx: Tx, id: number): Promise<AdminRequestDetail> {
  const row = await store.findRequest(tx, id);
  if (!row) throw notFound();
  return detailOnWire(row, await store.listAnswers(tx, id));
}

export interface Decision {
  readonly admin: SignedIn;
  readonly id: number;
  /** The version that the administrator saw; undefined: any. */
  readonly version: number | undefined;
}

/** Locks a request, unless its version has changed. Refused: `not_found`; `state` when somebody else was faster. */
async function lockVersion(tx: Tx, { id, version }: Decision): Promise<store.RequestRow> {
  const row = await store.lockRequest(tx, id);
  if (!row) throw notFound();
  if (version === undefined || version === row.version) return row;
  const name = (await store.findRequest(tx, id))?.settledBy ?? "";
  throw refuse("state", { key: "enquiry.changed", params: { name } });
}

/** The subject of the audit entries: the enquiry or the proposal, under which its creation is logged too. */
const subjectInLog = ({ enquiryId, proposalId }: store.RequestRow) =>
  enquiryId === null
    ? ({ subject: "proposal", id: proposalId ?? undefined } as const)
    : ({ subject: "enquiry", id: enquiryId } as const);

async function settle(
  tx: Tx,
  admin: SignedIn,
  row: store.RequestRow,
  {
    action,
    state,
    ...extra
  }: { action: "answer" | "close" | "reopen"; state: RequestState; answer?: string },
): Promise<void> {
  await store.settle(tx, row.id, state, admin.id);
  await record(tx, {
    actor: admin,
    action,
    ...subjectInLog(row),
    before: { state: row.state },
    after: { state, ...extra },
  });
}

async function mailAnswer(
  tx: Tx,
  { env, mail }: Context,
  row: store.RequestWithSender,
  answer: string,
): Promise<void> {
  const language = languageOfAsker(row);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  await mail.queue(tx, {
    about: "answer",
    to: getEmail(row),
    replyTo: env.supportEmail,
    language,
    subject: say(language, "mail.answer_subject", { subject: getSubject(row) }),
    text: say(language, "mail.answer_text", {
      answer,
      date: day.format(new Date(row.createdAt)),
      text: getText(row),
    }),
  });
}

/** Stores an answer and mails it. Refused: `not_found`, `state`, `too_many`; 422 without a text. */
export async function answerRequest(
  context: Context,
  decision: Decision,
  answer: string,
): Promise<AdminRequestDetail> {
  const { admin, id } = decision;
  if (answer === "") throw refuse("validation", { key: "answer.required", field: "answer" });
  await throttle(context.db, `answers of ${admin.id}`, limit);
  return context.db.transaction(async (tx) => {
    const row = await lockVersion(tx, decision);
    await store.insertAnswer(tx, { requestId: id, text: answer, answeredBy: admin.id });
    await settle(tx, admin, row, { action: "answer", state: "answered", answer });
    const answered = await store.findRequest(tx, id);
    if (answered) await mailAnswer(tx, context, answered, answer);
    return requestDetail(tx, id);
  });
}

const createMove =
  (action: "answer" | "close" | "reopen", state: RequestState) =>
  (db: Db, decision: Decision): Promise<AdminRequestDetail> =>
    db.transaction(async (tx) => {
      const row = await lockVersion(tx, decision);
      if (row.state !== state) await settle(tx, decision.admin, row, { action, state });
      return requestDetail(tx, decision.id);
    });

/** Closes a request. Refused: `not_found`, `state`. */
export const closeRequest = createMove("close", "closed");
/** Reopens a request. Refused: `not_found`, `state`. */
export const reopenRequest = createMove("reopen", "open");

/** Closes several requests; returns how many were not closed before, and ignores those that do not exist. */
export const closeRequests = (db: Db, admin: SignedIn, ids: readonly number[]): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await store.lockUnclosed(tx, ids);
    for (const row of rows) await settle(tx, admin, row, { action: "close", state: "closed" });
    return rows.length;
  });
