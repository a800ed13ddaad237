// Serves the calls about submissions.
import * as calls from "@lanyard/contract";
import { listBuilds } from "../product/listing.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { idBelow } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import { createHangUpSignal } from "../../platform/http/connection/hang-up.ts";
import type { Inspect } from "./check.rules.ts";
import { productHistory } from "./history.rules.ts";
import { detailOfBuild, submissionDetail } from "./submission.detail.rules.ts";
import { checkAnyMove } from "./submission.move.rules.ts";
import * as rules from "./submission.rules.ts";
import { addScreenshots, saveBuild, sendBuild } from "./submission.save.rules.ts";
import { tellingBuild } from "./submission.stale.rules.ts";

export function submissionRoutes(app: App, context: Context, inspect: Inspect): void {
  route(app, calls.listSubmissions, async ({ query, user, language, reply }) => {
    const limit = getPageLimit(query);
    const ownerId = user.role === "admin" ? undefined : user.id;
    const cards = await listBuilds(context, {
      ownerId,
      language,
      before: idBelow(query.cursor),
      limit,
    });
    return page(reply, cards, limit, (last) => String(last.submission_id));
  });

  for (const call of [calls.productHistory, calls.productHistoryAsAdmin]) {
    route(app, call, async ({ params, query, user, reply }) => {
      const limit = getPageLimit(query);
      const entries = await productHistory(context.db, params.product_id, user, {
        before: idBelow(query.cursor),
        limit,
      });
      return page(reply, entries, limit, ({ history_id }) => String(history_id));
    });
  }

  for (const call of [calls.getSubmission, calls.getSubmissionAsAdmin]) {
    route(app, call, ({ params, user, language }) =>
      submissionDetail(context, params, user, language),
    );
  }

  route(app, calls.findSubmission, ({ params, user, language }) =>
    detailOfBuild(context, params.submission_id, user, language),
  );

  for (const call of [calls.addSubmission, calls.storeSubmission]) {
    route(app, call, async ({ params, user }) => {
      const id = await rules.addBuild(context, params.product_id, user);
      return { id, submission_id: id };
    });
  }

  for (const call of [calls.saveSubmission, calls.saveSubmissionAsAdmin]) {
    route(
      app,
      call,
      async (input) => {
        const { params, query, body, uploads, user, language, reply } = input;
        const save = { target: params, form: body, uploads, user, language };
        return tellingBuild(context, input, () =>
          query.require_review === 1
            ? sendBuild(context, save, inspect, createHangUpSignal(reply))
            : saveBuild(context, save),
        );
      },
      (head) =>
        tellingBuild(context, head, () =>
          checkAnyMove(
            context.db,
            head.query.require_review === 1 ? ["send"] : ["save", "save_offer"],
            head.params,
            head.user,
          ),
        ),
    );
  }

  route(
    app,
    calls.addScreenshots,
    async (input) => {
      const { params, body: form = {}, uploads, user, language } = input;
      return tellingBuild(context, input, () =>
        addScreenshots(context, { target: params, form, uploads, user, language }),
      );
    },
    (head) =>
      tellingBuild(context, head, () => checkAnyMove(context.db, ["save"], head.params, head.user)),
  );

  for (const call of [calls.removeSubmission, calls.removeSubmissionAsAdmin]) {
    route(app, call, async ({ params, user }) => {
      await rules.removeBuild(context, params, user);
      return { ok: true as const };
    });
  }

  route(app, calls.draftSubmission, async ({ params, user }) =>
    rules.moveAnswer(await rules.changeStatus(context, "cancel", params, user)),
  );

  for (const call of [calls.hideSubmission, calls.hideSubmissionAsAdmin]) {
    route(app, call, async ({ params, body, user }) => {
      // `hidden` is the new value; the rules refuse 0 to creators.
      const name = body?.hidden === 0 ? "enable" : "hide";
      return rules.moveAnswer(await rules.changeStatus(context, name, params, user));
    });
  }
}
