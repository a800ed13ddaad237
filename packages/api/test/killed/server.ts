// A server that may also send webhooks to this machine, for the test that kills it.
import { buildApp } from "../../src/app.ts";
import { openContext } from "../../src/open-context.ts";
import { sendWebhooks } from "../../src/features/webhook/webhook.rules.ts";
import { post } from "../../src/features/webhook/webhook.send.ts";
import { openDatabase } from "../../src/platform/database/db.ts";
import { readEnv } from "../../src/platform/env/env.ts";

const env = readEnv(process.env);
const context = await openContext(env, openDatabase(env.databaseUrl ?? "").db);
const app = await buildApp(context, "error");
// The last registered handler processes the jobs, so this replaces the server's own.
sendWebhooks(context, (url, headers, body) => post(url, headers, body, () => true));
await app.listen({ port: env.port, host: env.host });
