// A server with demo data whose products send webhooks to a receiver on this machine, which a normal server never
// calls. It retries less often and without pauses, for the test in which a webhook fails for good.
import { sql } from "drizzle-orm";
import { buildApp } from "../src/app.ts";
import { openDatabase } from "../src/platform/database/db.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { seedDemo } from "../src/demo/demo.ts";
import { consoleFolder } from "../src/platform/http/documents/console.ts";
import { keepRelease } from "../src/platform/http/documents/releases.ts";
import { sendWebhooks } from "../src/features/webhook/webhook.rules.ts";
import { post } from "../src/features/webhook/webhook.send.ts";
import { openContext } from "../src/open-context.ts";
import { startEmbedded } from "../src/platform/postgres/embedded-postgres.ts";
import { openDataDir } from "../src/platform/env/data-dir.ts";
import { readEnv } from "../src/platform/env/env.ts";

const hook = process.argv[2] ?? "";
const env = readEnv(process.env);
await openDataDir(env.dataDir);
const postgres = await startEmbedded(env.dataDir);
await migrate(postgres.url);
const database = openDatabase(postgres.url);
const { db } = database;
const context = await openContext(env, db);
await seedDemo(context);
await keepRelease(db, consoleFolder);
await db.execute(sql`update submissions set webhook_url = ${hook} where status = 'ready_for_sale'`);
const app = await buildApp(context, "error");
// The last registered handler processes the jobs, so this replaces the server's own.
sendWebhooks(context, (url, headers, body) => post(url, headers, body, () => true));
await app.listen({ port: env.port, host: env.host });
// Shortens the twelve retries, spread over half a day: skips some of them, and all pauses.
const hurry = setInterval(() => {
  db.execute(
    sql`update jobs.job set start_after = now(), retry_count = least(retry_count + 3, retry_limit)
      where name = 'webhook' and state = 'retry' and start_after > now()`,
  ).catch(() => undefined);
}, 100);
process.on("SIGTERM", () => {
  clearInterval(hurry);
  void app
    .close()
    .then(() => database.close())
    .then(() => postgres.stop())
    .then(() => process.exit(0));
});
