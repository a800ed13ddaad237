// Claims on waiting builds: one administrator at a time reviews a build, for as long as a setting says unless the claim
// is renewed.
import { isInReview, type Claim } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { refuse, type Refused } from "../../platform/refuse.ts";
import { requireTarget, type Target } from "../submission/submission.move.rules.ts";
import * as store from "./claim.store.ts";
import { tellingLastMove } from "./last-move.rules.ts";
import { claimOnWire } from "./queue.wire.ts";

type ClaimRow = NonNullable<Awaited<ReturnType<typeof store.findClaim>>>;

const createRefusal = (claim: ClaimRow, user: SignedIn): Refused =>
  Object.assign(refuse("state", { key: "claim.taken", params: { name: claim.username } }), {
    claim: claimOnWire(claim, user.id),
  });

async function findRefusal(tx: Tx, id: number, user: SignedIn): Promise<Refused | undefined> {
  const claim = await store.findClaim(tx, id);
  return claim && claim.claimedBy !== user.id ? createRefusal(claim, user) : undefined;
}

/**
 * Claims a waiting build, or renews the claim. Refused: `not_found`, `state` when another administrator has claimed it
 * or it is not waiting.
 */
export const claimBuild = (context: Context, target: Target, user: SignedIn): Promise<Claim> =>
  tellingLastMove(context, target, () =>
    context.db.transaction(async (tx) => {
      const { id, status } = await requireTarget(tx, target, user);
      const own = await store.takeBuild(tx, id, user.id, context.env.claimMinutes);
      if (!own) {
        const other = isInReview(status) ? await findRefusal(tx, id, user) : undefined;
        if (other) throw other;
        const now = await requireTarget(tx, target, user);
        throw refuse("state", {
          key: "claim.not_waiting",
          params: { state: `status.${now.status}` },
        });
      }
      if (own.isNew)
        await record(tx, {
          actor: user,
          action: "claim",
          subject: "review",
          id,
          after: { submissionId: id },
        });
      return claimOnWire({ ...own, claimedBy: user.id, username: user.username }, user.id);
    }),
  );

/** Refused: `not_found`. */
export async function readClaim({ db }: Context, target: Target, user: SignedIn) {
  const { id } = await requireTarget(db, target, user);
  const claim = await store.findClaim(db, id);
  return { claim: claim ? claimOnWire(claim, user.id) : null };
}

/**
 * Releases a claim; it is not an error if nobody has claimed the build. Refused: `not_found`, `state` when another
 * administrator has claimed it.
 */
export const releaseBuild = (context: Context, target: Target, user: SignedIn): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { id } = await requireTarget(tx, target, user);
    if (await store.giveBack(tx, id, user.id)) {
      const before = { submissionId: id };
      await record(tx, { actor: user, action: "release", subject: "review", id, before });
      return;
    }
    const other = await findRefusal(tx, id, user);
    if (other) throw other;
  });
