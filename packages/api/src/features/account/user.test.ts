// Decisions of administrators about users.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mailTo } from "../../../test/outbox.ts";
import { createUser } from "./account.rules.ts";
import { users } from "./account.tables.ts";
import { decide as decideOn } from "./user.rules.ts";

let app: TestApp;
let id: number;
let count = 0;
const password = "correct horse battery";
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  count += 1;
  const names = { username: `user ${count}`, email: `user${count}@user.test` };
  ({ id } = await createUser(app.db, { ...names, role: "creator", password }));
});
afterAll(() => app.close());

const base = "/api/admin/users";
const login = () => app.as().post("/api/login", { email: `user${count}@user.test`, password });
const me = (token: string) => app.as().get("/api/users/me", { authorization: `Bearer ${token}` });
const decisions = (user: number) =>
  [
    ["post", `${base}/${user}/role`, { role: "admin" }],
    ["delete", `${base}/${user}/sessions`, undefined],
    ["delete", `${base}/${user}`, undefined],
    ["post", `${base}/${user}/active`, {}],
  ] as const;
const decide = (
  by: ReturnType<TestApp["as"]>,
  [method, path, body]: ReturnType<typeof decisions>[number],
) => (method === "delete" ? by.delete(path) : by.post(path, body));

it("lists users, newest first, by part of a name, role and state", async () => {
  const all = (await app.as("admin").get(base)).body;
  expect(all[0]).toEqual({
    id,
    username: `user ${count}`,
    email: `user${count}@user.test`,
    support_email: "",
    role: "creator",
    avatar: "",
    active: 1,
    invited: 0,
    created_at: expect.stringMatching(/Z$/),
  });
  const names = async (query: string) =>
    (await app.as("admin").get(`${base}?${query}`)).body.map(
      (one: { username: string }) => one.username,
    );
  expect(await names("search=OTHER@")).toEqual(["other"]);
  expect(await names("search=%25")).toEqual([]);
  expect(await names("role=admin&active=1")).toEqual(["admin"]);
  expect(await names("active=0")).toEqual([]);
  // The harness creates its users without passwords.
  expect(await names("invited=1&role=creator")).toEqual(["other", "creator"]);
  expect(await names(`invited=0&search=user ${count}`)).toEqual([`user ${count}`]);
  expect((await app.as("admin").get(`${base}/${id}`)).body).toEqual(all[0]);
  const first = await app.as("admin").get(`${base}?limit=1`);
  expect(first.headers["link"]).toContain(`cursor=${id}`);
  for (const bad of ["role=king", "active=2", "cursor=x", "limit=x"])
    expect((await app.as("admin").get(`${base}?${bad}`)).status, bad).toBe(422);
});

it("is only for administrators, and 404 for unknown users", async () => {
  expect((await app.as().get(base)).status).toBe(401);
  expect((await app.as("creator").get(base)).status).toBe(403);
  for (const one of decisions(id)) {
    expect((await decide(app.as(), one)).status).toBe(401);
    expect((await decide(app.as("creator"), one)).status).toBe(403);
  }
  for (const nobody of [99_999, Number.NaN])
    for (const one of decisions(nobody))
      expect(await decide(app.as("admin"), one)).toMatchObject({
        status: 404,
        body: { problems: [{ key: "request.not_found" }] },
      });
  expect((await app.as("admin").post(`${base}/${id}/role`, { role: "king" })).status).toBe(422);
  expect((await app.as("admin").post(`${base}/${id}/role`)).status).toBe(422);
});

