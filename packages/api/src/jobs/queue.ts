// Runs the jobs of one queue: many at once, few of them for the same receiver, each completed on its own.
import { setTimeout as pause } from "node:timers/promises";
import type { JobWithMetadata, PgBoss } from "pg-boss";

/** Thrown by a job whose receiver did not answer in time. */
export class Hung extends Error {
  override readonly name = "Hung";
}

/** Does one job. `last`: this is the last attempt. */
export type Handler = (data: object, last: boolean) => Promise<void>;

export interface Limits {
  /** How many jobs this process runs at once. */
  readonly atOnce: number;
  /**
   * Jobs at once for one receiver, in all processes, so that a slow receiver does not delay the others. One that has
   * hung has one until it answers in time, and all of them together half of `atOnce`.
   */
  readonly perReceiver: number;
  /** How long a receiver may take; past half of it, it has hung whatever it answers. Left out: as long as a job may. */
  readonly patienceMs?: number;
}

interface QueueOptions extends Limits {
  /** How long an idle queue waits before it looks for jobs again. */
  readonly pollEveryMs: number;
}

export interface Running {
  /** Resolves when it has looked for jobs for the first time. */
  readonly looked: Promise<void>;
  /** A job was sent, in a transaction that ends soon: looks for it in a moment instead of at the next turn. */
  look(): void;
  /** Waits for running jobs, for a limited time; unfinished ones are retried by any server. */
  stop(withinMs: number): Promise<void>;
}

/** Limits how many jobs are claimed at once, and with it the database connections that their results need together. */
const claimAtOnce = 20;
/** About how long the transaction of a request goes on after it has sent a job. */
const soonMs = 25;
/** While the job that was sent is not found, each pause is so many times as long as the last. */
const longer = 4;
/** How many hanging receivers this process remembers. */
const mostHanging = 1_000;

type Job = JobWithMetadata;

async function within(work: Promise<void>, seconds: number): Promise<void> {
  const ended = new AbortController();
  const tooLong = async () => {
    await pause(seconds * 1_000, undefined, { signal: ended.signal });
    throw new Hung(`not done within ${seconds} s`);
  };
  try {
    await Promise.race([work, tooLong()]);
  } finally {
    ended.abort();
  }
}

/** Starts the queue. Jobs are claimed in the database, so that processes share a queue and its limits. */
export function runQueue(
  boss: PgBoss,
  name: string,
  handler: Handler,
  { atOnce, perReceiver, patienceMs, pollEveryMs }: QueueOptions,
  onError: (error: unknown) => void,
): Running {
  const running = new Map<Job, Promise<void>>();
  /** Groups of the receivers that hung at their last job, the earliest first. */
  const hanging = new Set<string>();
  const stopping = new AbortController();
  /** Set when a job has ended since the last claim: others may be claimed now. */
  let changed = false;
  let wake = new AbortController();
  /** How long it waits when there is nothing to do. */
  let restMs = pollEveryMs;
  let looksSoon = false;
  const looked = Promise.withResolvers<void>();

  const poll = () => {
    changed = true;
    wake.abort();
  };

  function look(): void {
    restMs = Math.min(soonMs * longer, pollEveryMs);
    if (looksSoon) return;
    looksSoon = true;
    const soon = async () => {
      await pause(soonMs, undefined, { signal: stopping.signal, ref: false });
      looksSoon = false;
      poll();
    };
    void soon().catch(() => undefined);
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
    const begun = performance.now();
    const isLate = () =>
      performance.now() - begun > (patienceMs ?? job.expireInSeconds * 1_000) / 2;
    try {
      await within(handler(job.data, job.retryCount >= job.retryLimit), job.expireInSeconds);
      remember(job, isLate());
    } catch (error) {
      remember(job, error instanceof Hung || isLate());
      const message = error instanceof Error ? error.message : String(error);
      await boss.fail(name, job, { message });
      return;
    }
    await boss.complete(name, job);
  }

  function begin(job: Job): void {
    const done = settle(job)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
      })
      .finally(() => {
        running.delete(job);
        poll();
      });
    running.set(job, done);
  }

  /** Claims and starts at most `most` jobs, so many for each receiver; answers how many. */
  async function claimFor(most: number, groupConcurrency: number, ignoreGroups: string[]) {
    const batchSize = Math.min(most, atOnce - running.size, claimAtOnce);
    if (batchSize <= 0) return 0;
    const jobs = await boss.fetch<object>(name, {
      batchSize,
      includeMetadata: true,
      groupConcurrency,
      ignoreGroups,
    });
    for (const job of jobs) begin(job);
    return jobs.length;
  }

  /** Claims jobs of receivers that answer, then of those that have hung. */
  async function claim(): Promise<number> {
    const prompt = await claimFor(atOnce, perReceiver, [...hanging]);
    if (hanging.size === 0) return prompt;
    const waiting = [...running.keys()].filter(isHanging).length;
    return prompt + (await claimFor(Math.floor(atOnce / 2) - waiting, 1, []));
  }

  const rest = (ms: number) => pause(ms, undefined, { signal: wake.signal }).catch(() => undefined);

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      changed = false;
      wake = new AbortController();
      const claimed = await claim().catch((error: unknown) => {
        onError(error);
        return 0;
      });
      looked.resolve();
      if (claimed > 0 && !looksSoon) restMs = pollEveryMs;
      if (claimed > 0 || changed) continue;
      await rest(restMs);
      restMs = Math.min(restMs * longer, pollEveryMs);
    }
  }
  const ran = run();

  return {
    look,
    looked: looked.promise,
    async stop(withinMs) {
      stopping.abort();
      poll();
      await ran;
      const all = Promise.all(running.values()).then(() => undefined);
      await within(all, withinMs / 1_000).catch(() => undefined);
      if (running.size > 0)
        await boss.fail(name, [...running.keys()], { message: "the server stopped" });
    },
  };
}
