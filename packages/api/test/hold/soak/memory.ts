// Memory of another process: resident, as the system counts it, and live, as its own garbage collector finds it.
import { execFileSync, type ChildProcess } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const MB = 1_048_576;
const gauge = pathToFileURL(join(import.meta.dirname, "gauge.ts")).href;

/** Environment variables of a server whose live memory can be measured. The server writes the result to `file`. */
export const gaugedBy = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--expose-gc --import=${gauge}`,
  GAUGE_FILE: file,
});

/** Resident memory in MB. */
export const resident = ({ pid }: ChildProcess): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024;

/** Live memory in MB of a server started with `gaugedBy(file)`, after a garbage collection. */
export async function live(server: ChildProcess, file: string): Promise<number> {
  await rm(file, { force: true });
  server.kill("SIGUSR2");
  while (server.exitCode === null) {
    const text = await readFile(file, "utf8").catch(() => "");
    if (text !== "") return Number(text) / MB;
    await pause(10);
  }
  throw new Error("the server has ended");
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