it("changes a role, and ends the user's sessions", async () => {
  const { token } = (await login()).body;
  const reply = await app.as("admin").post(`${base}/${id}/role`, { role: "admin" });
  expect(reply).toMatchObject({ status: 200, body: { id, role: "admin" } });
  expect((await me(token)).status).toBe(401);
  const again = (await login()).body;
  expect(again.role).toBe("admin");
  // The same role again changes nothing.
  expect((await app.as("admin").post(`${base}/${id}/role`, { role: "admin" })).status).toBe(200);
  expect((await me(again.token)).status).toBe(200);
  const log = (await app.as("admin").get(`/api/admin/audit?action=user.role&subject_id=${id}`))
    .body;
  expect(log).toMatchObject([{ before: { role: "creator" }, after: { role: "admin" } }]);
});

it("a change of the role leaves mailed links, the same state again changes nothing", async () => {
  await app.as().post("/api/password/change", { email: `user${count}@user.test` });
  const link = /reset\/([\w-]{43})/.exec(await mailTo(app, `user${count}@user.test`))?.[1];
  expect((await app.as("admin").post(`${base}/${id}/role`, { role: "admin" })).status).toBe(200);
  for (let n = 0; n < 2; n += 1)
    expect((await app.as("admin").post(`${base}/${id}/active`)).status).toBe(200);
  const log = await app.as("admin").get(`/api/admin/audit?subject_id=${id}`);
  expect(log.body.filter(({ action }) => action === "user.reactivate")).toEqual([]);
  const set = {
    token: link,
    password: "a new long password",
    password_confirmation: "a new long password",
  };
  expect((await app.as().post("/api/password/set", set)).status).toBe(200);
});

it("is refused to who is no administrator any more, and asks that of the caller, not of the user", async () => {
  const deciding = (admin: number, userId: number) =>
    decideOn(app, () => Promise.resolve(), {
      admin: { id: admin, username: "", email: "", role: "admin" },
      userId,
      action: "deactivate",
      changes: { active: false },
    });
  const forbidden = { code: "forbidden", problems: [{ key: "role.forbidden" }] };
  for (const nobody of [app.userIds.creator, 99_999])
    await expect(deciding(nobody, id)).rejects.toMatchObject(forbidden);
  await app.db.update(users).set({ role: "admin" }).where(eq(users.id, id));
  expect(await deciding(id, app.userIds.other)).toMatchObject({ username: "other", active: 0 });
  await app.db.update(users).set({ active: false }).where(eq(users.id, id));
  await expect(deciding(id, app.userIds.other)).rejects.toMatchObject(forbidden);
});

it("deactivates a user: sessions and mailed links end, signing in too until reactivated", async () => {
  const { token } = (await login()).body;
  await app.as().post("/api/password/change", { email: `user${count}@user.test` });
  const link = /reset\/([\w-]{43})/.exec(await mailTo(app, `user${count}@user.test`))?.[1];
  expect((await app.as("admin").delete(`${base}/${id}`)).body.active).toBe(0);
  expect((await me(token)).status).toBe(401);
  expect((await login()).status).toBe(422);
  expect((await app.as("admin").post(`${base}/${id}/active`)).body.active).toBe(1);
  const set = { token: link, password, password_confirmation: password };
  expect((await app.as().post("/api/password/set", set)).body.problems[0]?.key).toBe(
    "password.token",
  );
  expect((await me(token)).status).toBe(401);
  expect((await login()).status).toBe(200);
});

it("refuses one's own account, and keeps one of two administrators who demote each other", async () => {
  for (const one of decisions(app.userIds.admin))
    expect(await decide(app.as("admin"), one)).toMatchObject({
      status: 409,
      body: { problems: [{ key: "account.own" }] },
    });
  // Uses other accounts than the administrator of the other tests, because the demoted one is signed out.
  const first = { username: "first of two", email: "first@user.test" };
  const { id: other } = await createUser(app.db, { ...first, role: "admin", password });
  await app.db.update(users).set({ role: "admin" }).where(eq(users.id, id));
  const signedIn = async (email: string) => {
    const { token } = (await app.as().post("/api/login", { email, password })).body;
    return { authorization: `Bearer ${token}` };
  };
  const admins = () => app.db.$count(users, eq(users.role, "admin"));
  const before = await admins();
  const [one, two] = [await signedIn(first.email), await signedIn(`user${count}@user.test`)];
  const replies = await Promise.all([
    app.as().post(`${base}/${id}/role`, { role: "creator" }, one),
    app.as().post(`${base}/${other}/role`, { role: "creator" }, two),
  ]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await admins()).toBe(before - 1);
});

