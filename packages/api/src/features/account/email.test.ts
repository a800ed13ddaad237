// Changing the e-mail address of an account: asked for with the password, confirmed at the new address, undone from the
// old one.
import { emailChange } from "@lanyard/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { mails } from "../../../test/outbox.ts";
import { createUser } from "./account.rules.ts";

let app: TestApp;
let id: number;
let old: string;
let fresh: string;
let authorization: string;
let count = 0;
const current_password = "a password of one's own";
const password = "a new long password";

const login = (email: string, typed = current_password) =>
  app.as().post("/api/login", { email, password: typed });
const bearer = async (email: string) => `Bearer ${(await login(email)).body.token}`;
const post = (body: object, as = authorization) =>
  app.as().post(`/api/users/${id}`, body, { authorization: as });
const ask = (email = fresh, as = authorization) => post({ email, current_password }, as);
const me = (as = authorization) => app.as().get("/api/users/me", { authorization: as });
const confirm = (token: string) => app.as().post("/api/email/confirm", { token });
const undo = (token: string) => app.as().post("/api/email/undo", { token });
const emailOf = async () => (await app.as("admin").get(`/api/users/${id}`)).body.email;

/** The tokens that were mailed to an address, oldest first. */
const tokensTo = async (page: "confirm" | "undo", address: string): Promise<string[]> =>
  (await mails(app))
    .filter((text) => text.includes(`To: ${address}`))
    .flatMap((text) => new RegExp(`/email/${page}/([\\w-]{43})`).exec(text)?.[1] ?? []);
/** The token of the `nth` mail to an address. */
async function tokenTo(page: "confirm" | "undo", address: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await tokensTo(page, address)).length).toBe(nth);
  return (await tokensTo(page, address)).at(-1)!;
}
/** Changes the address, and returns the link that undoes it. */
async function move(from: string, to: string, as = authorization): Promise<string> {
  expect((await ask(to, as)).status).toBe(200);
  expect((await confirm(await tokenTo("confirm", to))).status).toBe(200);
  return tokenTo("undo", from);
}
const refusal = (key: string, field: string) => ({
  status: 422,
  body: { problems: [{ key, field }] },
});
const invalidLink = refusal("email.link", "token");
const taken = refusal("email.taken", "email");

beforeAll(async () => {
  app = await testApp({ SUPPORT_EMAIL: "help@lanyard.test" });
});
beforeEach(async () => {
  count += 1;
  old = `old${count}@user.test`;
  fresh = `fresh${count}@user.test`;
  const marta = { username: `Marta ${count}`, email: old, password: current_password };
  ({ id } = await createUser(app.db, { ...marta, role: "creator", language: "en" }));
  authorization = await bearer(old);
  // Many links are tried from the one address of the tests.
  await app.rows("delete from throttles");
});
afterAll(() => app.close());

it("takes effect when the link mailed to the new address is opened, and ends the other sessions", async () => {
  const elsewhere = await bearer(old);
  expect(await ask()).toMatchObject({ status: 200, body: { email: old, pending_email: fresh } });
  const token = await tokenTo("confirm", fresh);
  expect((await me()).body).toMatchObject({ email: old, pending_email: fresh });
  expect((await login(fresh)).status).toBe(422);
  expect((await me(elsewhere)).status).toBe(200);

  expect(await confirm(token)).toMatchObject({ status: 200, body: { email: fresh } });
  expect((await me()).body).toEqual(expect.objectContaining({ email: fresh }));
  expect((await me()).body).toMatchObject({ pending_email: "" });
  expect((await me(elsewhere)).status).toBe(401);
  expect((await login(old)).status).toBe(422);
  expect((await login(fresh)).status).toBe(200);
  // The answer to the first request may have been lost.
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email: fresh } });
});

it.each([
  ["without the current password", {}, "password.current_required"],
  ["with a wrong one", { current_password: "another password" }, "password.current_wrong"],
])("is not asked for %s", async (_how, body, key) => {
  expect(await post({ email: fresh, ...body })).toMatchObject(refusal(key, "current_password"));
  expect((await me()).body).toMatchObject({ pending_email: "" });
});

