// Sends the webhooks that are queued, and shows the secret that they are signed with.
import * as calls from "@lanyard/contract";
import type { App, Context } from "../shared/context.ts";
import { route } from "../shared/route.ts";
import { deliver, webhookQueue, webhookSecret, type Message } from "./webhook.rules.ts";

export function webhookRoutes(app: App, { db, jobs }: Context): void {
  jobs.work(webhookQueue, (message) => deliver(db, message as Message));
  route(app, calls.getWebhookSecret, async ({ params, user }) => ({
    secret: await webhookSecret(db, params.product_id, user),
  }));
}