it("tells who decides on a role that another administrator has just changed", async () => {
  const role = (to: string, was?: string) =>
    app.as("admin").post(`${base}/${id}/role`, { role: to, ...(was && { was }) });
  const replies = await Promise.all([role("admin", "creator"), role("admin", "creator")]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.problems).toEqual([
    expect.objectContaining({ key: "role.changed" }),
  ]);
  expect((await role("creator", "creator")).status).toBe(409);
  expect((await role("creator", "admin")).body.role).toBe("creator");
  expect((await role("creator", "king")).status).toBe(422);
});

it("signs somebody out everywhere, who can sign in again", async () => {
  const tokens = [(await login()).body.token, (await login()).body.token];
  const reply = await app.as("admin").delete(`${base}/${id}/sessions`);
  expect(reply).toMatchObject({ status: 200, body: { id, active: 1 } });
  for (const token of tokens) expect((await me(token)).status).toBe(401);
  expect((await login()).status).toBe(200);
  expect((await app.as("admin").get("/api/users/me")).status).toBe(200);
  const log = await app.as("admin").get(`/api/admin/audit?action=user.sign_out&subject_id=${id}`);
  expect(log.body).toMatchObject([{ actor: { name: "admin" }, before: null, after: null }]);
});

it.each([
  ["it", /invit/i],
  ["en", /invit/i],
  ["es", /invit/i],
  ["fr", /invit/i],
] as const)(
  "invites in %s, again when asked, and each link opens once",
  async (language, words) => {
    const email = `invited-${language}@user.test`;
    const invited = { username: `invited ${language}`, email, role: "creator", language };
    const { body } = await app.as("admin").post("/api/register", invited);
    expect((await app.as("admin").get(`${base}/${body.id}`)).body.invited).toBe(1);
    const first = await mailTo(app, email);
    expect(first).toContain(`Content-Language: ${language}`);
    expect(first).toMatch(words);
    const again = () => app.as("admin").post(`${base}/${body.id}/invitation`);
    expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject({
      status: 429,
      body: { problems: [{ key: "request.too_many" }] },
    });
    const link = /reset\/([\w-]{43})/.exec(first)?.[1];
    const set = () =>
      app
        .as()
        .post("/api/password/set", { token: link, password, password_confirmation: password });
    expect((await set()).status).toBe(200);
    expect((await set()).body.problems[0]?.key).toBe("password.token");
    expect((await app.as("admin").get(`${base}/${body.id}`)).body.invited).toBe(0);
    expect(await again()).toMatchObject({
      status: 409,
      body: { problems: [{ key: "role.not_invited" }] },
    });
    const log = await app
      .as("admin")
      .get(`/api/admin/audit?subject_id=${body.id}&action=user.invite`);
    expect(log.body).toHaveLength(2);
  },
);

it("lets nobody but administrators see or invite somebody", async () => {
  for (const [who, status] of [
    [undefined, 401],
    ["creator", 403],
  ] as const) {
    expect((await app.as(who).get(`${base}/${id}`)).status).toBe(status);
    expect((await app.as(who).post(`${base}/${id}/invitation`)).status).toBe(status);
  }
  expect((await app.as("admin").get(`${base}/99999`)).status).toBe(404);
  expect((await app.as("admin").post(`${base}/99999/invitation`)).status).toBe(404);
  // Administrators cannot decide about their own account.
  expect(
    (await app.as("admin").post(`${base}/${app.userIds.admin}/invitation`)).body.problems,
  ).toEqual([expect.objectContaining({ key: "account.own" })]);
});
