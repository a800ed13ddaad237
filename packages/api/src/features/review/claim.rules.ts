// Claims on waiting builds: one administrator at a time reviews a build, for as long as a setting says unless the claim
// is renewed.
import { isInReview, type Claim } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { refuse, type Refused } from "../../platform/refuse.ts";
import { targetOf, type Target } from "../submission/submission.move.rules.ts";
import * as store from "./claim.store.ts";
import { tellingLastMove } from "./last-move.rules.ts";
import { claimOnWire } from "./queue.wire.ts";

type Held = NonNullable<Awaited<ReturnType<typeof store.findClaim>>>;

const heldBy = (held: Held, user: SignedIn): Refused =>
  Object.assign(refuse("state", { key: "claim.taken", params: { name: held.username } }), {
    claim: claimOnWire(held, user.id),
  });

async function heldByOther(tx: Tx, id: number, user: SignedIn): Promise<Refused | undefined> {
  const held = await store.findClaim(tx, id);
  return held && held.claimedBy !== user.id ? heldBy(held, user) : undefined;
}

/**
 * Claims a waiting build, or renews the claim. Refused: `not_found`, `state` when another administrator has claimed it
 * or it is not waiting.
 */
export const claimBuild = (context: Context, target: Target, user: SignedIn): Promise<Claim> =>
  tellingLastMove(context, target, () =>
    context.db.transaction(async (tx) => {
      const { id, status } = await targetOf(tx, target, user);
      const taken = await store.takeBuild(tx, id, user.id, context.env.claimMinutes);
      if (!taken) {
        const other = isInReview(status) ? await heldByOther(tx, id, user) : undefined;
        if (other) throw other;
        const now = await targetOf(tx, target, user);
        throw refuse("state", {
          key: "claim.not_waiting",
          params: { state: `status.${now.status}` },
        });
      }
      if (taken.isNew)
        await record(tx, {
          actor: user,
          action: "claim",
          subject: "review",
          id,
          after: { submissionId: id },
        });
      return claimOnWire({ ...taken, claimedBy: user.id, username: user.username }, user.id);
    }),
  );

/** Refused: `not_found`. */
export async function claimOf({ db }: Context, target: Target, user: SignedIn) {
  const { id } = await targetOf(db, target, user);
  const held = await store.findClaim(db, id);
  return { claim: held ? claimOnWire(held, user.id) : null };
}

/**
 * Releases a claim; it is not an error if nobody has claimed the build. Refused: `not_found`, `state` when another
 * administrator has claimed it.
 */
export const releaseBuild = (context: Context, target: Target, user: SignedIn): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { id } = await targetOf(tx, target, user);
    if (await store.giveBack(tx, id, user.id)) {
      const before = { submissionId: id };
      await record(tx, { actor: user, action: "release", subject: "review", id, before });
      return;
    }
    const other = await heldByOther(tx, id, user);
    if (other) throw other;
  });
