// The job queue: a job is queued in a transaction, runs after the response, and is retried when it fails.
import { createHash } from "node:crypto";
import { webhookDelivery } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import type { Pool, QueryConfig } from "pg";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Db, Tx } from "../database/db.ts";
import { runQueue, type Handler, type Limits, type Running } from "./queue.ts";

interface SendOptions {
  /** Seconds until the job may start. */
  readonly after?: number;
  /** The address of the server that the job calls: the number of concurrent jobs per receiver is limited. */
  readonly receiver?: string;
}

export interface Jobs {
  /** Queues a job, which exists only if the transaction is committed. */
  send(tx: Tx, queue: string, data: object, options?: SendOptions): Promise<void>;
  /**
   * Registers the handler of a queue, which is called for each job; a job that throws is retried at growing intervals.
   */
  work(queue: string, handler: Handler, limits?: Limits): void;
  /** The names of the queues that have a handler. */
  queues(): string[];
  /** Creates the queues and starts them. Call once, after every `work`; `onError` gets errors of the queue itself. */
  start(onError: (error: unknown) => void): Promise<void>;
  /** Waits for running jobs for a limited time; any server can retry the unfinished ones afterwards. */
  stop(withinMs?: number): Promise<void>;
}

const queueOptions = {
  retryLimit: webhookDelivery.retries,
  retryDelay: webhookDelivery.firstPauseSeconds,
  retryBackoff: true,
  retryDelayMax: webhookDelivery.longestPauseSeconds,
  expireInSeconds: 120,
};
const defaultLimits: Limits = { concurrency: 20, perReceiver: 4 };
/** Longer than for requests, because nobody waits for the queue's own queries. */
const queryTimeoutMs = 60_000;

/** `pg` accepts `query_timeout`; its types lack it. */
type LimitedQuery = QueryConfig & { readonly query_timeout: number };

/** The group of a receiver's jobs; hashed, because an address may be too long for the index. */
const toGroup = (receiver: string) => ({
  id: createHash("sha256").update(receiver).digest("base64url"),
});

/**
 * Opens the job queue in the database schema `jobs`. An idle server polls every `pollEveryMs`; it finds its own jobs at
 * once.
 */
export function openJobs(db: Db, pollEveryMs = 2_000): Jobs {
  const pool = (db as Db & { readonly $client: Pool }).$client;
  const boss = new PgBoss({
    schema: "jobs",
    schedule: false,
    db: {
      executeSql: (text, values) => {
        const query: LimitedQuery = { text, query_timeout: queryTimeoutMs };
        return pool.query(query, values);
      },
    },
  });
  const handlers = new Map<string, readonly [Handler, Limits]>();
  const running = new Map<string, Running>();
  let stopped = false;
  let starting: Promise<void> | undefined;

  async function startAll(onError: (error: unknown) => void): Promise<void> {
    boss.on("error", onError);
    await boss.start();
    for (const [queue, [handler, limits]] of handlers) {
      if (stopped) return;
      await boss.createQueue(queue, queueOptions);
      const runningQueue = runQueue(boss, queue, handler, { ...limits, pollEveryMs }, onError);
      running.set(queue, runningQueue);
      // From then on this process knows the queue, so a transaction that sends a job needs no second connection to
      // read it.
      await runningQueue.firstPoll;
    }
  }

  return {
    async send(tx, queue, data, { after = 0, receiver } = {}) {
      await boss.send(queue, data, {
        db: fromDrizzle(tx, sql),
        startAfter: after,
        ...(receiver !== undefined && { group: toGroup(receiver) }),
      });
      if (after === 0) running.get(queue)?.pollSoon();
    },
    work(queue, handler, limits = defaultLimits) {
      handlers.set(queue, [handler, limits]);
    },
    queues: () => [...handlers.keys()],
    start(onError) {
      stopped = false;
      starting = startAll(onError);
      return starting;
    },
    async stop(withinMs = 8_000) {
      // A start that is under way, as when the server gives up its own, would begin queues that nobody stops.
      stopped = true;
      await starting?.catch(() => undefined);
      const queues = [...running.values()];
      running.clear();
      await Promise.all(queues.map((queue) => queue.stop(withinMs)));
      await boss.stop({ graceful: true, timeout: 1_000, close: false });
    },
  };
}
