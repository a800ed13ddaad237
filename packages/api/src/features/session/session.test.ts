// Signing in, staying signed in, signing out.
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { users } from "../account/account.tables.ts";
import { createUser } from "../account/account.rules.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { throttles } from "../../platform/throttle/throttle.tables.ts";
import { logout, openTokenOwner } from "./session.rules.ts";
import { sessions } from "./session.tables.ts";

let app: TestApp;
const password = "correct horse battery";
const email = "Anna.Rossi@user.test";

beforeAll(async () => {
  app = await testApp();
  await createUser(app.db, { username: "anna", email, role: "creator", password });
});
beforeEach(() => app.db.delete(throttles));
afterAll(() => app.close());

const login = (body: object) => app.as().post("/api/login", body);
const me = (token: string) => app.as().get("/api/users/me", { authorization: `Bearer ${token}` });
const sessionOf = async (token: string) => {
  const hoursLeft = sql<number>`extract(epoch from ${sessions.expiresAt} - now())::float / 3600`;
  const [row] = await app.db
    .select({ hoursLeft })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  return row;
};
const ageSession = (token: string, by: string) =>
  app.db
    .update(sessions)
    .set({ expiresAt: sql`${sessions.expiresAt} - ${by}::interval` })
    .where(eq(sessions.tokenHash, hashToken(token)));

describe("login", () => {
  it("answers a token that works, and stores only its hash", async () => {
    const { status, body } = await login({ email: email.toUpperCase(), password });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      session_id: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
      email,
      username: "anna",
      role: "creator",
    });
    expect((await me(body.token)).body).toMatchObject({
      username: "anna",
      email,
      role: "creator",
      avatar: "",
      support_email: "",
    });
    expect(await app.db.$count(sessions, eq(sessions.tokenHash, body.token))).toBe(0);
  });

  it("lasts 12 hours, or 30 days when it is to be remembered", async () => {
    const short = await login({ email, password });
    const long = await login({ email, password, remember_me: true });
    expect((await sessionOf(short.body.token))?.hoursLeft).toBeCloseTo(12, 1);
    expect((await sessionOf(long.body.token))?.hoursLeft).toBeCloseTo(720, 1);
  });

  it("says the same of a wrong password, an unknown e-mail and a deactivated user", async () => {
    await createUser(app.db, {
      username: "gone",
      email: "gone@user.test",
      role: "creator",
      password,
    });
    await app.db.update(users).set({ active: false }).where(eq(users.username, "gone"));
    for (const body of [
      { email, password: "wrong" },
      { email: "nobody@user.test", password },
      { email: "gone@user.test", password },
      { email: "creator@user.test", password },
    ]) {
      const reply = await login(body);
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({
        error: "Wrong email or password.",
        code: "validation",
      });
    }
  });

  it("names every missing field", async () => {
    const { status, body } = await login({});
    expect(status).toBe(422);
    expect(body.error).toEqual(["Enter the email address.", "Enter the password."]);
    expect(body.problems.map((problem) => problem.field)).toEqual(["email", "password"]);
  });

  it("takes a form as well as JSON", async () => {
    const reply = await app.fastify.inject({
      method: "POST",
      url: "/api/login",
      payload: new URLSearchParams({ email, password, remember_me: "1" }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(reply.statusCode).toBe(200);
    expect((await sessionOf(reply.json().token))?.hoursLeft).toBeCloseTo(720, 1);
  });
});

const isLookup = (query: unknown) =>
  // With a connection pooler, prepared statements have no name.
  /^select .* from "sessions" /.test((query as { text?: string }).text ?? "");

describe("a token", () => {
  it("is asked for once by requests that come together, and anew by the next", async () => {
    const { token } = (await login({ email, password })).body;
    const queries = vi.spyOn(Client.prototype, "query");
    const lookups = () => queries.mock.calls.filter(([query]) => isLookup(query)).length;
    try {
      const answers = await Promise.all(Array.from({ length: 5 }, () => me(token)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(lookups()).toBe(1);
      expect((await me("someone-elses")).status).toBe(401);
      await app.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
      expect((await me(token)).status).toBe(401);
      expect(lookups()).toBe(3);
    } finally {
      queries.mockRestore();
    }
  });

  it("that has ended is nobody's, also while a question from before waits for its answer", async () => {
    const { token } = (await login({ email, password })).body;
    const ownerOf = openTokenOwner(app.db);
    const [answered, passedOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ask: unknown = Reflect.get(Client.prototype, "query");
    const queries = vi.spyOn(Client.prototype, "query");
    queries.mockImplementation(function slow(this: Client, ...all: unknown[]) {
      const done = all.at(-1) as (...answer: unknown[]) => void;
      const later = async (...answer: unknown[]) => {
        answered.resolve();
        await passedOn.promise;
        done(...answer);
      };
      const sent = isLookup(all[0]) ? [...all.slice(0, -1), later] : all;
      return (ask as (...values: unknown[]) => unknown).apply(this, sent);
    });
    try {
      const early = ownerOf(token);
      await answered.promise;
      const [anna] = await app.db.select().from(users).where(eq(users.username, "anna"));
      await logout(app.db, token, anna!);
      const late = ownerOf(token);
      passedOn.resolve();
      expect([(await early)?.user.username, await late]).toEqual(["anna", undefined]);
    } finally {
      queries.mockRestore();
    }
  });

  it("is prolonged by being used, at most once a minute", async () => {
    const { token } = (await login({ email, password })).body;
    await ageSession(token, "30 seconds");
    await me(token);
    expect((await sessionOf(token))?.hoursLeft).toBeLessThan(12 - 29 / 3600);
    await ageSession(token, "11 hours");
    expect((await me(token)).status).toBe(200);
    expect((await sessionOf(token))?.hoursLeft).toBeGreaterThan(11.99);
  });

  it("that is to be remembered keeps its 30 days, and no other gets them", async () => {
    const long = (await login({ email, password, remember_me: true })).body.token;
    const short = (await login({ email, password })).body.token;
    await ageSession(long, "10 days");
    await ageSession(short, "10 hours");
    expect([(await me(long)).status, (await me(short)).status]).toEqual([200, 200]);
    expect((await sessionOf(long))?.hoursLeft).toBeCloseTo(720, 1);
    expect((await sessionOf(short))?.hoursLeft).toBeCloseTo(12, 1);
  });

  it("ends when it is not used, when its user is deactivated, and at logout", async () => {
    const { token } = (await login({ email, password })).body;
    await ageSession(token, "13 hours");
    expect((await me(token)).status).toBe(401);

    const second = (await login({ email, password })).body.token;
    await app.db.update(users).set({ active: false }).where(eq(users.username, "anna"));
    expect((await me(second)).status).toBe(401);
    await app.db.update(users).set({ active: true }).where(eq(users.username, "anna"));

    const authorization = `Bearer ${second}`;
    expect((await app.as().get("/api/logout", { authorization })).body).toEqual({ ok: true });
    expect((await me(second)).status).toBe(401);
  });

  it("is needed, and has to be one of ours", async () => {
    const missing = await app.as().get("/api/users/me", { "accept-language": "fr" });
    expect(missing.status).toBe(401);
    expect(missing.headers["content-language"]).toBe("fr");
    expect((await me("somebody-elses")).status).toBe(401);
    expect((await app.as().get("/api/logout")).status).toBe(401);
  });
});
