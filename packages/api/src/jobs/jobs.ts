// The job queue: work that is done after the response and retried when it fails, queued within a transaction.
import { webhookDelivery } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import type { Pool, QueryConfig } from "pg";
import { fromDrizzle, PgBoss, type JobResult, type JobWithMetadata } from "pg-boss";
import type { Db, Tx } from "../database/db.ts";

/** Does one job. `last`: this is the last attempt. */
type Handler = (data: object, last: boolean) => Promise<void>;

export interface Jobs {
  /** Queues a job, to be done `after` that many seconds; it exists only if the transaction is committed. */
  send(tx: Tx, queue: string, data: object, after?: number): Promise<void>;
  /** Registers the handler of a queue, called for each job; a job that throws is retried with growing pauses. */
  work(queue: string, handler: Handler): void;
  /** Creates the queues and starts. Call it once, after every `work`; `onError` gets the queue's own errors. */
  start(onError: (error: unknown) => void): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

const queueOptions = {
  retryLimit: webhookDelivery.retries,
  retryDelay: webhookDelivery.firstPauseSeconds,
  retryBackoff: true,
  retryDelayMax: webhookDelivery.longestPauseSeconds,
  expireInSeconds: 120,
};
const workOptions = {
  pollingIntervalSeconds: 2,
  // Many at a time, each with its own result; a full batch is followed by the next without a pause.
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
const stopWithinMs = 8_000;
/** Longer than for requests: nobody waits for the queue's own queries. */
const queryTimeoutMs = 60_000;

async function outcomeOf(job: JobWithMetadata, handler: Handler): Promise<JobResult> {
  try {
    await handler(job.data, job.retryCount >= job.retryLimit);
    return { id: job.id, status: "completed" };
  } catch (error) {
    const output = { message: error instanceof Error ? error.message : String(error) };
    return { id: job.id, status: "failed", output };
  }
}

/** `pg` accepts `query_timeout`; its types lack it. */
type LimitedQuery = QueryConfig & { readonly query_timeout: number };

/** Jobs in the schema `jobs` of the database. */
export function openJobs(db: Db): Jobs {
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
  const handlers = new Map<string, Handler>();

  return {
    async send(tx, queue, data, after = 0) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql), startAfter: after });
    },
    work(queue, handler) {
      handlers.set(queue, handler);
    },
    async start(onError) {
      boss.on("error", onError);
      await boss.start();
      for (const [queue, handler] of handlers) {
        await boss.createQueue(queue, queueOptions);
        await boss.work<object, unknown, typeof workOptions>(queue, workOptions, (batch) =>
          Promise.all(batch.map((job) => outcomeOf(job, handler))),
        );
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs, close: false }),
  };
}
