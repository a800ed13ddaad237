// Serves the review queue, claims, and how long a build will wait.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { toCursor, placeBehind } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { okAnswer, route } from "../../platform/http/call/route.ts";
import { claimBuild, readClaim, releaseBuild } from "./claim.rules.ts";
import * as rules from "./queue.rules.ts";

/** A cursor's key: microseconds since 1970. */
const isKey = (key: string) => /^\d{1,16}$/.test(key);

export function queueRoutes(app: App, context: Context): void {
  route(app, calls.listReviews, async ({ query, user, language, reply }) => {
    const limit = getPageLimit(query);
    const { places, entries } = await rules.listReviews(context, {
      menuEntryId: query.menu_entry_id,
      creator: query.creator,
      isFirst: query.first === undefined ? undefined : query.first === 1,
      claim: query.claim,
      reader: user,
      language,
      after: placeBehind(query.cursor, isKey),
      limit,
    });
    return page(reply, places, limit, toCursor).flatMap(({ id }) => entries.get(id) ?? []);
  });
  route(app, calls.countReviews, ({ user }) => rules.countReviews(context, user));
  route(app, calls.listWaitingCreators, ({ query }) =>
    rules.waitingCreators(context, query.search),
  );
  route(app, calls.claimReview, ({ params, user }) => claimBuild(context, params, user));
  route(app, calls.getReviewClaim, ({ params, user }) => readClaim(context, params, user));
  route(app, calls.releaseReview, async ({ params, user }) => {
    await releaseBuild(context, params, user);
    return okAnswer;
  });
  route(app, calls.getReviewWait, ({ params, user }) => rules.readWait(context, params, user));
}
