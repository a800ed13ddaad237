// Readiness: reachability is checked once a second however many requests come; local state is reported at once.
import { performance as loop } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(60_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ready = () => app.as().get("/readyz");

it("looks at database and files once a second, whoever asks", async () => {
  const files = vi.spyOn(app.files, "check");
  const database = vi.spyOn(app.db, "execute");
  const looks = () => [files.mock.calls.length, database.mock.calls.length];
  const replies = await Promise.all(Array.from({ length: 10 }, ready));
  replies.push(await ready());
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200));
  expect(looks()).toEqual([1, 1]);
  files.mockRejectedValueOnce(new Error("gone"));
  vi.advanceTimersByTime(1_000);
  expect([(await ready()).body, (await ready()).status]).toMatchObject([{ files: "failed" }, 503]);
  expect(looks()).toEqual([2, 2]);
  vi.advanceTimersByTime(1_000);
  expect((await ready()).status).toBe(200);
});

it("tells a full disk, no free slot and that it goes at once", async () => {
  const { admission, shutdown } = app.fastify;
  expect((await ready()).status).toBe(200);
  vi.spyOn(app.files, "hasRoom").mockResolvedValueOnce(false);
  expect(await ready()).toMatchObject({ status: 503, body: { disk: "full" } });
  vi.spyOn(admission, "isFull").mockReturnValueOnce(true);
  expect(await ready()).toMatchObject({ status: 503, body: { load: "full" } });
  expect((await ready()).status).toBe(200);
  vi.spyOn(shutdown, "isAnnounced").mockReturnValueOnce(true);
  expect(await ready()).toMatchObject({ status: 503, body: { leaving: true } });
});

it("blames nobody for a time-out while this process was too busy to listen", async () => {
  const timeout = new Error("Failed query", {
    cause: new Error("timeout exceeded when trying to connect"),
  });
  const used = (since: ReturnType<typeof loop.eventLoopUtilization>) =>
    loop.eventLoopUtilization(since).utilization;
  const execute = app.db.execute.bind(app.db);
  // The jobs' own queries go on.
  const fails = (wait: () => Promise<unknown>, why: Error) =>
    vi.spyOn(app.db, "execute").mockImplementation((async (
      query: Parameters<typeof execute>[0],
    ) => {
      if (!JSON.stringify(query).includes("select 1")) return execute(query);
      await wait();
      throw why;
    }) as never);
  const busy = async () => {
    const start = loop.eventLoopUtilization();
    await new Promise((turn) => setImmediate(turn));
    while (used(start) < 0.99);
  };
  const idle = async () => {
    const start = loop.eventLoopUtilization();
    do await pause(20);
    while (used(start) > 0.5);
  };
  // Past whatever the tests before have looked at.
  vi.advanceTimersByTime(600_000);
  for (const [wait, why, database] of [
    [busy, timeout, "ok"],
    [idle, timeout, "failed"],
    [busy, new Error("Failed query", { cause: new Error("connect ECONNREFUSED") }), "failed"],
    [busy, timeout, "failed"],
  ] as const) {
    fails(wait, why);
    vi.advanceTimersByTime(1_000);
    expect((await ready()).body).toMatchObject({ database });
  }
});
