// Serves the decisions of administrators.
import { activate, approve, reject, setReady, setReview } from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { App } from "../http/call/app.ts";
import { route } from "../http/call/route.ts";
import { moveAnswer } from "../submission/submission.rules.ts";
import { decide, rejectBuild } from "./review.rules.ts";

export function reviewRoutes(app: App, context: Context): void {
  route(app, approve, async ({ params, body, user }) =>
    moveAnswer(await decide(context, "approve", params, user, body?.remarks)),
  );
  route(app, setReady, async ({ params, user }) =>
    moveAnswer(await decide(context, "set_ready", params, user)),
  );
  route(app, setReview, async ({ params, user }) =>
    moveAnswer(await decide(context, "set_review", params, user)),
  );
  route(app, activate, async ({ params, user }) =>
    moveAnswer(await decide(context, "enable", params, user)),
  );
  route(app, reject, async ({ params, body, user }) =>
    moveAnswer(
      await rejectBuild(
        context,
        params,
        user,
        body.rejection_reason || body.reason || "",
        body.remarks,
      ),
    ),
  );
}
