// Runs the built server on a separate database for a bench, and provides its memory use and a build of the demo's
// creator.
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbedded } from "../src/platform/postgres/embedded-postgres.ts";
import { endOf, freePort, isReady } from "../test/crash/server-process.ts";
import { noQuotas } from "../test/no-quotas.ts";

const main = { server: "dist/server.js", bare: "bench/bare.child.ts" } as const;
type Which = keyof typeof main;

export interface Running {
  readonly url: string;
  readonly process: ChildProcess;
  readonly startedIn: number;
}

/** Prepares a database with tables and demo data; `close` stops everything. */
export async function openGround() {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-server-"));
  const postgres = await startEmbedded(folder);
  const running = new Set<ChildProcess>();

  async function start(which: Which): Promise<Running> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const dataDir = join(folder, "data");
    const own = {
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      DATABASE_URL: postgres.url,
    };
    const begin = performance.now();
    const child = spawn(process.execPath, [join(import.meta.dirname, "..", main[which])], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { PATH: process.env["PATH"], ...own, ...noQuotas, DEMO: "1", DRAIN_SECONDS: "0" },
    });
    running.add(child);
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`${which} did not start`);
      await pause(5);
    }
    return { url, process: child, startedIn: performance.now() - begin };
  }
  async function stop({ process: child }: Running): Promise<void> {
    await endOf(child, "SIGTERM");
    running.delete(child);
  }
  async function close(): Promise<void> {
    for (const one of running) one.kill("SIGKILL");
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
    if (!postgres.home.startsWith(folder))
      await rm(postgres.home, { recursive: true, force: true });
  }
  await mkdir(join(folder, "data"));
  // The first start creates the tables and the demo data.
  await stop(await start("server"));
  return { folder, start, stop, close };
}

/** Memory of the process in MB, from Linux's /proc. */
export function memoryOf({ process: { pid } }: Running, field: "VmHWM" | "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
/** Resets the peak memory (VmHWM). */
export const forgetPeak = ({ process: { pid } }: Running) =>
  writeFileSync(`/proc/${pid}/clear_refs`, "5");

export async function post(url: string, init: RequestInit): Promise<Response> {
  const reply = await fetch(url, { method: "POST", ...init });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply;
}
export const json = async <T>(url: string, init: RequestInit): Promise<T> =>
  (await (await post(url, init)).json()) as T;

/** Creates a build of the demo's creator; returns its URL and the headers for its calls. */
export async function newBuild({ url }: Running) {
  const body = new URLSearchParams({ email: "creator@demo.test", password: "demo-password" });
  const { token } = await json<{ token: string }>(`${url}/api/login`, { body });
  const headers = { authorization: `Bearer ${token}` };
  const made = await json<{ id: number; submission_id: number }>(`${url}/api/products`, {
    headers,
    body: new URLSearchParams({ name: "Heavy", kind: "app" }),
  });
  return { address: `${url}/api/products/${made.id}/submissions/${made.submission_id}`, headers };
}

export function archiveForm(archive: Blob): FormData {
  const form = new FormData();
  form.append("source_code_url", archive, "heavy.zip");
  return form;
}
