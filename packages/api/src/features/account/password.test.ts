// A forgotten password: the mailed link and what it allows.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mails, mailTo } from "../../../test/outbox.ts";
import { hashToken, newToken } from "../../platform/identity/tokens.ts";
import { createUser } from "./account.rules.ts";
import { users } from "./account.tables.ts";
import { passwordLinks } from "./password-links.tables.ts";

let app: TestApp;
const password = "a password of one's own";
const repeated = { password, password_confirmation: password };

beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: "https://console.example.com/" });
});
afterAll(() => app.close());

const ask = (email: string) => app.as().post("/api/password/change", { email });
const set = (body: object) => app.as().post("/api/password/set", body);
const tokenIn = (mail: string) =>
  /https:\/\/console\.example\.com\/password\/reset\/([\w-]{43})/.exec(mail)?.[1] ?? "";

it("is reset once by a mailed link, and every session ends", async () => {
  expect((await ask("Other@user.test")).body).toEqual({ ok: true });
  const token = tokenIn(await mailTo(app, "other@user.test"));
  expect(await app.db.$count(passwordLinks, sql`token_hash = ${token}`)).toBe(0);
  expect((await app.as("other").get("/api/users/me")).status).toBe(200);

  const mismatch = await set({ token, password, password_confirmation: "different" });
  expect(mismatch.body.problems).toMatchObject([
    { key: "password.mismatch", field: "password_confirmation" },
  ]);
  const replies = await Promise.all([set({ token, ...repeated }), set({ token, ...repeated })]);
  expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(replies.find((reply) => reply.status === 422)?.body.error).toBe(
    "This link is no longer valid: request a new one.",
  );

  expect((await app.as("other").get("/api/users/me")).status).toBe(401);
  expect((await app.as().post("/api/login", { email: "other@user.test", password })).status).toBe(
    200,
  );
});

it("is not reset to an easy one or one's own address; the link stays valid", async () => {
  const email = "new.person@user.test";
  await createUser(app.db, { username: "New Person", email, role: "creator" });
  await ask(email);
  const token = tokenIn(await mailTo(app, email));
  for (const common of ["christopher", "admin12345", email, "NewPerson2026"])
    expect(
      (await set({ token, password: common, password_confirmation: common })).body.problems,
      common,
    ).toMatchObject([{ field: "password", key: "password.too_common" }]);
  expect((await set({ token, ...repeated })).status).toBe(200);
});

it("cannot be reset with an expired link, or by a deactivated user", async () => {
  await ask("creator@user.test");
  const token = tokenIn(await mailTo(app, "creator@user.test"));
  await app.db.update(users).set({ active: false });
  expect((await set({ token, ...repeated })).body.problems[0]?.key).toBe("password.token");
  await app.db.update(users).set({ active: true });
  await app.db.update(passwordLinks).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await set({ token, ...repeated })).body.problems[0]?.key).toBe("password.token");
});

it("ends all mailed links when it is changed, in whatever way", async () => {
  const email = "linked@user.test";
  const { id: userId } = await createUser(app.db, {
    username: "linked",
    email,
    role: "creator",
    password,
  });
  const own = `/api/users/${userId}`;
  const newLink = async () => {
    const token = newToken();
    const expiresAt = sql`now() + interval '1 hour'`;
    await app.db.insert(passwordLinks).values({ tokenHash: hashToken(token), userId, expiresAt });
    return token;
  };
  const isDead = async (token: string) =>
    (await set({ token, ...repeated })).body.problems?.[0]?.key === "password.token";
  const session = (await app.as().post("/api/login", { email, password })).body.token;

  const first = await newLink();
  const authorization = `Bearer ${session}`;
  const changed = { ...repeated, current_password: password };
  expect((await app.as().post(own, changed, { authorization })).status).toBe(200);
  expect(await isDead(first), "changed by the user").toBe(true);

  const second = await newLink();
  expect((await app.as("admin").post(own, repeated)).status).toBe(200);
  expect(await isDead(second), "changed by an administrator").toBe(true);

  const [third, fourth] = [await newLink(), await newLink()];
  expect(await isDead(third)).toBe(false);
  expect(await isDead(fourth), "changed by another link").toBe(true);

  const fifth = await newLink();
  await app.as("admin").post(own, { support_email: "help@user.test" });
  expect(await isDead(fifth), "another change leaves it").toBe(false);
});

