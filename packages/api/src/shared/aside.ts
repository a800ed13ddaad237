// Other processes for what takes much time or memory: few at once, in turns, and each ends when it has had nothing to do.
import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Answer, Work } from "./aside.child.ts";
import { packageRoot } from "./package-root.ts";
import { openTurns } from "./turns.ts";

interface Job<Task, Result> {
  readonly task: Task;
  readonly done: (result: Result) => void;
  readonly failed: (error: Error) => void;
}

interface Options {
  /** How many processes at once; each does one job at a time, further jobs wait. */
  readonly most: number;
  /** As for `os.setPriority`. */
  readonly priority?: number;
  readonly idleMs?: number;
}

/** Whom a job is for. */
export interface Patron {
  /** Patrons with the same party share its turns. */
  readonly party?: unknown;
  /** Aborted when the result is wanted no longer: a job that still waits is dropped. */
  readonly signal?: AbortSignal;
}

/** The program `files/image.child`, of the sources or of the bundle. */
const programOf = (name: string): string =>
  import.meta.filename.endsWith(".ts")
    ? join(packageRoot, "src", `${name}.ts`)
    : join(packageRoot, "dist", `${name}.js`);

/**
 * A function that has `program`, which calls `serve`, do a task. It throws what the program throws, with its message and
 * `code`, an Error when the process ends amid it, and the signal's reason when it was dropped; what has begun is ended.
 */
export function aside<Does extends Work>(
  program: string,
  { most, priority = 0, idleMs = 10_000 }: Options,
): (task: Parameters<Does>[0], patron?: Patron) => Promise<Awaited<ReturnType<Does>>> {
  type Task = Parameters<Does>[0];
  type Result = Awaited<ReturnType<Does>>;
  type Give = (job: Job<Task, Result>) => void;
  const waiting = openTurns<Job<Task, Result>>();
  const idle: Give[] = [];
  let processes = 0;

  const assign = () => {
    while (idle.length > 0 || processes < most) {
      const job = waiting.take();
      if (!job) return;
      (idle.pop() ?? start())(job);
    }
  };
  function start(): Give {
    const child = fork(programOf(program), { execArgv: [], serialization: "advanced" });
    // At once, as threads have the priority of the process when they start.
    if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority);
    processes += 1;
    let job: Job<Task, Result> | undefined;
    let timer: NodeJS.Timeout | undefined;
    let ended = false;
    const give: Give = (next) => {
      clearTimeout(timer);
      job = next;
      child.ref();
      child.channel?.ref();
      child.send(next.task);
    };
    const retire = () => {
      clearTimeout(timer);
      if (idle.includes(give)) idle.splice(idle.indexOf(give), 1);
    };
    const end = (error: Error) => {
      if (ended) return;
      ended = true;
      processes -= 1;
      retire();
      job?.failed(error);
      assign();
    };
    child.on("message", ({ result, error }: Answer<Result>) => {
      const { done, failed } = job!;
      job = undefined;
      child.unref();
      child.channel?.unref();
      timer = setTimeout(() => {
        retire();
        child.disconnect();
      }, idleMs).unref();
      idle.push(give);
      if (error) failed(Object.assign(new Error(error.message), error));
      else done(result!);
      assign();
    });
    child.once("error", end);
    child.once("exit", () => end(new Error(`${program} has ended amid its work`)));
    return give;
  }
  return (task, { party, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const drop = () => {
        if (waiting.remove(party, job)) reject(signal?.reason as Error);
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
      waiting.add(party, job);
      assign();
    });
}
