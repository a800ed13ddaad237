// The server stops on a signal, or after an exception that nobody caught, during requests and during a body that never
// ends: no client is cut off, and no process is left running.
import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endOf, freePort, startServer } from "./crash/server-process.ts";

let folder: string;
let dataDir: string;
let port: number;
let server: ChildProcess;
/** PostgreSQL keeps this file while it runs. */
const isDatabaseRunning = () => existsSync(join(dataDir, "postgres", "cluster", "postmaster.pid"));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-stop-"));
  dataDir = join(folder, "data");
  await mkdir(dataDir);
  port = await freePort();
});
afterAll(async () => {
  await endOf(server, "SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

interface Heard {
  readonly answers: Map<string, number>;
  readonly failures: Map<string, number>;
}
const count = (in_: Map<string, number>, what: string) => in_.set(what, (in_.get(what) ?? 0) + 1);

function ask(path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", path, agent }, (reply) => {
      reply
        .resume()
        .once("end", () => resolve(reply))
        .once("error", reject);
    }).once("error", reject);
  });
}

/** Sends requests over one connection until nobody listens any more. */
async function keepAsking(path: string, { answers, failures }: Heard): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    try {
      const { statusCode, headers } = await ask(path, agent);
      count(answers, `${statusCode} ${headers.connection}`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      count(failures, code ?? String(error));
      break;
    }
  }
  agent.destroy();
}

test("SIGTERM: first it is not ready, then every connection has its last answer, and none is reset", async () => {
  server = await startServer(dataDir, port, { DEMO: "0", DRAIN_SECONDS: "1" });
  const calls: Heard = { answers: new Map(), failures: new Map() };
  const probes: Heard = { answers: new Map(), failures: new Map() };
  const clients = [
    ...Array.from({ length: 8 }, () => keepAsking("/api/menu", calls)),
    keepAsking("/readyz", probes),
  ];
  await expect.poll(() => calls.answers.get("200 keep-alive") ?? 0).toBeGreaterThan(50);
  const before = calls.answers.get("200 keep-alive") ?? 0;
  await endOf(server, "SIGTERM");
  await Promise.all(clients);
  expect(server.exitCode).toBe(0);
  expect(calls.answers.get("200 keep-alive")).toBeGreaterThan(before);
  // Each of the eight clients was told that its connection closes, and then found nobody listening.
  expect([...calls.answers.keys()].toSorted()).toEqual(["200 close", "200 keep-alive"]);
  expect(calls.answers.get("200 close")).toBe(8);
  expect([...calls.failures]).toEqual([["ECONNREFUSED", 8]]);
  expect([...probes.answers.keys()].toSorted()).toEqual([
    "200 keep-alive",
    "503 close",
    "503 keep-alive",
  ]);
  expect(isDatabaseRunning()).toBe(false);
}, 120_000);

test("asked again, it ends at once amid a body that never ends, and its database is stopped", async () => {
  server = await startServer(dataDir, port, { DEMO: "0", DRAIN_SECONDS: "600" });
  expect(isDatabaseRunning()).toBe(true);
  const stalled = connect(port, "127.0.0.1");
  stalled.on("error", () => undefined);
  stalled.write(
    'POST /api/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 64\r\n\r\n{"e',
  );
  const ended = new Promise((resolve) => server.once("exit", (code) => resolve(code)));
  server.kill("SIGTERM");
  const agent = new Agent({ keepAlive: true });
  await expect.poll(async () => (await ask("/readyz", agent)).statusCode).toBe(503);
  agent.destroy();
  // Signals within a second count as one, so the test repeats it.
  const again = setInterval(() => server.kill("SIGTERM"), 300);
  expect(await ended).toBe(1);
  clearInterval(again);
  expect(isDatabaseRunning()).toBe(false);
  stalled.destroy();
}, 120_000);

test("a failure that nobody waited for is logged; after an exception that nobody caught it finishes and ends", async () => {
  const failing = pathToFileURL(join(import.meta.dirname, "failing-program.ts")).href;
  server = await startServer(dataDir, port, {
    DEMO: "0",
    DRAIN_SECONDS: "600",
    NODE_OPTIONS: `--import=${failing}`,
  });
  const log = () => readFileSync(join(dataDir, "server.log"), "utf8");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server.kill("SIGUSR2");
  await expect.poll(log).toContain("rejected on purpose");
  expect((await ask("/readyz", agent)).statusCode).toBe(200);
  const underWay = connect(port, "127.0.0.1").setEncoding("utf8");
  let answer = "";
  underWay.on("data", (text: string) => (answer += text)).on("error", () => undefined);
  const body = '{"email":"a@b.it","password":"x"}';
  underWay.write(
    `POST /api/login HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  );
  await expect.poll(() => answer).toContain("100 Continue");
  const ended = new Promise((resolve) => server.once("exit", (code) => resolve(code)));
  server.kill("SIGUSR2");
  await expect.poll(log).toContain("thrown on purpose");
  await expect
    .poll(() => ask("/readyz", new Agent()).catch((error: unknown) => error))
    .toMatchObject({ code: "ECONNREFUSED" });
  underWay.write(body);
  expect(await ended).toBe(1);
  expect(answer).toContain("HTTP/1.1 422");
  agent.destroy();
  underWay.destroy();
  expect(isDatabaseRunning()).toBe(false);
}, 120_000);

test("what it has made is its own account's alone", async () => {
  const made = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const open: string[] = [];
  for (const { parentPath, name } of made) {
    const path = join(parentPath, name);
    // The log is written by the test itself.
    if (name !== "server.log" && ((await stat(path)).mode & 0o077) !== 0) open.push(path);
  }
  expect(open).toEqual([]);
  expect(made.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["cluster", "files", "staging", "storage-id"]),
  );
});
