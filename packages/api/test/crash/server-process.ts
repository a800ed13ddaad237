// Starts the server under test on its own folder and port.
import { spawn, type ChildProcess } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { noQuotas } from "../no-quotas.ts";

const root = join(import.meta.dirname, "..", "..");
/** Several times what a start takes on a busy machine: a server that needs longer hangs. */
const startWithin = 300_000;
/** The sources; a run of all checks uses the bundle instead, which starts in half the time. */
export const serverProgram = process.env["SERVER_PROGRAM"] ?? "src/server.ts";

/** The file with the output of the server. */
export const logOf = (dataDir: string): string => join(dataDir, "server.log");

/** What child programs inherit of this environment: the search path and the compile cache. */
export const programEnv = {
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
};

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** A server that is silent for longer is asked again. */
const readyWithinMs = 10_000;

export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(readyWithinMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves when the server is ready. Throws an error with the end of its log if it cannot start. */
export async function startServer(
  dataDir: string,
  port: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const log = logOf(dataDir);
  const output = openSync(log, "a");
  const env = {
    ...programEnv,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "1",
    ...noQuotas,
    DRAIN_SECONDS: "0",
    ...variables,
  };
  const server = spawn(process.execPath, [serverProgram], {
    cwd: root,
    env,
    stdio: ["ignore", output, output],
  });
  const until = Date.now() + startWithin;
  while (Date.now() < until && server.exitCode === null && server.signalCode === null) {
    if (await isReady(`http://127.0.0.1:${port}`)) return server;
    await pause(20);
  }
  server.kill("SIGKILL");
  throw new Error(`the server did not start:\n${readFileSync(log, "utf8").slice(-2_000)}`);
}

/** Several times what a stop may take. */
const endsWithinMs = 120_000;

export async function endOf(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => server.once("exit", done));
  server.kill(signal);
  const late = setTimeout(() => server.kill("SIGKILL"), endsWithinMs);
  await ended;
  clearTimeout(late);
  if (signal === "SIGTERM" && server.signalCode === "SIGKILL")
    throw new Error("the server did not end by itself");
}

/** Kills the database too, as when the whole process tree dies. `home` is the database's folder. */
export function killDatabase(home: string): void {
  const [pid] = readFileSync(join(home, "cluster", "postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
}
