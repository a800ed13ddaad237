// Work in other processes: few at once, in turns, with errors passed on, and no process left at the end.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Obey } from "../../../test/process-pool-program.ts";
import { packageRoot } from "../env/package-root.ts";
import { processPool } from "./process-pool.ts";

const program = "../test/process-pool-program";
const most = 2;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-process-pool-"));
});
afterAll(() => rm(folder, { recursive: true }));

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("is done by as many processes as there may be; the rest waits, and then uses them again", async () => {
  const run = processPool<Obey>(program, { most, priority: 5 });
  const file = join(folder, "go on");
  const running = Array.from({ length: most }, () => run({ what: "wait", file }));
  const later = Array.from({ length: 3 }, () => run({ what: "tell" }));
  const first = await Promise.race([...later, writeFile(file, "").then(() => undefined)]);
  expect(first).toBeUndefined();
  const pids = await Promise.all(running);
  expect(new Set(pids).size).toBe(most);
  expect(pids).toEqual(expect.arrayContaining(await Promise.all(later)));
  expect(pids.map(getPriority)).toEqual([5, 5]);
});

it("ends when it has nothing to do, and begins again", async () => {
  const run = processPool<Obey>(program, { most, idleMs: 0 });
  const pid = await run({ what: "tell" });
  await vi.waitFor(() => expect(lives(pid)).toBe(false), { timeout: 60_000 });
  expect(await run({ what: "tell" })).not.toBe(pid);
});

it("is ended when it takes too long", async () => {
  const run = processPool<Obey>(program, { most: 1, taskMs: 1_000 });
  const endless = run({ what: "wait", file: join(folder, "never") });
  await expect(endless).rejects.toMatchObject({ code: "ENDED" });
});

it("is ended when it takes too much memory", async () => {
  const run = processPool<Obey>(program, { most: 1, heapMegabytes: 32 });
  await expect(run({ what: "hoard" })).rejects.toMatchObject({ code: "ENDED" });
  expect(lives(await run({ what: "tell" }))).toBe(true);
});

it("throws what was thrown, with its code, and goes on", async () => {
  const run = processPool<Obey>(program, { most: 1 });
  const pid = await run({ what: "tell" });
  await expect(run({ what: "fail" })).rejects.toMatchObject({
    message: "the disk is full",
    code: "ENOSPC",
  });
  expect(await run({ what: "tell" })).toBe(pid);
});

it("whose process ends during it fails, and the next is done by another process", async () => {
  const run = processPool<Obey>(program, { most: 1 });
  const ended = run({ what: "end" });
  const next = run({ what: "tell" });
  await expect(ended).rejects.toThrow("ended during its work");
  expect(lives(await next)).toBe(true);
});

it("fails when no process can be started, and the program goes on", async () => {
  const path = join(packageRoot, "test", "process-pool-full.ts");
  const { stdout } = await promisify(execFile)("sh", [
    "-c",
    'ulimit -n 64 && exec "$0" "$1"',
    process.execPath,
    path,
  ]);
  expect(JSON.parse(stdout)).toEqual({
    full: ["EMFILE", "EMFILE", "EMFILE", "EMFILE"],
    later: ["done", "done", "done", "done"],
  });
});

it("is done in turns, and not at all when it is wanted no longer before it begins", async () => {
  const run = processPool<Obey>(program, { most: 1 });
  const file = join(folder, "take turns");
  const hangUp = new AbortController();
  const done: string[] = [];
  const tell = (name: string, signal?: AbortSignal) =>
    run({ what: "tell" }, { group: name[0], ...(signal && { signal }) }).then(() =>
      done.push(name),
    );
  const running = run({ what: "wait", file }, { group: "a", signal: hangUp.signal });
  const dropped = ["a1", "a2"].map((name) => tell(name, hangUp.signal));
  const others = ["b1", "b2", "c1"].map((name) => tell(name));
  hangUp.abort(new Error("hung up"));
  for (const job of dropped) await expect(job).rejects.toThrow("hung up");
  await expect(run({ what: "tell" }, { signal: hangUp.signal })).rejects.toThrow("hung up");
  await writeFile(file, "");
  expect(await running).toBeTypeOf("number");
  await Promise.all(others);
  expect(done).toEqual(["b1", "c1", "b2"]);
});
