// Whether the process lives, and whether it can serve.
import { sql } from "drizzle-orm";
import type { App } from "./app.ts";

const retryAfterSeconds = 5;

export function healthRoutes(app: App): void {
  const fresh = { "cache-control": "no-store" };
  app.get("/healthz", { logLevel: "warn" }, async (_request, reply) =>
    reply.headers(fresh).send({ ok: true }),
  );

  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
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
          request.log.warn({ err: error }, `${name} cannot be reached`);
          return [name, "failed"] as const;
        }
      }),
    );
    const disk = await app.context.files.hasRoom().then(
      (has) => (has ? "ok" : "full"),
      () => "failed",
    );
    // A balancer sends the next requests where there is room, and not to a server that goes.
    const load = app.admission.isFull() ? "full" : "ok";
    const leaving = app.departure.isAnnounced();
    const ready =
      !leaving && load === "ok" && disk === "ok" && results.every(([, result]) => result === "ok");
    if (!ready) void reply.header("retry-after", retryAfterSeconds);
    return reply
      .code(ready ? 200 : 503)
      .headers(fresh)
      .send({ ok: ready, ...Object.fromEntries(results), disk, load, ...(leaving && { leaving }) });
  });
}
