// Three server processes on one PostgreSQL behave as one, even when one of them is killed during writes.
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { noQuotas } from "./no-quotas.ts";
import { endOf, freePort, isReady, programEnv, serverProgram } from "./crash/server-process.ts";
import { databaseUrl } from "./postgres.setup.ts";
import type { BodyAt } from "./reply.ts";
import { requestOf } from "./request.ts";

interface Server {
  readonly origin: string;
  readonly process: ChildProcess;
}

const name = `cluster_${randomBytes(6).toString("hex")}`;
const root = join(import.meta.dirname, "..");
let folder: string;
let database: string;
let admin: Client;
let servers: Server[] = [];

function start(port: number): Server {
  const env = {
    ...programEnv,
    PORT: String(port),
    DATABASE_URL: database,
    DATA_DIR: folder,
    DEMO: "1",
    ...noQuotas,
  };
  const child = spawn(process.execPath, [serverProgram], { cwd: root, env, stdio: "ignore" });
  return { origin: `http://127.0.0.1:${port}`, process: child };
}
function ask<Path extends string>(
  server: Server,
  path: Path,
  body?: undefined,
  token?: string,
): Promise<{ status: number; body: BodyAt<"GET", Path> }>;
function ask<Path extends string>(
  server: Server,
  path: Path,
  body: object,
  token?: string,
): Promise<{ status: number; body: BodyAt<"POST", Path> }>;
async function ask(
  server: Server,
  path: string,
  body?: object,
  token?: string,
): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(server.origin + path, requestOf(body ? "POST" : "GET", token, body));
  return { status: reply.status, body: await reply.json() };
}
const at = (index: number) => servers[index]!;
const signIn = async (index: number, email = "creator@demo.test"): Promise<string> =>
  (await ask(at(index), "/api/login", { email, password: "demo-password" })).body.token;

beforeAll(async () => {
  const server = inject("postgresUrl");
  admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  database = databaseUrl(server, name);
  folder = await mkdtemp(join(tmpdir(), "lanyard-cluster-"));
  const ports = [await freePort(), await freePort(), await freePort()];
  // All start at the same time on an empty database: migrations, queues and demo data must be created only once.
  servers = ports.map(start);
  await vi.waitUntil(
    async () => (await Promise.all(servers.map(({ origin }) => isReady(origin)))).every(Boolean),
    { timeout: 60_000, interval: 100 },
  );
}, 90_000);
afterAll(async () => {
  await Promise.all(servers.map(({ process: child }) => endOf(child, "SIGKILL")));
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

test("a session of one server is valid at all, and signing out ends it everywhere", async () => {
  const token = await signIn(0);
  for (const server of servers)
    expect((await ask(server, "/api/users/me", undefined, token)).status).toBe(200);
  await ask(at(1), "/api/logout", undefined, token);
  for (const server of servers)
    expect((await ask(server, "/api/users/me", undefined, token)).status).toBe(401);
});

test("guesses are counted together", async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const guess = { email: "studio@demo.test", password: `guess-${turn}` };
    statuses.push((await ask(at(turn % 3), "/api/login", guess)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
});

test("a job is done once", async () => {
  const message = `Only once, ${randomBytes(4).toString("hex")}`;
  const { body: cards } = await ask(at(0), "/api/public/products");
  const proposal = {
    company_token: "demo-company-token",
    product_id: cards[0]!.product_id,
    message,
  };
  const proposals = await Promise.all(
    [0, 1, 2, 0, 1, 2].map((index) => ask(at(index), "/api/proposals", proposal)),
  );
  const sent = proposals.filter(({ status }) => status === 200).length;
  expect(sent).toBeGreaterThan(0);
  const outbox = join(folder, "outbox");
  // The server also sends other mails by itself: reminders of licenses that end.
  const mails = async () => {
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".eml"));
    const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
    return texts.filter((text) => text.includes(message)).length;
  };
  await vi.waitUntil(async () => (await mails()) >= sent, { timeout: 60_000, interval: 100 });
  // Once no server has a mail job left, no further mail can follow.
  const client = new Client({ connectionString: database });
  await client.connect();
  const undone = async () => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from jobs.job where name = 'mail' and state <> 'completed'",
    );
    return rows[0]?.count;
  };
  await vi.waitUntil(async () => (await undone()) === 0, { timeout: 60_000, interval: 50 });
  await client.end();
  expect(await mails()).toBe(sent);
});

test("one is killed under load: what was acknowledged is there, and the others go on", async () => {
  const token = await signIn(2);
  const acknowledged: number[] = [];
  const after = [0, 0, 0];
  const stop = new AbortController();
  let killed = false;
  const load = servers.flatMap((server, index) =>
    [0, 1].map(async () => {
      while (!stop.signal.aborted) {
        const made = await ask(server, "/api/products", { name: "Load", kind: "app" }, token).catch(
          () => undefined,
        );
        if (made === undefined) return;
        expect(made.status).toBe(200);
        acknowledged.push(made.body.id);
        if (killed) after[index]! += 1;
      }
    }),
  );
  await vi.waitUntil(() => acknowledged.length > 60, { timeout: 60_000 });
  await endOf(at(0).process, "SIGKILL");
  killed = true;
  await vi.waitUntil(() => after[1]! > 20 && after[2]! > 20, { timeout: 60_000 });
  stop.abort();
  await Promise.all(load);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from products p where id = any($1) and exists (select from submissions s where s.product_id = p.id)",
    [acknowledged],
  );
  await client.end();
  expect(rows[0]?.count).toBe(acknowledged.length);
  // Sessions remain valid at the other servers.
  expect((await ask(at(1), "/api/users/me", undefined, token)).status).toBe(200);
});