it("is not asked for with an address that is none, is somebody's, or too often", async () => {
  expect(await ask("nowhere")).toMatchObject(refusal("email.invalid", "email"));
  expect(await ask("")).toMatchObject(refusal("email.required", "email"));
  expect(await ask("Other@user.test")).toMatchObject(taken);
  await app.rows("delete from throttles");
  for (let n = 0; n < emailChange.requests.most; n += 1)
    expect((await ask(`${n}${fresh}`)).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

it("is undone by the link mailed to the old address, which ends every session and mails a link for a new password", async () => {
  const token = await move(old, fresh);
  const [mail] = (await mails(app)).filter(
    (text) => text.includes(`To: ${old}`) && text.includes(token),
  );
  expect(mail).toContain(`is now ${fresh}`);
  expect(await undo(token)).toMatchObject({ status: 200, body: { email: old } });
  expect((await me()).status).toBe(401);
  expect((await login(fresh)).status).toBe(422);
  expect((await login(old)).status).toBe(200);
  expect(await undo(token)).toMatchObject({ status: 200, body: { email: old } });
  const written = async () =>
    (await mails(app)).filter((text) => text.includes(`To: ${old}`)).join("\n");
  await expect.poll(written).toMatch(/\/password\/reset\/[\w-]{43}/);
  const noticed = async () =>
    (await mails(app)).filter((text) => text.includes(`To: ${fresh}`)).join("\n");
  await expect.poll(noticed).toContain(`is now ${old}`);
  const confirmed = (await tokensTo("confirm", fresh)).at(-1)!;
  expect(await confirm(confirmed)).toMatchObject(invalidLink);
});

it("is undone whatever has changed since, and later addresses cannot undo that", async () => {
  const third = `third${count}@user.test`;
  const first = await move(old, fresh);
  const second = await move(fresh, third);
  expect((await post({ password, password_confirmation: password, current_password })).status).toBe(
    200,
  );
  expect(await undo(first)).toMatchObject({ status: 200, body: { email: old } });
  expect(await undo(second)).toMatchObject(invalidLink);
  expect(await emailOf()).toBe(old);
});

it.each([
  ["is confirmed", () => ask(), () => tokenTo("confirm", fresh), confirm],
  ["is undone", () => move(old, fresh), () => tokenTo("undo", old), undo],
])(
  "a link for a password that was mailed before ends when the change %s",
  async (_how, before, tokenOf, open) => {
    await before();
    const token = await tokenOf();
    const address = await emailOf();
    await app.as().post("/api/password/change", { email: address });
    const link = async () =>
      (await mails(app))
        .filter((text) => text.includes(`To: ${address}`))
        .flatMap((text) => /\/password\/reset\/([\w-]{43})/.exec(text)?.[1] ?? [])
        .at(-1);
    await expect.poll(link).toBeDefined();
    const mailed = (await link())!;
    expect((await open(token)).status).toBe(200);
    const set = { token: mailed, password, password_confirmation: password };
    expect((await app.as().post("/api/password/set", set)).status).toBe(422);
  },
);

it("that leads back to a former address gives the address in between no link", async () => {
  const first = await move(old, fresh);
  const former = old.replace("o", "O");
  expect((await ask(former)).status).toBe(200);
  expect((await confirm(await tokenTo("confirm", former))).status).toBe(200);
  await expect.poll(async () => (await mails(app)).join("\n")).toContain(`is now ${former}`);
  expect(await tokensTo("undo", fresh)).toEqual([]);
  expect(await undo(first)).toMatchObject(invalidLink);
  // From there it can be changed, and that undone, again.
  expect((await ask(fresh)).status).toBe(200);
  expect((await confirm(await tokenTo("confirm", fresh, 2))).status).toBe(200);
  expect((await undo(await tokenTo("undo", former))).body).toEqual({ email: former });
});

it("links end with their time", async () => {
  await ask();
  const token = await tokenTo("confirm", fresh);
  const [change] = await app.rows(
    `select extract(epoch from expires_at - created_at) / 3600 as hours from email_changes where user_id = ${id}`,
  );
  expect(Number(change!["hours"])).toBe(emailChange.confirmHours);
  await app.rows(`update email_changes set expires_at = now() where user_id = ${id}`);
  expect(await confirm(token)).toMatchObject(invalidLink);
  expect((await me()).body).toMatchObject({ pending_email: "" });
  const undoing = await move(old, `b${fresh}`);
  const left = await app.rows(
    `select round(extract(epoch from undo_until - confirmed_at) / 86400) as days from email_changes where user_id = ${id}`,
  );
  expect(left.map(({ days }) => Number(days))).toEqual([emailChange.undoDays]);
  await app.rows(`update email_changes set undo_until = now() where user_id = ${id}`);
  expect(await undo(undoing)).toMatchObject(invalidLink);
  expect(await confirm("a".repeat(43))).toMatchObject(invalidLink);
  expect(await undo("a".repeat(43))).toMatchObject(invalidLink);
});

it("the links do not work for each other, and are tried only so often", async () => {
  const undoing = await move(old, fresh);
  expect(await confirm(undoing)).toMatchObject(invalidLink);
  expect(await undo((await tokensTo("confirm", fresh))[0]!)).toMatchObject(invalidLink);
  await app.rows("delete from throttles");
  for (let n = 0; n < 30; n += 1) await confirm(`${n}`);
  expect((await confirm("x")).status).toBe(429);
  expect((await undo(undoing)).status).toBe(429);
});

it("asked for twice is the last one; asking for the present address cancels it", async () => {
  await ask();
  const first = await tokenTo("confirm", fresh);
  const other = `b${fresh}`;
  expect((await ask(other)).body.pending_email).toBe(other);
  const second = await tokenTo("confirm", other);
  expect(await confirm(first)).toMatchObject(invalidLink);
  expect((await post({ email: old })).body).toMatchObject({ pending_email: "" });
  expect(await confirm(second)).toMatchObject(invalidLink);
  expect(await emailOf()).toBe(old);
});

it("of two requests, two confirmations and two undoings at once one counts", async () => {
  const [one, two] = [`b${fresh}`, `c${fresh}`];
  const replies = await Promise.all([ask(one), ask(two)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const pending = (await me()).body.pending_email;
  const token = await tokenTo("confirm", pending);
  const done = await Promise.all([confirm(token), confirm(token)]);
  expect(done.map(({ status }) => status)).toEqual([200, 200]);
  const undoing = await tokenTo("undo", old);
  const back = await Promise.all([undo(undoing), undo(undoing), ask(one)]);
  expect(back.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
  // What was asked for under the address that is undone goes with it, whichever came first.
  expect((await me(await bearer(old))).body).toMatchObject({ email: old, pending_email: "" });
});

it("somebody has the address meanwhile: it stays theirs, and nothing changes", async () => {
  await ask();
  const token = await tokenTo("confirm", fresh);
  await createUser(app.db, { username: `Anna ${count}`, email: fresh, role: "creator" });
  expect(await confirm(token)).toMatchObject(taken);
  expect((await me()).body.email).toBe(old);

  const third = `third${count}@user.test`;
  const undoing = await move(old, third);
  await createUser(app.db, { username: `Bea ${count}`, email: old, role: "creator" });
  expect(await undo(undoing)).toMatchObject(taken);
  expect((await me()).body.email).toBe(third);
});

it("of two accounts that confirm one address at once, one gets it", async () => {
  await ask();
  const token = await tokenTo("confirm", fresh);
  const user = { username: `Carla ${count}`, email: `carla${count}@user.test` };
  const carla = await createUser(app.db, {
    ...user,
    password: current_password,
    role: "creator",
  });
  await app
    .as()
    .post(
      `/api/users/${carla.id}`,
      { email: fresh, current_password },
      { authorization: await bearer(user.email) },
    );
  const other = await tokenTo("confirm", fresh, 2);
  const done = await Promise.all([confirm(token), confirm(other)]);
  expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

it("a deactivated account neither changes its address nor goes back; a reactivated one goes back", async () => {
  const undoing = await move(old, fresh);
  const third = `third${count}@user.test`;
  await ask(third);
  const token = await tokenTo("confirm", third);
  await app.as("admin").delete(`/api/admin/users/${id}`);
  expect(await confirm(token)).toMatchObject(invalidLink);
  expect(await undo(undoing)).toMatchObject(invalidLink);
  await app.as("admin").post(`/api/admin/users/${id}/active`);
  expect(await confirm(token)).toMatchObject(invalidLink);
  expect(await undo(undoing)).toMatchObject({ status: 200, body: { email: old } });
});

it.each([
  ["by its owner", () => post({ password, password_confirmation: password, current_password })],
  [
    "by a mailed link",
    async () => {
      await app.as().post("/api/password/change", { email: old });
      const written = async () =>
        (await mails(app))
          .filter((text) => text.includes(`To: ${old}`))
          .flatMap((text) => /\/password\/reset\/([\w-]{43})/.exec(text)?.[1] ?? [])
          .at(-1);
      await expect.poll(written).toBeDefined();
      const token = (await written())!;
      return app
        .as()
        .post("/api/password/set", { token, password, password_confirmation: password });
    },
  ],
])("a password set %s ends what was asked for with the previous one", async (_how, set) => {
  await ask();
  const token = await tokenTo("confirm", fresh);
  expect((await set()).status).toBe(200);
  expect(await confirm(token)).toMatchObject(invalidLink);
});

it("is changed together with the password, with one current password", async () => {
  const twice = { password, password_confirmation: password };
  expect((await post({ email: fresh, ...twice, current_password })).body.pending_email).toBe(fresh);
  expect((await login(old, password)).status).toBe(200);
  expect((await confirm(await tokenTo("confirm", fresh))).status).toBe(200);
  expect((await me()).body.email).toBe(fresh);
});

it("is changed by an administrator at once, which ends sessions and links, and tells the old address", async () => {
  const undoing = await move(old, fresh);
  const third = `third${count}@user.test`;
  await ask(`b${third}`);
  const token = await tokenTo("confirm", `b${third}`);
  expect((await app.as("admin").post(`/api/users/${id}`, { email: third })).body.email).toBe(third);
  expect((await me()).status).toBe(401);
  expect(await confirm(token)).toMatchObject(invalidLink);
  expect(await undo(undoing)).toMatchObject(invalidLink);
  await expect.poll(async () => (await mails(app)).join("\n")).toContain(`is now ${third}`);
  expect(await tokensTo("undo", fresh)).toEqual([]);
  const own = await app
    .as("admin")
    .post(`/api/users/${app.userIds.admin}`, { email: "boss@user.test" });
  expect(own).toMatchObject(refusal("password.current_required", "current_password"));
});

it("leaves its entries in the log", async () => {
  const undoing = await move(old, fresh);
  await ask(`b${fresh}`);
  await post({ email: fresh });
  await undo(undoing);
  const path = `/api/admin/audit?subject=user&subject_id=${id}` as const;
  const entries = (await app.as("admin").get(path)).body.toReversed();
  expect(entries.filter(({ action }) => action !== "user.password_link")).toMatchObject([
    { action: "user.ask_email", after: { newEmail: fresh } },
    { action: "user.email", before: { email: old }, after: { email: fresh } },
    { action: "user.ask_email", after: { newEmail: `b${fresh}` } },
    { action: "user.cancel_email", before: { newEmail: `b${fresh}` } },
    { action: "user.undo_email", before: { email: fresh }, after: { email: old } },
  ]);
});

it("a mail with a link that failed is sent again while the link is valid", async () => {
  await ask();
  const first = await tokenTo("confirm", fresh);
  const [mail] = await app.rows(
    `update dispatches set state = 'failed' where user_id = ${id} returning id`,
  );
  const resend = () =>
    app.as("admin").post(`/api/admin/deliveries/${Number(mail!["id"])}/resend`, {});
  expect((await resend()).status).toBe(200);
  const second = await tokenTo("confirm", fresh, 2);
  expect(await confirm(first)).toMatchObject(invalidLink);
  expect((await confirm(second)).status).toBe(200);
  await app.rows(`update dispatches set state = 'failed' where id = ${Number(mail!["id"])}`);
  expect(await resend()).toMatchObject({
    status: 409,
    body: { problems: [{ key: "dispatch.email_link_gone" }] },
  });
});

it("no table holds what the mailed links contain", async () => {
  const undoing = await move(old, fresh);
  const [confirmed] = await tokensTo("confirm", fresh);
  const tables = await app.rows(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')",
  );
  for (const { name } of tables)
    for (const token of [undoing, confirmed])
      expect(
        await app.rows(
          `select from ${String(name)} t where position('${token}' in t::text) > 0 limit 1`,
        ),
        String(name),
      ).toEqual([]);
});
