// Serves the decisions of administrators.
import {
  activate,
  approve,
  reject,
  setReady,
  setReview,
  undoDecision,
  undoLimits,
} from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import { toInstant } from "../../platform/database/instant.ts";
import type { App } from "../../platform/http/call/app.ts";
import { route } from "../../platform/http/call/route.ts";
import { createHangUpSignal } from "../../platform/http/connection/hang-up.ts";
import { moveAnswer } from "../submission/submission.rules.ts";
import * as decisions from "./decision.rules.ts";
import { decide, moveAsAdmin } from "./review.rules.ts";

const toAnswer = ({ row, decidedAt }: decisions.Decided) => ({
  ...moveAnswer(row),
  undo_until: new Date(Date.parse(toInstant(decidedAt)) + undoLimits.seconds * 1_000).toISOString(),
});

export function reviewRoutes(app: App, context: Context): void {
  context.jobs.work(decisions.decisionQueue, (job) =>
    decisions.tellDecision(context, job as decisions.DecisionJob),
  );
  route(app, approve, async ({ params, body, user, language, reply }) => {
    const decision = {
      name: "approve",
      reason: "",
      remarks: body?.remarks ?? [],
      overrideReason: body?.override_reason ?? "",
      language,
    } as const;
    return toAnswer(
      await decide(context, decision, params, { user, signal: createHangUpSignal(reply) }),
    );
  });
  route(app, reject, async ({ params, body, user, language, reply }) => {
    const decision = {
      name: "reject",
      reason: body.rejection_reason || body.reason || "",
      remarks: body.remarks ?? [],
      overrideReason: "",
      language,
    } as const;
    return toAnswer(
      await decide(context, decision, params, { user, signal: createHangUpSignal(reply) }),
    );
  });
  route(app, undoDecision, async ({ params, user }) =>
    moveAnswer(await decisions.undoDecision(context, params, user)),
  );
  route(app, setReady, async ({ params, body, user, language, reply }) => {
    const decider = { user, signal: createHangUpSignal(reply) };
    const override = { reason: body?.override_reason ?? "", language };
    return moveAnswer(await moveAsAdmin(context, "set_ready", params, decider, override));
  });
  for (const [call, name] of [
    [setReview, "set_review"],
    [activate, "enable"],
  ] as const)
    route(app, call, async ({ params, user, language, reply }) => {
      const decider = { user, signal: createHangUpSignal(reply) };
      return moveAnswer(
        await moveAsAdmin(context, name, params, decider, { reason: "", language }),
      );
    });
}
