// How long the built server takes to start on an existing database, what it holds a minute later, and what an upload of 150 MB costs
// it; against a bare Fastify on the same database. Tells its figures to whoever started it: node bench/server.ts
import { spawn, type ChildProcess } from "node:child_process";
import { openAsBlob, readFileSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { submissionLimits } from "@lanyard/contract";
import { startEmbedded } from "../src/postgres/embedded-postgres.ts";
import { endOf, freePort, isReady } from "../test/crash/server-process.ts";
import { noQuotas } from "../test/no-quotas.ts";
import { heavyArchive } from "./archive.ts";
import type { ServerFigures } from "./figures.ts";

const rounds = 5;
const main = { server: "dist/server.js", bare: "bench/bare.child.ts" } as const;
type Which = keyof typeof main;

const folder = await mkdtemp(join(tmpdir(), "lanyard-server-"));
const postgres = await startEmbedded(folder);
const running = new Set<ChildProcess>();

interface Running {
  readonly url: string;
  readonly process: ChildProcess;
  readonly startedIn: number;
}

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

/** MB, from what Linux says of a process. */
function memoryOf({ process: { pid } }: Running, field: "VmHWM" | "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
/** From here on the highest is counted anew. */
const forgetPeak = ({ process: { pid } }: Running) => writeFileSync(`/proc/${pid}/clear_refs`, "5");

async function json<T>(url: string, init: RequestInit): Promise<T> {
  const reply = await fetch(url, { method: "POST", ...init });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return (performance.now() - begin) / 1000;
}

/** A build of the demo's creator: takes an archive. */
async function openBuild({ url }: Running): Promise<(archive: Blob) => Promise<unknown>> {
  const body = new URLSearchParams({ email: "creator@demo.test", password: "demo-password" });
  const { token } = await json<{ token: string }>(`${url}/api/login`, { body });
  const headers = { authorization: `Bearer ${token}` };
  const made = await json<{ id: number; submission_id: number }>(`${url}/api/products`, {
    headers,
    body: new URLSearchParams({ name: "Heavy", kind: "app" }),
  });
  return (archive) => {
    const form = new FormData();
    form.append("source_code_url", archive, "heavy.zip");
    return json(`${url}/api/products/${made.id}/submissions/${made.submission_id}`, {
      headers,
      body: form,
    });
  };
}

async function measureStarts(): Promise<ServerFigures["start"]> {
  const found = { server: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const which of ["bare", "server"] as const) {
      const one = await start(which);
      found[which].push(one.startedIn);
      await stop(one);
    }
  return found;
}

async function measureUploads(server: Running): Promise<ServerFigures["upload"]> {
  const found = { server: [] as number[], bare: [] as number[], memory: [] as number[] };
  const bare = await start("bare");
  const save = await openBuild(server);
  const file = join(folder, "heavy.zip");
  for (let round = 0; round < rounds; round += 1) {
    await heavyArchive(file, submissionLimits.archiveBytes);
    const archive = await openAsBlob(file);
    found.bare.push(await timed(() => json(`${bare.url}/upload`, { body: archive })));
    forgetPeak(server);
    const before = memoryOf(server, "VmRSS");
    found.server.push(await timed(() => save(archive)));
    found.memory.push(memoryOf(server, "VmHWM") - before);
  }
  await stop(bare);
  return found;
}

try {
  await mkdir(join(folder, "data"));
  // Makes the tables and the demo data.
  await stop(await start("server"));
  const starts = await measureStarts();
  const server = await start("server");
  await pause(60_000);
  const resident = memoryOf(server, "VmRSS");
  const upload = await measureUploads(server);
  await stop(server);
  const uploadMB = submissionLimits.archiveBytes / 1_000_000;
  process.send?.({ start: starts, resident, upload, uploadMB } satisfies ServerFigures);
} finally {
  for (const one of running) one.kill("SIGKILL");
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  if (!postgres.home.startsWith(folder)) await rm(postgres.home, { recursive: true, force: true });
}
