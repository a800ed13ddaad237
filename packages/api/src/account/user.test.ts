// Decisions of administrators about users.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "../../test/harness.ts";
import { mailTo } from "../../test/outbox.ts";
import { activeAdmins, createUser } from "./account.rules.ts";
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
    created_at: expect.stringMatching(/Z$/),
  });
  const names = async (query: string) =>
    (await app.as("admin").get(`${base}?${query}`)).body.map(
      (one: { username: string }) => one.username,
    );
  expect(await names("search=OTHER@")).toEqual(["other"]);
  expect(await names("search=%25")).toEqual([]);
  expect(await names("role=admin&active=1")).toEqual(["admin"]);
  expect((await activeAdmins(app.db)).map(({ username }) => username)).toEqual(["admin"]);
  expect(await names("active=0")).toEqual([]);
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
  await app.db.update(users).set({ role: "admin" }).where(eq(users.id, id));
  const { token } = (await login()).body;
  const admins = () => app.db.$count(users, eq(users.role, "admin"));
  const before = await admins();
  const second = { authorization: `Bearer ${token}` };
  const replies = await Promise.all([
    app.as("admin").post(`${base}/${id}/role`, { role: "creator" }),
    app.as().post(`${base}/${app.userIds.admin}/role`, { role: "creator" }, second),
  ]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await admins()).toBe(before - 1);
});
