// Serves the decisions of administrators.
import { activate, approve, reject, setReady, setReview } from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { App } from "../http/call/app.ts";
import { route } from "../http/call/route.ts";
import { hangUpOf } from "../http/connection/hang-up.ts";
import { moveAnswer } from "../submission/submission.rules.ts";
import { decide, rejectBuild } from "./review.rules.ts";

export function reviewRoutes(app: App, context: Context): void {
  route(app, approve, async ({ params, body, user, language, reply }) =>
    moveAnswer(
      await decide(context, "approve", params, user, {
        remarks: body?.remarks,
        overrideReason: body?.override_reason,
        language,
        signal: hangUpOf(reply),
      }),
    ),
  );
  route(app, setReady, async ({ params, body, user, language, reply }) =>
    moveAnswer(
      await decide(context, "set_ready", params, user, {
        overrideReason: body?.override_reason,
        language,
        signal: hangUpOf(reply),
      }),
    ),
  );
  route(app, setReview, async ({ params, user, language, reply }) =>
    moveAnswer(
      await decide(context, "set_review", params, user, { language, signal: hangUpOf(reply) }),
    ),
  );
  route(app, activate, async ({ params, user, language, reply }) =>
    moveAnswer(
      await decide(context, "enable", params, user, { language, signal: hangUpOf(reply) }),
    ),
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
