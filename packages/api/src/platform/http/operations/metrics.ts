// Metrics for Prometheus, and who may read them.
import { timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { readBearer } from "../call/auth.ts";
import type { App } from "../call/app.ts";
import type { Context } from "../../context.ts";
import type { Db } from "../../database/db.ts";
import type { Replica } from "../../database/replica.ts";
import { refuse } from "../../refuse.ts";
import { hashToken } from "../../identity/tokens.ts";

// Memory, CPU, event loop and garbage collection belong to the process, however many servers it runs.
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(?:::1|(?:::ffff:)?127\.)/.test(address);
const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

/** With a configured token, a request needs it; without one, the request has to come from this machine. */
const mayLook = (token: string | undefined, request: FastifyRequest): boolean =>
  token === undefined ? isLoopback(request.ip) : same(readBearer(request), token);

function watchRequests(app: App, registers: Registry[]): void {
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
    registers,
  });
  const inFlight = new Gauge({
    name: "http_requests_in_flight",
    help: "Requests in progress",
    registers,
  });
  app.addHook("onRequest", (_request, reply, next) => {
    inFlight.inc();
    // `close` also fires when the client disconnects.
    reply.raw.once("close", () => inFlight.dec());
    next();
  });
  app.addHook("onResponse", (request, reply, next) => {
    const labels = {
      method: request.method,
      // The route instead of the path, because paths would make an unlimited number of labels.
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    next();
  });
}

const jobStates = ["created", "retry", "active", "failed"];

function watchDatabase({ db, jobs: queued }: Context, registers: Registry[]): void {
  const pool = (db as Db & { readonly $client: Pool }).$client;
  const connections = new Gauge({
    name: "database_connections",
    help: "Pool connections by state, and requests waiting for one",
    labelNames: ["state"],
    registers,
    collect() {
      connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      connections.set({ state: "idle" }, pool.idleCount);
      connections.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  const jobs = new Gauge({
    name: "jobs",
    help: "Unfinished jobs by queue and state",
    labelNames: ["queue", "state"],
    registers,
    async collect() {
      jobs.reset();
      // Every queue starts at 0, because Prometheus cannot compare a missing series.
      for (const queue of queued.queues())
        for (const state of jobStates) jobs.set({ queue, state }, 0);
      const { rows } = await db.execute<{ queue: string; state: string; count: number }>(
        sql`select name as queue, state::text, count(*)::int as count from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
      );
      for (const { queue, state, count } of rows) jobs.set({ queue, state }, count);
    },
  });
}

function watchReplica(replica: Replica, registers: Registry[]): void {
  if (!replica.state()) return;
  const lag: Gauge = new Gauge({
    name: "replica_lag_seconds",
    help: "Maximum replication lag; +Inf when unknown",
    registers,
    collect: () => lag.set((replica.state()?.lagMs ?? 0) / 1_000),
  });
  const used: Gauge = new Gauge({
    name: "replica_used",
    help: "1 while the replica is in use, 0 while the primary replaces it",
    registers,
    collect: () => used.set(replica.state()?.isUsed ? 1 : 0),
  });
  const reads = new Gauge({
    name: "replica_reads",
    help: "Reads that a replica can answer, by the server that answered",
    labelNames: ["from"],
    registers,
    collect() {
      for (const [from, count] of Object.entries(replica.state()?.reads ?? {}))
        reads.set({ from }, count);
    },
  });
}

/** Serves `/metrics`. Call it before the routes that it watches. */
export function metricsRoute(app: App): void {
  const { env, replica } = app.context;
  const registry = new Registry();
  watchRequests(app, [registry]);
  watchDatabase(app.context, [registry]);
  watchReplica(replica, [registry]);
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    // 404, so that others do not learn that there are metrics.
    if (!mayLook(env.metricsToken, request))
      throw refuse("not_found", { key: "request.not_found" });
    const text = `${await ofProcess.metrics()}${await registry.metrics()}`;
    return reply.header("cache-control", "no-store").type(registry.contentType).send(text);
  });
}
