// Limits count for all processes together, and per client address.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "../../test/harness.ts";
import { openDatabase, type Database } from "../database/db.ts";
import type { Refused } from "../shared/refuse.ts";
import { throttle } from "./throttle.ts";
import { throttledCalls } from "./throttle.tables.ts";

let app: TestApp;
let elsewhere: Database;
beforeAll(async () => {
  app = await testApp();
  elsewhere = openDatabase(app.env.databaseUrl ?? "");
});
beforeEach(() => app.db.delete(throttledCalls));
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
  const { seconds = 0 } = (refusal as Refused).problems[0]?.params ?? {};
  // Until the first of them is ten minutes old.
  expect(Number(seconds)).toBeGreaterThan(540);
  await throttle(app.db, "somebody else", limit);
  await app.db.update(throttledCalls).set({ createdAt: sql`now() - interval '10 minutes'` });
  await throttle(app.db, "x", limit);
});

const again = "a new long password";
it.each([
  ["reset", "/api/password/change", { email: "nobody@user.test" }, 30],
  ["link", "/api/password/set", { token: "x", password: again, password_confirmation: again }, 30],
  ["login", "/api/login", { email: "nobody@user.test", password: "x" }, 300],
])("%s is limited per address", async (name, url, payload, most) => {
  const statusFrom = async (remoteAddress: string) =>
    (await app.fastify.inject({ method: "POST", url, payload, remoteAddress })).statusCode;
  await app.db
    .insert(throttledCalls)
    .values(Array.from({ length: most - 1 }, () => ({ name: `${name} 203.0.113.7` })));
  expect(await statusFrom("203.0.113.7")).not.toBe(429);
  expect(await statusFrom("203.0.113.7")).toBe(429);
  expect(await statusFrom("203.0.113.8")).not.toBe(429);
  // One line has a whole network of IPv6 addresses.
  await app.db
    .insert(throttledCalls)
    .values(Array.from({ length: most - 1 }, () => ({ name: `${name} 2001:db8:1:2::/64` })));
  expect(await statusFrom("2001:db8:1:2::a")).not.toBe(429);
  expect(await statusFrom("2001:db8:1:2:ffff::b")).toBe(429);
  expect(await statusFrom("2001:db8:1:3::a")).not.toBe(429);
});
