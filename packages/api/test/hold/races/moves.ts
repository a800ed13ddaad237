// Moves that people make on one build at the same moment.
import type { Move, Status } from "@lanyard/contract";
import { and, eq } from "drizzle-orm";
import { auditLog } from "../../../src/features/audit/audit.tables.ts";
import { submissions } from "../../../src/features/submission/submission.tables.ts";
import type { TestApp } from "../../harness.ts";
import { act } from "../lifecycle/acting.ts";
import type { Person, Step } from "../lifecycle/model.ts";
import type { World } from "../world.ts";
import { isSerial, type Made } from "./order.ts";

export interface Crowd {
  readonly from: Status;
  /** The concurrent steps, and who makes them. */
  readonly acts: readonly (readonly [Exclude<Step, "fill">, Person])[];
  /** How many succeed; undefined when that depends on the order. */
  readonly winners?: number;
}

export const crowds: Readonly<Record<string, Crowd>> = {
  "approve, reject, cancel, hide": {
    from: "waiting_for_review",
    acts: [
      ["approve", "admin"],
      ["reject", "admin"],
      ["cancel", "creator"],
      ["hide", "creator"],
    ],
  },
  "two approve, one takes back": {
    from: "waiting_for_review",
    acts: [
      ["approve", "admin"],
      ["cancel", "creator"],
      ["approve", "admin"],
    ],
    winners: 1,
  },
  "two hide, one takes back to review": {
    from: "ready_for_sale",
    acts: [
      ["hide", "creator"],
      ["hide", "admin"],
      ["set_review", "admin"],
    ],
    winners: 1,
  },
  "one approves, one hides, two change the price": {
    from: "waiting_for_review",
    acts: [
      ["approve", "admin"],
      ["hide", "creator"],
      ["price", "creator"],
      ["price", "admin"],
    ],
  },
};

/**
 * The build's final status according to the audit log; undefined when an entry does not start where the previous one
 * ended.
 */
async function readLogged(app: TestApp, id: number, from: Status): Promise<unknown> {
  const entries = await app.db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, "submission"), eq(auditLog.subjectId, id)))
    .orderBy(auditLog.id);
  let at: unknown = from;
  for (const { before, after } of entries) {
    if (before?.["status"] !== undefined && before["status"] !== at) return undefined;
    at = after?.["status"] ?? at;
  }
  return at;
}

export interface Outcome {
  readonly answers: readonly Made[];
  readonly end: Status | undefined;
  /** Whether some sequential order of the moves explains the responses and the final status. */
  readonly serial: boolean;
  /** The final status according to the audit log. */
  readonly logged: unknown;
}

/** Sends all requests of the crowd at once, in this order. */
export async function race(
  app: TestApp,
  world: World,
  from: Status,
  acts: Crowd["acts"],
): Promise<Outcome> {
  const { last } = await world.product({ statuses: [from] });
  const answers = await Promise.all(
    acts.map(async ([step, person]) => {
      const move: Move = step === "price" ? "save_offer" : step;
      return { move, status: (await act(app, last, step, person)).status };
    }),
  );
  const id = last.submission_id;
  const [row] = await app.db
    .select({ status: submissions.status })
    .from(submissions)
    .where(eq(submissions.id, id));
  const end = row?.status;
  const serial = isSerial(from, answers, end ?? "gone");
  return { answers, end, serial, logged: await readLogged(app, id, from) };
}
