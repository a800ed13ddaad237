// Guessing passwords is slowed down, and the owner of the account can still sign in from known addresses.
import { loginAttempts, strangerAttempts } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mails } from "../../../test/outbox.ts";
import { createUser } from "../account/account.rules.ts";
import type { Limit } from "../../platform/throttle/throttle.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";
import { knownAddresses } from "./known-addresses.tables.ts";

let app: TestApp;
const password = "correct horse battery";
const email = "anna.rossi@user.test";
const home = "198.51.100.7";

beforeAll(async () => {
  app = await testApp();
  await createUser(app.db, { username: "anna", email, role: "creator", password });
});
beforeEach(async () => {
  await app.db.delete(throttles);
  await app.db.delete(knownAddresses);
});
afterAll(() => app.close());

const post = (url: string, remoteAddress: string, payload: object) =>
  app.fastify.inject({
    method: "POST",
    url,
    remoteAddress,
    payload,
    headers: { "accept-language": "en" },
  });
const login = (remoteAddress: string, body: object = {}) =>
  post("/api/login", remoteAddress, { email, password, ...body });
const guess = async (remoteAddress: string, body: object = {}) =>
  (await login(remoteAddress, { password: "a guess", ...body })).statusCode;
const count = (statuses: readonly number[], expected: number) =>
  statuses.filter((status) => status === expected).length;
/** Sets the count so that `left` more guesses are allowed. */
const counted = (name: string, { most, minutes }: Limit, left: number) => {
  const row = { points: most - left, expire: Date.now() + minutes * 60_000 };
  return app.db
    .insert(throttles)
    .values({ key: `${name} in ${minutes} min`, ...row })
    .onConflictDoUpdate({ target: throttles.key, set: row });
};
const countedOfAll = (left: number) =>
  counted(`password of ${email}`, strangerAttempts.accountHour, left);
const pointsOf = async () =>
  Object.fromEntries(
    (await app.db.select().from(throttles)).map(({ key, points }) => [key, points]),
  );
const linksMailed = async () =>
  (await mails(app)).flatMap((mail) => /reset\/([\w-]{43})/.exec(mail)?.[1] ?? []);
const setByLink = async (remoteAddress: string) => {
  const mailed = await linksMailed();
  await post("/api/password/change", remoteAddress, { email });
  const token = await vi.waitUntil(
    async () => (await linksMailed()).find((link) => !mailed.includes(link)),
    { timeout: 60_000, interval: 100 },
  );
  return post("/api/password/set", remoteAddress, {
    token,
    password,
    password_confirmation: password,
  });
};
const passMinutes = (minutes: number) =>
  app.db.update(throttles).set({ expire: sql`${throttles.expire} - ${minutes * 60_000}` });

it("ten wrong ones of an account from an address, then a wait, even with the right password", async () => {
  const guesses = await Promise.all(Array.from({ length: 14 }, () => guess(home)));
  expect(count(guesses, 422)).toBe(loginAttempts.most);
  const refused = await login(home);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(600);
  expect(refused.json()).toMatchObject({
    code: "too_many",
    error:
      "Too many wrong passwords. Try again in 15 minutes, or reset your password with an emailed link.",
  });
  await passMinutes(15);
  expect((await login(home)).statusCode).toBe(200);
});

it("who goes on from one address is refused for the day", async () => {
  await counted(`password of ${email} from ${home}`, strangerAttempts.pair, 1);
  expect(await guess(home)).toBe(422);
  await passMinutes(60);
  expect(Number((await login(home)).headers["retry-after"])).toBeGreaterThan(22 * 3_600);
});

it("wrong ones from one IPv6 /64 meet a 429, of whatever accounts", async () => {
  await counted("password from 2001:db8:1:2::/64", strangerAttempts.address, 2);
  const guesses = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      guess(`2001:db8:1:2::${n}`, { email: `user${n}@user.test` }),
    ),
  );
  expect(count(guesses, 429)).toBe(4);
  const refused = await login("2001:db8:1:2:ffff::1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(600);
  expect((await login("2001:db8:1:3::1")).statusCode).toBe(200);
});

it("a right password from a new address gives its guess back, and makes the address known", async () => {
  await countedOfAll(1);
  expect((await login(home)).statusCode).toBe(200);
  expect(await guess("192.0.2.1")).toBe(422);
  expect(await guess("192.0.2.2")).toBe(429);
  expect((await login(home)).statusCode).toBe(200);
});

it("an address that is known has ten guesses too, and a right password ends them", async () => {
  await login(home);
  for (let n = 1; n < loginAttempts.most; n += 1) expect(await guess(home)).toBe(422);
  expect((await login(home)).statusCode).toBe(200);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(home)));
  expect(count(guesses, 422)).toBe(loginAttempts.most);
  expect(count(guesses, 429)).toBe(2);
});

it("a right password ends the guesses of its address, and gives back one of those from everywhere", async () => {
  for (let n = 0; n < 3; n += 1) await guess(home);
  await login(home);
  expect(await pointsOf()).toEqual({
    [`password from ${home} in 15 min`]: 3,
    [`password of ${email} in 60 min`]: 3,
    [`password of ${email} in 1440 min`]: 3,
  });
});

it("a mailed link forgives nothing that was guessed from everywhere", async () => {
  for (let n = 0; n < 3; n += 1) await guess(home);
  const guessed = await pointsOf();
  expect((await setByLink(home)).statusCode).toBe(200);
  const { [`password of ${email} from ${home} in 15 min`]: forgiven, ...remaining } = guessed;
  expect(forgiven).toBe(3);
  const after = await pointsOf();
  expect(after).toMatchObject(remaining);
  expect(after).not.toHaveProperty([`password of ${email} from ${home} in 15 min`]);
});

it("a mailed link lets the owner in from an address where nobody has seen them", async () => {
  await countedOfAll(0);
  expect((await login(home)).statusCode).toBe(429);
  expect((await setByLink(home)).statusCode).toBe(200);
  expect((await login(home)).statusCode).toBe(200);
  expect((await login("192.0.2.1")).statusCode).toBe(429);
});

it("an address where the account has not signed in for a year is unknown again", async () => {
  await login(home);
  await app.db.update(knownAddresses).set({ usedAt: sql`now() - interval '366 days'` });
  await countedOfAll(0);
  expect((await login(home)).statusCode).toBe(429);
});

it("an address in other letters is the same account: capitals give no more guesses", async () => {
  const spelled = (n: number) =>
    Array.from(email, (letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join("");
  for (let n = 0; n < loginAttempts.most; n += 1)
    expect(await guess(home, { email: spelled(n) })).toBe(422);
  expect(await guess(home, { email: email.toUpperCase() })).toBe(429);
  expect(await guess(home)).toBe(429);
});
