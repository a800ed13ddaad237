// A server is killed while it delivers a webhook and takes a payment; another server finishes both.
import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { endOf, freePort, isReady, programEnv } from "./crash/server-process.ts";
import { productWithHook, type Build } from "./fixtures.ts";
import { companyTokens, testApp, type TestApp } from "./harness.ts";
import { startPaymentsService, type PaymentsService } from "./payments-service.ts";

/** The ids of received messages about the license, in order of arrival. */
const messageIds: string[] = [];
let answers = false;
let receiver: Server;
let service: PaymentsService;
let app: TestApp;
let build: Build;
let running: ChildProcess | undefined;

async function startServer(): Promise<string> {
  const port = await freePort();
  running = spawn(process.execPath, ["test/killed/server.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...programEnv,
      PORT: String(port),
      DATABASE_URL: app.env.databaseUrl,
      DATA_DIR: app.dataDir,
      ...service.variables,
    },
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => isReady(origin), { timeout: 60_000, interval: 50 });
  return origin;
}

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      if ((JSON.parse(body) as { readonly type: string }).type === "license.created")
        messageIds.push(String(request.headers["webhook-id"]));
      // Without a response, the sending job stays active.
      return answers ? response.writeHead(204).end() : undefined;
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, "127.0.0.1", resolve);
  });
  service = await startPaymentsService();
  app = await testApp(service.variables);
  const { port } = receiver.address() as AddressInfo;
  build = await productWithHook(app, `http://127.0.0.1:${port}/hook`, {
    price_amount: "9.5",
    expiration_id: "2",
  });
  // From here on, only the servers that the test starts process jobs.
  await app.jobs.stop();
}, 120_000);
afterAll(async () => {
  if (running) await endOf(running, "SIGKILL");
  await app.close();
  await service.close();
  receiver.closeAllConnections();
  receiver.close();
});

const post = (origin: string, path: string) =>
  fetch(`${origin}/api/products/${build.product_id}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ company_token: companyTokens.first, user_token: "anna" }),
  });
const one = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<T>(query)).rows[0];
const delivery = () =>
  one<{ state: string; attempts: unknown[] }>(
    sql`select state, attempts from webhook_deliveries where type = 'license.created'`,
  );
const payment = () => one<{ status: string }>(sql`select status from payments`);

/** Does what the servers' own supervisor does every minute, as if two minutes had passed. */
async function twoMinutesLater(): Promise<void> {
  await app.db.execute(
    sql`update jobs.job set started_on = started_on - interval '150 seconds' where state = 'active'`,
  );
  await app.db.execute(
    sql`update jobs.job set start_after = now() where name = 'payment' and state = 'created'`,
  );
  await app.db.execute(sql`update jobs.queue set monitor_on = null`);
  const boss = new PgBoss({
    connectionString: app.env.databaseUrl ?? "",
    schema: "jobs",
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
  await app.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
}

test("a webhook and a payment outlive the kill of their server: the webhook at least once, the payment once", async () => {
  const first = await startServer();
  service.behaviour = "take and never respond";
  expect((await post(first, "license")).status).toBe(200);
  const paying = post(first, "licenses/pay").catch(() => "gone");
  await vi.waitUntil(() => messageIds.length === 1 && service.calls === 1, { timeout: 60_000 });
  await endOf(running!, "SIGKILL");
  expect(await paying).toBe("gone");
  expect(await delivery()).toMatchObject({ state: "waiting", attempts: [] });
  expect(await payment()).toEqual({ status: "pending" });

  answers = true;
  service.behaviour = "take";
  const second = await startServer();
  await twoMinutesLater();
  await expect.poll(delivery).toMatchObject({
    state: "delivered",
    attempts: [{ status: 204 }],
  });
  // The receiver gets the message twice, with the same id.
  expect(messageIds).toHaveLength(2);
  expect(new Set(messageIds).size).toBe(1);
  await expect.poll(payment).toEqual({ status: "paid" });
  expect(service.charges.size).toBe(1);
  const { license } = (await (await post(second, "licenses/company")).json()) as {
    license: { state: string };
  };
  expect(license.state).toBe("paid");
}, 120_000);
