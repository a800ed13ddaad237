// Delivers queued webhooks, and serves their log and signing secret to creators.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { idBelow } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import { deliveriesBelow, onWire, resend, webhookSecret } from "./webhook.log.rules.ts";
import { sendWebhooks } from "./webhook.rules.ts";

export function webhookRoutes(app: App, context: Context): void {
  const { db } = context;
  sendWebhooks(context);
  route(app, calls.getWebhookSecret, async ({ params, user }) => ({
    secret: await webhookSecret(db, params.product_id, user),
  }));
  route(app, calls.listWebhookDeliveries, async ({ params, query, user, reply }) => {
    const limit = getPageLimit(query);
    const before = idBelow(query.cursor);
    const rows = await deliveriesBelow(db, params.product_id, user, before, limit + 1);
    return page(reply, rows, limit, ({ id }) => String(id)).map(onWire);
  });
  route(app, calls.resendWebhook, ({ params, user }) => resend(context, params, user));
}
