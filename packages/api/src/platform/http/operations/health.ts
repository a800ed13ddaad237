// Liveness and readiness of the server.
import { performance as loop } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import type { App } from "../call/app.ts";

const retryAfterSeconds = 5;
/** Checking database and files is work, so all requests within this time get the same result. */
const lookEveryMs = 1_000;

type Result = "ok" | "failed";

/** The share of a time during which this process had no moment to listen. */
const isBusyAbove = 0.9;

/** Whether a wait has ended without an answer: a query's or a connection's. */
function hasTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isWait = /^(?:Connection terminated$|timeout exceeded|Query read timeout)/;
  return isWait.test(error.message) || hasTimedOut(error.cause);
}

/** Whether the database and the files can be reached, at most a second old. */
function reachable(app: App): () => Promise<Record<string, Result>> {
  let lastResults: Readonly<Record<string, Result>> = {};
  async function look(): Promise<Record<string, Result>> {
    const before = loop.eventLoopUtilization();
    const checks = {
      database: app.context.db.execute(sql`select 1`),
      files: app.context.files.check(),
    };
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check;
          return [name, "ok"] as const;
        } catch (error) {
          // Who was too busy to listen does not know whether there was an answer: what was known before still holds.
          const { utilization } = loop.eventLoopUtilization(before);
          if (hasTimedOut(error) && utilization > isBusyAbove)
            return [name, lastResults[name] ?? "ok"] as const;
          app.log.warn({ err: error }, `${name} cannot be reached`);
          return [name, "failed"] as const;
        }
      }),
    );
    lastResults = Object.fromEntries(results);
    return lastResults;
  }
  let last: { readonly checkedAt: number; readonly results: ReturnType<typeof look> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.checkedAt >= lookEveryMs) last = { checkedAt: now, results: look() };
    return last.results;
  };
}

export function healthRoutes(app: App): void {
  const fresh = { "cache-control": "no-store" };
  const results = reachable(app);
  app.get("/healthz", { logLevel: "warn" }, async (_request, reply) =>
    reply.headers(fresh).send({ ok: true }),
  );

  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const reached = await results();
    const disk = await app.context.files.hasRoom().then(
      (has) => (has ? "ok" : "full"),
      () => "failed",
    );
    // A load balancer sends further requests elsewhere when this server is full or shuts down.
    const load = app.admission.isFull() ? "full" : "ok";
    const leaving = app.shutdown.isAnnounced();
    const ready =
      !leaving &&
      load === "ok" &&
      disk === "ok" &&
      Object.values(reached).every((result) => result === "ok");
    if (!ready) void reply.header("retry-after", retryAfterSeconds);
    return reply
      .code(ready ? 200 : 503)
      .headers(fresh)
      .send({ ok: ready, ...reached, disk, load, ...(leaving && { leaving }) });
  });
}
