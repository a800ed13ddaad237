// The administrators' calls about the requests of visitors and companies.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { idBelow } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import * as rules from "./request.rules.ts";
import { onWire } from "./request.wire.ts";

export function requestRoutes(app: App, context: Context): void {
  const { db } = context;
  route(app, calls.listRequests, async ({ query, reply }) => {
    const limit = getPageLimit(query);
    const { search, kind, state } = query;
    const filter = { search, kind, state };
    const rows = await rules.requestsBelow(db, filter, idBelow(query.cursor), limit + 1);
    return page(reply, rows, limit, ({ id }) => String(id)).map(onWire);
  });
  route(app, calls.getRequest, ({ params }) => rules.requestDetail(db, params.request_id));
  route(app, calls.answerRequest, ({ params, body, user }) => {
    const decision = { admin: user, id: params.request_id, version: body.version };
    return rules.answerRequest(context, decision, body.answer);
  });
  route(app, calls.closeRequest, ({ params, body, user }) =>
    rules.closeRequest(db, { admin: user, id: params.request_id, version: body.version }),
  );
  route(app, calls.reopenRequest, ({ params, body, user }) =>
    rules.reopenRequest(db, { admin: user, id: params.request_id, version: body.version }),
  );
  route(app, calls.closeRequests, async ({ body, user }) => ({
    closed: await rules.closeRequests(db, user, body.request_ids),
  }));
}
