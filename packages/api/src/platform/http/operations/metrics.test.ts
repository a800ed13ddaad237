// The metrics for Prometheus: their content, and who may read them.
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../../test/harness.ts";

let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  app = await testApp();
  closed = await testApp({ METRICS_TOKEN: "a-token-of-the-monitor" });
});
afterAll(async () => {
  await app.close();
  await closed.close();
});

it("counts requests by route, not by address, and shows pool, jobs and event loop", async () => {
  await app.as("creator").get("/api/products/4711");
  await app.as("creator").get("/api/products/4712");
  const { status, body, headers } = await app.as().get("/metrics");
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/products/:product_id",status="404"} 2',
  );
  expect(body).not.toContain("4711");
  expect(body).toMatch(/^http_requests_in_flight 1$/m);
  expect(body).toMatch(/^database_connections\{state="idle"\} \d+$/m);
  for (const queue of ["mail", "webhook", "payment"])
    for (const state of ["created", "retry", "active", "failed"])
      expect(body).toContain(`\njobs{queue="${queue}",state="${state}"} 0\n`);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.]+$/m);
});

it("shows them on this machine alone, or to whom has the token", async () => {
  const from = (remoteAddress: string, one: TestApp, token?: string) =>
    one.fastify.inject({
      url: "/metrics",
      remoteAddress,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
  expect((await from("203.0.113.7", app)).statusCode).toBe(404);
  expect((await from("::ffff:127.0.0.1", app)).statusCode).toBe(200);
  expect((await from("127.0.0.1", closed)).statusCode).toBe(404);
  expect((await from("127.0.0.1", closed, "another")).statusCode).toBe(404);
  expect((await from("203.0.113.7", closed, "a-token-of-the-monitor")).statusCode).toBe(200);
});
