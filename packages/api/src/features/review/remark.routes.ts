// Serves remarks and saved replies of reviewers.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { okAnswer, route } from "../../platform/http/call/route.ts";
import * as rules from "./remark.rules.ts";
import * as replies from "./reply.rules.ts";

export function remarkRoutes(app: App, context: Context): void {
  for (const call of [calls.listRemarks, calls.listRemarksAsAdmin])
    route(app, call, ({ params, user }) => rules.listRemarks(context, params, user));
  route(app, calls.writeRemarks, ({ params, body, user }) =>
    rules.writeRemarks(context, params, user, body.remarks),
  );
  route(app, calls.answerRemark, ({ params, body, user }) =>
    rules.answerRemark(context, params, user, body),
  );
  route(app, calls.settleRemark, ({ params, body, user }) =>
    rules.settleRemark(context, params, user, body.settled === 1),
  );
  route(app, calls.listReplies, () => replies.listReplies(context));
  route(app, calls.addReply, ({ body, user }) => replies.addReply(context, user, body));
  route(app, calls.changeReply, ({ params, body, user }) =>
    replies.changeReply(context, params.reply_id, user, body),
  );
  route(app, calls.removeReply, async ({ params, user }) => {
    await replies.removeReply(context, params.reply_id, user);
    return okAnswer;
  });
}
