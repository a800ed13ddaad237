// A pool of processes for work that takes much time or memory: few at once, fair to everybody, and ended when idle.
import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Answer, Work } from "./process-pool.child.ts";
import { packageRoot } from "./package-root.ts";
import { fairQueue } from "./fair-queue.ts";

interface Job<Task, Result> {
  readonly task: Task;
  readonly done: (result: Result) => void;
  readonly failed: (error: Error) => void;
}

/** How long a process stays without a task. Tests, whose files come one after the other, keep it for the next. */
export const idlePause = { ms: 10_000 };

interface Options {
  /** The largest number of processes. Each does one task at a time; further tasks wait. */
  readonly most: number;
  /** As for `os.setPriority`. */
  readonly priority?: number;
  /** Left out: `idlePause`. */
  readonly idleMs?: number;
  /** A process whose task takes longer is ended. */
  readonly taskMs?: number;
  /** Of a process's objects; one that takes more ends. It also clears away sooner what it needs no longer. */
  readonly heapMegabytes?: number;
}

/** On whose behalf a task is done. */
export interface Requester {
  /** The groups take turns: one with many tasks does not delay the others. */
  readonly group?: unknown;
  /** Aborted when the result is no longer needed: a task that still waits is dropped. */
  readonly signal?: AbortSignal;
}

/** The program `files/image.child`, of the sources or of the bundle. */
const programOf = (name: string): string =>
  import.meta.filename.endsWith(".ts")
    ? join(packageRoot, "src", `${name}.ts`)
    : join(packageRoot, "dist", `${name}.js`);

/** Space for new objects of one megabyte instead of 16, and of the C library one heap instead of one for each thread. */
const frugal = {
  execArgv: ["--max-semi-space-size=1"],
  env: { MALLOC_ARENA_MAX: "1" },
} as const;

/**
 * Answers a function that runs a task in a process of `program`, which calls `serve`. The function throws what the
 * program throws, with its message and `code`, an Error of the code ENDED when the process ends during the task, and the signal's reason
 * when the task was dropped. A task that has begun is finished even if its signal is aborted.
 */
export function processPool<Does extends Work>(
  program: string,
  { most, priority = 0, idleMs, taskMs, heapMegabytes }: Options,
): (task: Parameters<Does>[0], requester?: Requester) => Promise<Awaited<ReturnType<Does>>> {
  type Task = Parameters<Does>[0];
  type Result = Awaited<ReturnType<Does>>;
  /** Hands a job to an idle process. */
  type Assign = (job: Job<Task, Result>) => void;
  const waiting = fairQueue<Job<Task, Result>>();
  const idle: Assign[] = [];
  let processes = 0;

  const assignWaiting = () => {
    while (idle.length > 0 || processes < most) {
      const job = waiting.take();
      if (!job) return;
      (idle.pop() ?? start())(job);
    }
  };
  function start(): Assign {
    const child = fork(programOf(program), {
      ...(heapMegabytes === undefined
        ? { execArgv: [] }
        : {
            execArgv: [`--max-old-space-size=${heapMegabytes}`, ...frugal.execArgv],
            env: { ...process.env, ...frugal.env },
          }),
      serialization: "advanced",
    });
    // Before the process starts threads: they inherit its priority.
    if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority);
    processes += 1;
    let job: Job<Task, Result> | undefined;
    let timer: NodeJS.Timeout | undefined;
    let overtime: NodeJS.Timeout | undefined;
    let ended = false;
    const assign: Assign = (next) => {
      clearTimeout(timer);
      job = next;
      child.ref();
      child.channel?.ref();
      child.send(next.task);
      if (taskMs !== undefined) overtime = setTimeout(() => child.kill("SIGKILL"), taskMs);
    };
    const retire = () => {
      clearTimeout(timer);
      clearTimeout(overtime);
      if (idle.includes(assign)) idle.splice(idle.indexOf(assign), 1);
    };
    const end = (error: Error) => {
      if (ended) return;
      ended = true;
      processes -= 1;
      retire();
      job?.failed(error);
      assignWaiting();
    };
    child.on("message", ({ result, error }: Answer<Result>) => {
      const { done, failed } = job!;
      job = undefined;
      clearTimeout(overtime);
      child.unref();
      child.channel?.unref();
      timer = setTimeout(() => {
        retire();
        child.disconnect();
      }, idleMs ?? idlePause.ms).unref();
      idle.push(assign);
      if (error) failed(Object.assign(new Error(error.message), error));
      else done(result!);
      assignWaiting();
    });
    child.once("error", end);
    child.once("exit", () =>
      end(Object.assign(new Error(`${program} has ended during its work`), { code: "ENDED" })),
    );
    return assign;
  }
  return (task, { group, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const drop = () => {
        if (waiting.remove(group, job)) reject(signal?.reason as Error);
      };
      const settled = () => signal?.removeEventListener("abort", drop);
      const job: Job<Task, Result> = {
        task,
        done: (result) => {
          settled();
          resolve(result);
        },
        failed: (error) => {
          settled();
          reject(error);
        },
      };
      signal?.addEventListener("abort", drop);
      waiting.add(group, job);
      assignWaiting();
    });
}
