// The administrators' calls about the mails and webhooks that the server sends.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { idBelow } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import * as rules from "./delivery.rules.ts";
import { onWire } from "./delivery.wire.ts";

export function deliveryRoutes(app: App, context: Context, senders: rules.Senders): void {
  const { db } = context;
  route(app, calls.listDeliveries, async ({ query, reply }) => {
    const limit = getPageLimit(query);
    const { search, kind, state } = query;
    const filter = { search, kind, state };
    const rows = await rules.deliveriesBelow(db, filter, idBelow(query.cursor), limit + 1);
    return page(reply, rows, limit, ({ row }) => String(row.id)).map(onWire);
  });
  route(app, calls.getDelivery, ({ params }) =>
    rules.readDelivery(db, senders, params.dispatch_id),
  );
  route(app, calls.resendDelivery, ({ params, body, user }) => {
    const press = { admin: user, id: params.dispatch_id, version: body.version };
    return rules.resendDelivery(context, senders, press);
  });
  route(app, calls.resendDeliveries, ({ body, user }) =>
    rules.resendDeliveries(context, senders, user, body.dispatch_ids),
  );
}
