// Work that is done after the answer, and done again when it fails: queued in the transaction that causes it.
import { webhookDelivery } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import type { Pool, QueryConfig } from "pg";
import { fromDrizzle, PgBoss, type JobResult, type JobWithMetadata } from "pg-boss";
import type { Db, Tx } from "../database/db.ts";

/** Does one job. `last`: it is not tried again, whatever comes of it. */
type Handler = (data: object, last: boolean) => Promise<void>;

export interface Jobs {
  /** Queues a job, to be done `after` that many seconds; it exists only if the transaction is committed. */
  send(tx: Tx, queue: string, data: object, after?: number): Promise<void>;
  /** Says who does the jobs of a queue, each by itself; what throws is tried again with growing pauses. */
  work(queue: string, handler: Handler): void;
  /** Creates the queues and begins. Call it once, after every `work`; `onError` hears what goes wrong meanwhile. */
  start(onError: (error: unknown) => void): Promise<void>;
  /** Waits for the jobs that are being done. */
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
  // Many at a time, each with an outcome of its own; as long as there are more nobody waits.
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
const stopWithinMs = 8_000;
/** Of the queue's own queries: nobody waits for an answer. */
const patience = 60_000;

async function outcomeOf(job: JobWithMetadata, handler: Handler): Promise<JobResult> {
  try {
    await handler(job.data, job.retryCount >= job.retryLimit);
    return { id: job.id, status: "completed" };
  } catch (error) {
    const output = { message: error instanceof Error ? error.message : String(error) };
    return { id: job.id, status: "failed", output };
  }
}

/** `pg` takes it; its types do not know it. */
type HurriedQuery = QueryConfig & { readonly query_timeout: number };

/** Jobs in the schema `jobs` of the database. */
export function openJobs(db: Db): Jobs {
  const pool = (db as Db & { readonly $client: Pool }).$client;
  const boss = new PgBoss({
    schema: "jobs",
    schedule: false,
    db: {
      executeSql: (text, values) => {
        const query: HurriedQuery = { text, query_timeout: patience };
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
