// Readiness: reachability is checked once a second however many requests come; local state is reported at once.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";

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
