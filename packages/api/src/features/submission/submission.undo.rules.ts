// Moves that can be undone: what they changed, and how it is restored.
import { released, type Status } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import { violatedUnique } from "../../platform/database/violation.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import {
  finishMove,
  type MoveData,
  type StartedMove,
  type SubmissionRow,
} from "./submission.move.rules.ts";
import {
  findReleased,
  forgetSold,
  restoreStatus,
  restoreSentAt,
  isSoldVersion,
} from "./submission.store.ts";

/** What a decision changed about the builds of a product. */
export interface Undoable {
  /** The build after the decision. */
  readonly status: Status;
  readonly updatedAt: string;
  /** Before the decision. */
  readonly onSaleAt: string | null;
  readonly isNewVersion: boolean;
  readonly supersededId: number | null;
  readonly supersededStatus: Status | null;
}

/** Like `finishMove`; also returns what `undoMove` needs. */
export async function finishUndoably(
  tx: Tx,
  started: StartedMove,
  user: SignedIn,
  data: MoveData,
): Promise<{ readonly row: SubmissionRow; readonly undoable: Undoable }> {
  const { before } = started;
  const isNewVersion = !(await isSoldVersion(tx, before.productId, before.version));
  const older = await findReleased(tx, before.productId);
  const row = await finishMove(tx, started, user, data);
  const superseded = (released as readonly Status[]).includes(row.status) ? older : undefined;
  return {
    row,
    undoable: {
      status: row.status,
      updatedAt: row.updatedAt,
      onSaleAt: before.onSaleAt,
      isNewVersion,
      supersededId: superseded?.id ?? null,
      supersededStatus: superseded?.status ?? null,
    },
  };
}

const changed = () => refuse("state", { key: "undo.changed" });

/** Puts a build that was decided back in review, and a build that it superseded back on sale. Refused: `state`. */
export async function undoMove(
  tx: Tx,
  build: SubmissionRow,
  decision: Undoable & { readonly sentAt: string },
  user: SignedIn,
): Promise<SubmissionRow> {
  if (build.updatedAt !== decision.updatedAt) throw changed();
  // Before the build waits again: the queue marks a product's first build.
  if (decision.isNewVersion) await forgetSold(tx, build.productId, build.version);
  try {
    await restoreStatus(tx, build.id, decision.status, "waiting_for_review", {
      onSaleAt: decision.onSaleAt,
    });
    if (decision.supersededId !== null && decision.supersededStatus !== null) {
      const older = await restoreStatus(
        tx,
        decision.supersededId,
        "superseded",
        decision.supersededStatus,
      );
      if (!older) throw changed();
      const subject = { actor: user, subject: "submission", id: older.id } as const;
      const [before, after] = [{ status: "superseded" }, { status: older.status }];
      await record(tx, { ...subject, action: "restore", before, after });
    }
  } catch (error) {
    // The product has another build in progress, or on sale, since.
    throw violatedUnique(error) === undefined ? error : changed();
  }
  const row = await restoreSentAt(tx, build.id, decision.sentAt);
  await record(tx, {
    actor: user,
    action: "undo",
    subject: "submission",
    id: build.id,
    before: build,
    after: row,
  });
  return row;
}