it("waits for a change of the account that ends the link, and is then refused", async () => {
  const { id: userId } = await createUser(app.db, {
    username: "waiting",
    email: "waiting@user.test",
    role: "creator",
  });
  const token = newToken();
  const expiresAt = sql`now() + interval '1 hour'`;
  await app.db.insert(passwordLinks).values({ tokenHash: hashToken(token), userId, expiresAt });
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { reset } = await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${userId} for update`);
    const setting = set({ token, ...repeated });
    await expect.poll(async () => (await app.db.execute(waiting)).rows.length).toBe(1);
    await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
    return { reset: setting };
  });
  expect((await reset).body.problems).toMatchObject([{ key: "password.token" }]);
});

it("gets the same answer for an unknown e-mail, and at most three mails an hour", async () => {
  const links = async () =>
    (await mails(app)).filter((mail) => mail.includes("To: admin@user.test") && tokenIn(mail))
      .length;
  const before = await links();
  expect((await ask("nobody@user.test")).body).toEqual({ ok: true });
  for (let n = 0; n < 5; n += 1) expect((await ask("admin@user.test")).status).toBe(200);
  await expect.poll(links).toBe(before + 3);
  expect(await app.db.$count(passwordLinks)).toBe(4);
});

it("can be set for two hours, by an invited user for three days; after an hour there can be more links", async () => {
  const left = async () =>
    (
      await app.db
        .select({
          hours: sql<number>`extract(epoch from ${passwordLinks.expiresAt} - now())::float / 3600`,
        })
        .from(passwordLinks)
    ).map(({ hours }) => hours);
  await app.db.delete(passwordLinks);
  await ask("admin@user.test");
  expect((await left())[0]).toBeCloseTo(2, 1);
  for (let n = 0; n < 4; n += 1) await ask("admin@user.test");
  expect(await left()).toHaveLength(3);
  await app.db.update(passwordLinks).set({ createdAt: sql`now() - interval '61 minutes'` });
  await ask("admin@user.test");
  expect(await left()).toHaveLength(4);
  await app.db.delete(passwordLinks);
  const invited = { username: "late", email: "late@user.test", role: "creator" };
  expect((await app.as("admin").post("/api/register", invited)).status).toBe(200);
  expect((await left())[0]).toBeCloseTo(72, 1);
});

it("a mail whose link is gone is not sent, and not tried again", async () => {
  await app.db.transaction((tx) =>
    app.jobs.send(tx, "password-link", { link: 0, occasion: "reset" }),
  );
  const state = "select state from jobs.job where name = 'password-link' and data->>'link' = '0'";
  await expect.poll(() => app.rows(state)).toEqual([{ state: "completed" }]);
});

it("is mailed with regard to how many mails a server takes at once", async () => {
  const email = "limited@user.test";
  const user = await createUser(app.db, { username: "limited", email, role: "creator" });
  await ask(email);
  await mailTo(app, email);
  const links = `select id from password_links where user_id = ${user.id}`;
  const groups = `select group_id from jobs.job where name = 'password-link' and (data->>'link')::int in (${links})`;
  expect(await app.rows(groups)).toEqual([{ group_id: expect.any(String) }]);
});

it("stores no token in the database", async () => {
  const email = "asking@user.test";
  await createUser(app.db, { username: "asking", email, role: "creator" });
  await ask(email);
  const token = tokenIn(await mailTo(app, email));
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const holding = [];
  for (const { name } of tables) {
    const { rows } = await app.db.execute(
      sql`select 1 from ${sql.raw(name)} as row where row::text like ${`%${token}%`} limit 1`,
    );
    if (rows.length > 0) holding.push(name);
  }
  expect(holding).toEqual([]);
  expect((await set({ token, ...repeated })).status).toBe(200);
});

it("is requested with an e-mail, and set with token and confirmation", async () => {
  expect((await ask("")).body.error).toBe("Enter the email address.");
  expect((await set({})).body.problems.map((problem) => problem.field)).toEqual([
    "password",
    "password_confirmation",
    "token",
  ]);
});
