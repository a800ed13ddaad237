// Guessing one account's password from many addresses: only a few guesses an hour are possible, and the owner can still
// sign in.
import { strangerAttempts } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "../../src/features/account/account.rules.ts";
import { throttles } from "../../src/platform/throttle/throttle.tables.ts";
import { testApp, type TestApp } from "../harness.ts";
import { countOf } from "./settings.ts";

const addresses = countOf("guesses", 40);
const hours = 6;
const [email, password] = ["anna.rossi@user.test", "correct horse battery"];
const home = "198.51.100.7";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await createUser(app.db, { username: "anna", email, role: "creator", password });
});
afterAll(() => app.close());

const login = async (remoteAddress: string, typed = password) =>
  (
    await app.fastify.inject({
      method: "POST",
      url: "/api/login",
      remoteAddress,
      payload: { email, password: typed },
    })
  ).statusCode;

/** Guesses once from each address; returns how many guesses the server actually checks. */
async function guessFromAll(hour: number): Promise<number> {
  let judged = 0;
  for (let n = 0; n < addresses; n += 20) {
    const batch = Array.from({ length: Math.min(20, addresses - n) }, (_, at) => n + at);
    const statuses = await Promise.all(
      batch.map((at) => login(`10.${hour}.${at >> 8}.${at & 255}`, "a guess")),
    );
    expect(statuses.filter((status) => status !== 422 && status !== 429)).toEqual([]);
    judged += statuses.filter((status) => status === 422).length;
  }
  return judged;
}

test(
  `${addresses} addresses guess for ${hours} hours`,
  async () => {
    expect(await login(home)).toBe(200);
    const judged: number[] = [];
    for (let hour = 0; hour < hours; hour += 1) {
      judged.push(await guessFromAll(hour));
      // The owner can sign in at once from a known address, even after a wrong password.
      expect(await login(home, "an error")).toBe(422);
      expect(await login(home)).toBe(200);
      await app.db.update(throttles).set({ expire: sql`${throttles.expire} - 3600000` });
    }
    const { accountHour, accountDay } = strangerAttempts;
    process.stdout.write(
      `        ${addresses} addresses an hour, new ones each: ${judged.join(", ")} guesses\n`,
    );
    const hourly = Math.min(addresses, accountHour.most);
    expect(Math.max(...judged)).toBe(hourly);
    expect(judged.reduce((sum, n) => sum + n)).toBe(Math.min(hourly * hours, accountDay.most));
  },
  Math.max(60_000, addresses * hours * 500),
);
