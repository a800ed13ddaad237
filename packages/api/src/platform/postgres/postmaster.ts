// The PostgreSQL process of a folder: whether it runs, its port, how it is started and stopped.
import { spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { Account } from "./account.ts";

const host = "127.0.0.1";
const maxLogBytes = 5 * 1024 * 1024;

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The port of the running process of the folder; undefined when none runs. */
export function runningPort(folder: string): number | undefined {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, "utf8").split("\n");
  if (!pid || !isAlive(Number(pid))) return undefined;
  if (process.platform === "linux" && !readCommand(Number(pid)).includes(folder)) {
    // After a restart of the machine the id may belong to another process, and PostgreSQL would refuse to start.
    rmSync(file, { force: true });
    return undefined;
  }
  return Number(port) || undefined;
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** The port when it is free (with 0, any free one); undefined when it is taken. */
function freePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(undefined));
    probe.listen(port, host, () => {
      const { port: assigned } = probe.address() as AddressInfo;
      probe.close(() => resolve(assigned));
    });
  });
}

/** The port of the last run, so that the address stays the same; another one when that is taken. */
async function choosePort(folder: string): Promise<number> {
  const file = join(folder, "lanyard.port");
  const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  const port = (last > 0 ? await freePort(last) : undefined) ?? (await freePort(0));
  if (port === undefined) throw new Error("There is no free port for the embedded database.");
  writeFileSync(file, String(port), { mode: 0o600 });
  return port;
}

/** Starts PostgreSQL detached: it outlives this process. Resolves before it is ready; `ended` says that it has exited. */
export async function startPostmaster(
  account: Account,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ ended: () => boolean; log: string }> {
  const port = await choosePort(folder);
  const log = join(account.home, "postgres.log");
  if (existsSync(log) && statSync(log).size > maxLogBytes) rmSync(log);
  const all = {
    listen_addresses: host,
    unix_socket_directories: "",
    shared_buffers: "64MB",
    log_min_messages: "warning",
    // `toInstant` reads times in UTC the fastest.
    timezone: "UTC",
    // Ends queries whose client has disconnected.
    client_connection_check_interval: "5s",
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, args] = account.command(join(account.native, "bin", "postgres"), [
    "-D",
    folder,
    "-p",
    String(port),
    ...options,
  ]);
  const output = openSync(log, "a", 0o600);
  let ended = false;
  const child = spawn(command, args, {
    ...account.identity,
    cwd: account.home,
    detached: true,
    stdio: ["ignore", output, output],
  });
  child.once("exit", () => (ended = true)).once("error", () => (ended = true));
  child.unref();
  closeSync(output);
  return { ended: () => ended, log };
}

/** Ends all connections, writes everything to disk and stops. */
export function stopPostmaster(account: Account, folder: string): void {
  const [command, args] = account.command(join(account.native, "bin", "pg_ctl"), [
    "stop",
    "-D",
    folder,
    "-m",
    "fast",
    "-w",
    "-t",
    "30",
  ]);
  spawnSync(command, args, { ...account.identity, cwd: account.home, stdio: "ignore" });
}
