// Changing one's own password.
import { loginAttempts } from "@lanyard/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { createUser } from "./account.rules.ts";
import { users } from "./account.tables.ts";

let app: TestApp;
let id: number;
let email: string;
let authorization: string;
let count = 0;
const current = "a password of one's own";
const password = "a new long password";

const login = (typed: string) => app.as().post("/api/login", { email, password: typed });
const post = (body: object, bearer = authorization) =>
  app.as().post(`/api/users/${id}`, body, { authorization: bearer });
const change = (current_password?: string, to = password) =>
  post({ password: to, password_confirmation: to, current_password });

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  count += 1;
  email = `marta.rossi${count}@user.test`;
  const marta = { username: `Marta Rossi ${count}`, email, password: current };
  ({ id } = await createUser(app.db, { ...marta, role: "creator" }));
  authorization = `Bearer ${(await login(current)).body.token}`;
});
afterAll(() => app.close());

it("is changed with the current password, and ends every other session", async () => {
  const second = `Bearer ${(await login(current)).body.token}`;
  expect((await change(current)).status).toBe(200);
  const me = (bearer: string) => app.as().get("/api/users/me", { authorization: bearer });
  expect((await me(authorization)).status).toBe(200);
  expect((await me(second)).status).toBe(401);
  expect((await login(current)).status).toBe(422);
  expect((await login(password)).status).toBe(200);
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it("is not changed with a missing or wrong current password", async () => {
  expect((await change()).body.problems).toMatchObject([
    { field: "current_password", key: "password.current_required" },
  ]);
  expect((await change("another password than that")).body.problems).toMatchObject([
    { field: "current_password", key: "password.current_wrong" },
  ]);
  expect((await login(current)).status).toBe(200);
});

it("cannot be guessed with a stolen session: wrong current passwords count like failed sign-ins", async () => {
  for (let n = 0; n < loginAttempts.most; n += 1)
    expect((await change(`guess number ${n}`)).status).toBe(422);
  expect(await change(current)).toMatchObject({
    status: 429,
    body: { problems: [{ key: "auth.too_many_guesses" }] },
  });
  expect((await login(current)).status).toBe(429);
  // Changes without a password still work.
  expect((await post({ support_email: "help@user.test" })).status).toBe(200);
});

it("is changed once by two requests at once", async () => {
  const replies = await Promise.all([
    change(current, "the first new password"),
    change(current, "the second new password"),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

it("can be set by an administrator without it, but not the administrator's own", async () => {
  const twice = { password, password_confirmation: password };
  expect((await app.as("admin").post(`/api/users/${id}`, twice)).status).toBe(200);
  expect((await login(password)).status).toBe(200);
  const own = await app.as("admin").post(`/api/users/${app.userIds.admin}`, twice);
  expect(own.body.problems).toMatchObject([{ key: "password.current_required" }]);
});

it("has to be long enough, confirmed and hard to guess, also from one's own names and addresses", async () => {
  const keys = async (fields: object) =>
    (await post({ current_password: current, ...fields })).body.problems.map(({ key }) => key);
  expect(await keys({ password: "", password_confirmation: password })).toEqual([
    "password.required",
  ]);
  expect((await post({ current_password: current, password })).body.problems).toMatchObject([
    { key: "password.confirmation_required", field: "password_confirmation" },
  ]);
  const wrong = { password: "short", password_confirmation: "other", current_password: current };
  const { problems } = (await post(wrong)).body;
  expect(problems).toMatchObject([
    { key: "password.too_short", text: "The password needs at least 10 characters." },
    { key: "password.mismatch" },
  ]);
  for (const common of ["christopher", "admin12345", email, "martarossi1990", "help@marta.test"])
    expect(
      (
        await post({
          support_email: "help@marta.test",
          password: common,
          password_confirmation: common,
          current_password: current,
        })
      ).body.problems,
      common,
    ).toMatchObject([{ field: "password", key: "password.too_common" }]);
});
