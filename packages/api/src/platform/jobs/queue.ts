// Runs the jobs of one queue: many at once, few of them for the same receiver, each completed separately.
// Not pg-boss's workers, which each poll by themselves and rest after each job. For the eight queues, idle: 98 queries a
// second instead of 5. 200 jobs sent at once to a queue of 20 places: 20 s instead of 0.5. And they cannot claim less
// for a receiver that has hung.
import { setTimeout as pause } from "node:timers/promises";
import type { JobWithMetadata, PgBoss } from "pg-boss";

/** A job throws this when its receiver did not answer in time. */
export class Hung extends Error {
  override readonly name = "Hung";
}

/** Runs one job. `last`: this is the last attempt. */
export type Handler = (data: object, last: boolean) => Promise<void>;

export interface Limits {
  /** The maximum number of concurrent jobs in this process. */
  readonly concurrency: number;
  /**
   * The maximum number of concurrent jobs for one receiver, in all processes, so that a slow receiver does not delay
   * the others. A receiver that has hung gets one job at a time until it answers in time, and all hung receivers
   * together get half of `concurrency`.
   */
  readonly perReceiver: number;
  /**
   * How long a receiver may take; one that takes more than half of it counts as hung, whatever it answers. Default: as
   * long as a job may take.
   */
  readonly patienceMs?: number;
}

interface QueueOptions extends Limits {
  /** How long an idle queue waits before it polls for jobs again. */
  readonly pollEveryMs: number;
}

export interface Running {
  /** Resolves when the queue has polled for jobs for the first time. */
  readonly firstPoll: Promise<void>;
  /** Call when a transaction that ends soon has sent a job: the queue polls in a moment instead of after its pause. */
  pollSoon(): void;
  /** Waits for running jobs for a limited time; any server can retry the unfinished ones. */
  stop(withinMs: number): Promise<void>;
}

/** Limits how many jobs are claimed at once, and so how many database connections their results need at once. */
const claimLimit = 20;
/** About how long the transaction of a request lasts after it has sent a job. */
const soonMs = 25;
/** Until the sent job is claimed, each pause is this many times as long as the one before. */
const longer = 4;
/** The maximum number of hung receivers that this process remembers. */
const mostHanging = 1_000;

type Job = JobWithMetadata;

async function withTimeout(work: Promise<unknown>, seconds: number): Promise<void> {
  const timer = new AbortController();
  const timeout = pause(seconds * 1_000, undefined, { signal: timer.signal }).then(() => {
    throw new Hung(`not done within ${seconds} s`);
  });
  await Promise.race([work, timeout]).finally(() => timer.abort());
}

/** Starts the queue. Jobs are claimed in the database, so that several processes share a queue and its limits. */
export function runQueue(
  boss: PgBoss,
  name: string,
  handler: Handler,
  { concurrency, perReceiver, patienceMs, pollEveryMs }: QueueOptions,
  onError: (error: unknown) => void,
): Running {
  const running = new Map<Job, Promise<void>>();
  /** The groups of the receivers that hung in their last job, the earliest first. */
  const hanging = new Set<string>();
  const stopping = new AbortController();
  /** Ends the queue's pause, or skips the next one. */
  let wake = new AbortController();
  /** How long the queue pauses when there is nothing to do. */
  let pauseMs = pollEveryMs;
  /** Set while a transaction that has sent a job may still be open. */
  let pollTimer: NodeJS.Timeout | undefined;
  const firstPoll = Promise.withResolvers<void>();

  function pollSoon(): void {
    pauseMs = Math.min(soonMs * longer, pollEveryMs);
    pollTimer ??= setTimeout(() => {
      pollTimer = undefined;
      wake.abort();
    }, soonMs).unref();
  }

  function remember({ groupId }: Job, hung: boolean): void {
    if (!groupId) return;
    hanging.delete(groupId);
    if (!hung) return;
    hanging.add(groupId);
    const [earliest] = hanging;
    if (hanging.size > mostHanging) hanging.delete(earliest!);
  }
  const isHanging = ({ groupId }: Job) => Boolean(groupId && hanging.has(groupId));

  async function settle(job: Job): Promise<void> {
    const startedAt = performance.now();
    const isLate = () =>
      performance.now() - startedAt > (patienceMs ?? job.expireInSeconds * 1_000) / 2;
    try {
      await withTimeout(handler(job.data, job.retryCount >= job.retryLimit), job.expireInSeconds);
      remember(job, isLate());
    } catch (error) {
      remember(job, error instanceof Hung || isLate());
      const message = error instanceof Error ? error.message : String(error);
      await boss.fail(name, job, { message });
      return;
    }
    await boss.complete(name, job);
  }

  function start(job: Job): void {
    const end = settle(job)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      })
      .finally(() => {
        running.delete(job);
        wake.abort();
      });
    running.set(job, end);
  }

  /** Claims and starts at most `most` jobs, with a limit per receiver; returns how many. */
  async function claimJobs(most: number, groupConcurrency: number, ignoreGroups: string[]) {
    const batchSize = Math.min(most, concurrency - running.size, claimLimit);
    if (batchSize <= 0) return 0;
    const jobs = await boss.fetch<object>(name, {
      batchSize,
      includeMetadata: true,
      groupConcurrency,
      ignoreGroups,
    });
    for (const job of jobs) start(job);
    return jobs.length;
  }

  /** Claims jobs of responsive receivers first, then those of hung ones. */
  async function claim(): Promise<number> {
    const prompt = await claimJobs(concurrency, perReceiver, [...hanging]);
    if (hanging.size === 0) return prompt;
    const waiting = [...running.keys()].filter(isHanging).length;
    return prompt + (await claimJobs(Math.floor(concurrency / 2) - waiting, 1, []));
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      const claimed = await claim().catch((error: unknown) => {
        onError(error);
        return 0;
      });
      firstPoll.resolve();
      if (claimed > 0 && !pollTimer) pauseMs = pollEveryMs;
      if (claimed > 0) continue;
      await pause(pauseMs, undefined, { signal: wake.signal }).then(
        () => (pauseMs = Math.min(pauseMs * longer, pollEveryMs)),
        () => undefined,
      );
    }
  }
  const loop = run();

  return {
    pollSoon,
    firstPoll: firstPoll.promise,
    async stop(withinMs) {
      stopping.abort();
      wake.abort();
      await loop;
      await withTimeout(Promise.all(running.values()), withinMs / 1_000).catch(() => undefined);
      if (running.size > 0)
        await boss.fail(name, [...running.keys()], { message: "the server stopped" });
    },
  };
}
