// Limits apply to all processes together, and per client address.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { openDatabase, type Database } from "../database/db.ts";
import type { Refused } from "../refuse.ts";
import { deleteExpired, forget, giveBack, throttle } from "./throttle.ts";
import { throttles } from "./throttle.tables.ts";

let app: TestApp;
let elsewhere: Database;
beforeAll(async () => {
  app = await testApp();
  elsewhere = openDatabase(app.env.databaseUrl ?? "");
});
beforeEach(() => app.db.delete(throttles));
afterAll(async () => {
  await elsewhere.close();
  await app.close();
});

const limit = { most: 5, minutes: 10 };

it("many at once, from two connections to the database, are counted as one number", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => throttle(n % 2 ? app.db : elsewhere.db, "x", limit)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  await expect(throttle(elsewhere.db, "x", limit)).rejects.toMatchObject({
    code: "too_many",
    problems: [{ key: "request.too_many" }],
  });
  const refusal: unknown = await throttle(app.db, "x", limit).catch((error: unknown) => error);
  const { seconds, ...params } = (refusal as Refused).problems[0]?.params ?? {};
  // The time until the first attempt is ten minutes old.
  expect(Number(seconds)).toBeGreaterThan(540);
  expect(Number(seconds)).toBeLessThanOrEqual(600);
  expect(params).toEqual({ most: 5, minutes: 10 });
  await throttle(app.db, "somebody else", limit);
  await app.db.update(throttles).set({ expire: sql`${throttles.expire} - 600000` });
  await throttle(app.db, "x", limit);
});

it("one is given back, or all are forgotten, of a name alone", async () => {
  for (let n = 0; n < limit.most; n += 1) {
    await throttle(app.db, "x", limit);
    await throttle(app.db, "y", limit);
  }
  const isRefused = (name: string) =>
    throttle(app.db, name, limit).then(
      () => false,
      (error: unknown) => (error as Refused).code === "too_many",
    );
  await giveBack(app.db, "x", limit);
  expect([await isRefused("x"), await isRefused("x"), await isRefused("y")]).toEqual([
    false,
    true,
    true,
  ]);
  await forget(app.db, "x", limit);
  for (let n = 0; n < limit.most; n += 1) expect(await isRefused("x")).toBe(false);
  expect([await isRefused("x"), await isRefused("y")]).toEqual([true, true]);
});

it("a database that cannot count is told as what it is, not as too many", async () => {
  const closed = openDatabase(app.env.databaseUrl ?? "");
  await closed.close();
  await expect(throttle(closed.db, "x", limit)).rejects.toThrow("Cannot use a pool");
});

it("an attempt that is refused as the window ends is told to wait for a second", async () => {
  vi.spyOn(RateLimiterPostgres.prototype, "consume").mockRejectedValueOnce(
    new RateLimiterRes(0, 0),
  );
  await expect(throttle(app.db, "x", limit)).rejects.toMatchObject({
    problems: [{ params: { seconds: 1, minutes: 1 } }],
  });
});

it("counts that are over are deleted, and no other", async () => {
  await throttle(app.db, "x", limit);
  await throttle(app.db, "y", limit);
  await app.db.update(throttles).set({ expire: 0 }).where(eq(throttles.key, "x in 10 min"));
  await deleteExpired(app.db);
  expect(await app.db.select({ key: throttles.key }).from(throttles)).toEqual([
    { key: "y in 10 min" },
  ]);
});

const again = "a new long password";
it.each([
  ["reset", "/api/password/change", { email: "nobody@user.test" }],
  ["link", "/api/password/set", { token: "x", password: again, password_confirmation: again }],
])("%s is limited per address", async (name, url, payload) => {
  const statusFrom = async (remoteAddress: string) =>
    (await app.fastify.inject({ method: "POST", url, payload, remoteAddress })).statusCode;
  const expire = Date.now() + 60_000;
  // One client has a whole IPv6 network (/64).
  const key = (client: string) => `${name} ${client} in 60 min`;
  await app.db.insert(throttles).values([
    { key: key("203.0.113.7"), points: 29, expire },
    { key: key("2001:db8:1:2::/64"), points: 29, expire },
  ]);
  expect(await statusFrom("203.0.113.7")).not.toBe(429);
  expect(await statusFrom("203.0.113.7")).toBe(429);
  expect(await statusFrom("203.0.113.8")).not.toBe(429);
  expect(await statusFrom("2001:db8:1:2::a")).not.toBe(429);
  expect(await statusFrom("2001:db8:1:2:ffff::b")).toBe(429);
  expect(await statusFrom("2001:db8:1:3::a")).not.toBe(429);
});
