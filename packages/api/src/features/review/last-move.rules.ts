// Adds the last move of a build (by whom, when, which) to the refusal of a request that came too late.
import { moves, type LastMove } from "@lanyard/contract";
import { listSubjectEntries } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { Refused } from "../../platform/refuse.ts";
import type { Target } from "../submission/submission.move.rules.ts";

/** How many entries are read: saves do not change the status and are skipped. */
const maxEntries = 20;
const leavesStatus: ReadonlySet<string> = new Set(["save", "save_offer"]);
const isMove: ReadonlySet<string> = new Set([...moves, "supersede", "undo", "restore"]);

async function lastMove({ db }: Context, id: number): Promise<LastMove | undefined> {
  const entries = await listSubjectEntries(db, [{ kind: "submission", id }], undefined, maxEntries);
  const getVerb = ({ action }: (typeof entries)[number]) => action.slice(action.indexOf(".") + 1);
  const last = entries.find(
    (entry) => isMove.has(getVerb(entry)) && !leavesStatus.has(getVerb(entry)),
  );
  return last && { action: getVerb(last), username: last.actorName, at: toInstant(last.createdAt) };
}

/** Runs `act`, and adds the build's last move to its refusal `state`. */
export async function tellingLastMove<T>(
  context: Context,
  { submission_id }: Target,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    // A refusal because of a claim has another cause.
    if (!(error instanceof Refused) || error.code !== "state" || error.claim) throw error;
    throw Object.assign(error, { last_move: await lastMove(context, submission_id) });
  }
}
