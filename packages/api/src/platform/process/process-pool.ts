// A pool of processes for tasks that take much time or memory: few at once, fair to all requesters, and ended when
// idle.
import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Answer, Work } from "./process-pool.child.ts";
import { packageRoot } from "../env/package-root.ts";
import { fairQueue } from "./fair-queue.ts";

interface Job<Task, Result> {
  readonly task: Task;
  readonly succeed: (result: Result) => void;
  readonly fail: (error: Error) => void;
}

/** How long an idle process is kept. Tests raise it, to keep processes between test files. */
export const idlePause = { ms: 10_000 };

interface Options {
  /** The largest number of processes. Each does one task at a time; further tasks wait. */
  readonly most: number;
  /** The value for `os.setPriority`. */
  readonly priority?: number;
  /** Default: `idlePause`. */
  readonly idleMs?: number;
  /** A process whose task takes longer is killed. */
  readonly taskMs?: number;
  /**
   * The limit of the process's heap; a process that exceeds it ends. Also makes the process use less memory otherwise.
   */
  readonly heapMegabytes?: number;
}

/** The requester of a task. */
export interface Requester {
  /** Groups take turns, so that one with many tasks does not delay the others. */
  readonly group?: unknown;
  /** When aborted, a task that is still waiting is dropped. */
  readonly signal?: AbortSignal;
}

/** The path of a program such as `platform/files/image.child`, in the sources or in the bundle. */
const resolveProgram = (name: string): string =>
  import.meta.filename.endsWith(".ts")
    ? join(packageRoot, "src", `${name}.ts`)
    : join(packageRoot, "dist", `${name}.js`);

/** Limits the space for new objects to 1 MB instead of 16, and the C library to one heap instead of one per thread. */
const frugal = {
  execArgv: ["--max-semi-space-size=1"],
  env: { MALLOC_ARENA_MAX: "1" },
} as const;

/**
 * Returns a function that runs a task in a process of `program`, which calls `serve`. The function throws what the
 * program throws (its message and `code`), an Error with the code ENDED when the process ends during the task, and the
 * signal's reason when the task was dropped. Aborting does not stop a task that has begun.
 */
export function processPool<Does extends Work>(
  program: string,
  { most, priority = 0, idleMs, taskMs, heapMegabytes }: Options,
): (task: Parameters<Does>[0], requester?: Requester) => Promise<Awaited<ReturnType<Does>>> {
  type Task = Parameters<Does>[0];
  type Result = Awaited<ReturnType<Does>>;
  /** Passes a job to an idle process. */
  type Assign = (job: Job<Task, Result>) => void;
  const waiting = fairQueue<Job<Task, Result>>();
  const idle: Assign[] = [];
  let processes = 0;

  const assignWaiting = () => {
    while (idle.length > 0 || processes < most) {
      const job = waiting.take();
      if (!job) return;
      try {
        (idle.pop() ?? start())(job);
      } catch (error) {
        // No process could be started: it is this task's failure, whoever's end made room for it.
        job.fail(error as Error);
      }
    }
  };
  function start(): Assign {
    const child = fork(resolveProgram(program), {
      ...(heapMegabytes === undefined
        ? { execArgv: [] }
        : {
            execArgv: [`--max-old-space-size=${heapMegabytes}`, ...frugal.execArgv],
            env: { ...process.env, ...frugal.env },
          }),
      serialization: "advanced",
    });
    // Set before the process starts threads, which inherit the priority.
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
      // Without free file descriptors there is no channel; the error follows.
      (child.send as typeof child.send | undefined)?.call(child, next.task);
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
      job?.fail(error);
      assignWaiting();
    };
    child.on("message", ({ result, error }: Answer<Result>) => {
      const { succeed, fail } = job!;
      job = undefined;
      clearTimeout(overtime);
      child.unref();
      child.channel?.unref();
      timer = setTimeout(() => {
        retire();
        child.disconnect();
      }, idleMs ?? idlePause.ms).unref();
      idle.push(assign);
      if (error) fail(Object.assign(new Error(error.message), error));
      else succeed(result!);
      assignWaiting();
    });
    // A process that has just ended may report several: each task that could not be sent to it, and its own end.
    child.on("error", end);
    child.once("exit", () =>
      end(Object.assign(new Error(`${program} ended during its work`), { code: "ENDED" })),
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
        succeed: (result) => {
          settled();
          resolve(result);
        },
        fail: (error) => {
          settled();
          reject(error);
        },
      };
      signal?.addEventListener("abort", drop);
      waiting.add(group, job);
      assignWaiting();
    });
}
