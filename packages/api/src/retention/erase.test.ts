// Erasing a person removes them from every table and mail; other people's data and the record of actions stay.
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { companyActs } from "../../test/company-acts.ts";
import {
  file,
  picture,
  productWithHook,
  releasedProduct,
  waitingProduct,
} from "../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../test/harness.ts";
import { mailTo, mails } from "../../test/outbox.ts";
import { listMails, getOutboxFolder } from "../platform/mail/outbox.ts";
import { erase } from "./erase.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ SUPPORT_EMAIL: "support@user.test" });
});
afterAll(() => app.close());

/** The tables and mails that contain a text. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const places: string[] = [];
  for (const { name } of rows) {
    const matches = await app.db.execute(
      sql`select from ${sql.raw(name)} t where position(lower(${text}) in lower(t::text)) > 0 limit 1`,
    );
    if (matches.rows.length > 0) places.push(name);
  }
  for (const mail of await mails(app)) if (mail.includes(text)) places.push("outbox");
  return places;
}
/** Waits until no job is running, because running jobs are not removed. */
const settled = () =>
  expect
    .poll(
      async () =>
        (
          await app.db.execute(
            sql`select from jobs.job where state = 'active' or state = 'created' and start_after <= now()`,
          )
        ).rows.length,
    )
    .toBe(0);
const audit = async (query: string) =>
  (await app.as("admin").get(`/api/admin/audit?${query}`)).body;
const enquire = (email: string) =>
  app.as().post("/api/functionality", { email, object: "O", description: "D", privacy: true });

it("a visitor, but nobody whose address begins or ends alike", async () => {
  for (const email of ["visitor@example.com", "a.visitor@example.com", "visitor@example.com.au"])
    expect((await enquire(email)).status).toBe(200);
  await mailTo(app, "support@user.test");
  await expect.poll(async () => (await mails(app)).length).toBe(3);
  const { rows, mails: erasedMails } = await erase(app, "Visitor@example.com");
  expect(rows).toBeGreaterThanOrEqual(2);
  expect(erasedMails).toBe(1);
  const [last, ...others] = await audit("subject=enquiry");
  expect(last).toMatchObject({ actor: { kind: "server" }, action: "enquiry.erase" });
  expect(others.map(({ after }) => after?.["email"])).toEqual([
    "visitor@example.com.au",
    "a.visitor@example.com",
    "(erased)",
  ]);
  const { rows: left } = await app.db.execute(sql`select email from enquiries order by id`);
  expect(left.map(({ email }) => email)).toEqual([
    "a.visitor@example.com",
    "visitor@example.com.au",
  ]);
  const texts = await Promise.all(
    (await listMails(getOutboxFolder(app.env))).map((path) => readFile(path, "utf8")),
  );
  expect(texts).toHaveLength(2);
});

it("mails that the server writes and deletes meanwhile are found under their names, or not missed", async () => {
  const folder = getOutboxFolder(app.env);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "written.eml"), "To: late=40mail.test\r\n");
  // As in a list that was read before.
  for (const name of ["written.eml.part", "deleted.eml"])
    await symlink(join(folder, "nowhere"), join(folder, name));
  expect(await erase(app, "late@mail.test")).toMatchObject({ mails: 1 });
  expect((await listMails(folder)).map((path) => basename(path))).not.toContain("written.eml");
  for (const name of ["written.eml.part", "deleted.eml"]) await rm(join(folder, name));
});

it("a user, once deactivated: what they did stays, by their number", async () => {
  const invited = {
    username: "Bea Conti",
    email: "bea.conti@user.test",
    role: "creator",
    language: "it",
  };
  const { id } = (await app.as("admin").post("/api/register", invited)).body;
  const token = /reset\/([\w-]{43})/.exec(await mailTo(app, invited.email))?.[1] ?? "";
  const password = "a password of one's own";
  await app.as().post("/api/password/set", { token, password, password_confirmation: password });
  const { body } = await app.as().post("/api/login", { email: invited.email, password });
  const session = { authorization: `Bearer ${body.token}` };
  const form = new FormData();
  form.append("avatar", file(await picture(), "bea.png", "image/png"));
  await app.as().post(`/api/users/${id}`, form, session);
  await app.as().post("/api/products", { name: "Visits", kind: "app" }, session);
  await expect(erase(app, invited.email)).rejects.toThrow("deactivate it first");

  await app.as("admin").delete(`/api/admin/users/${id}`);
  // Somebody else once had the address, and asked for it again.
  await app.rows(`
    insert into email_changes (user_id, old_email, new_email, session, expires_at, confirmed_at) values
      (${app.userIds.other}, '${invited.email}', 'other@user.test', '', now(), now()),
      (${app.userIds.other}, null, '${invited.email}', '', now(), null)`);
  await settled();
  await erase(app, invited.email);
  expect(await placesOf("bea.conti@user.test")).toEqual([]);
  expect(await placesOf("bea conti")).toEqual([]);
  expect((await app.as("admin").get(`/api/users/${id}`)).body).toMatchObject({
    username: `erased-${id}`,
    email: `erased-${id}@erased.invalid`,
    avatar: "",
  });
  const done = await audit(`actor=user&actor_id=${id}`);
  expect(done.map(({ action }) => action)).toEqual([
    "product.create",
    "user.update",
    "session.login",
    "user.password",
  ]);
  expect(new Set(done.map(({ actor }) => actor.name))).toEqual(new Set([""]));
});

it("the address of a company, once deactivated; its name stays with what it paid", async () => {
  const { license, act } = companyActs(() => app);
  const build = await productWithHook(app, "http://127.0.0.1:9/hook", {
    "company_token[0]": "first@company.test",
    price_amount: "5",
    expiration_id: "2",
  });
  await license(build);
  await act(build, "pay");
  await act(build, "install");
  await expect(erase(app, "first@company.test")).rejects.toThrow("active company");
  const { body: companies } = await app.as("admin").get("/api/admin/companies");
  const { company_id: id } = companies.find(({ name }) => name === "first")!;
  await app.as("admin").delete(`/api/admin/companies/${id}`);
  await settled();
  await erase(app, "first@company.test");
  expect(await placesOf("first@company.test")).toEqual([]);
  expect((await app.as("admin").get("/api/admin/companies")).body).toContainEqual(
    expect.objectContaining({ name: "first", email: `erased-company-${id}@erased.invalid` }),
  );
});

it("nothing is lost of anybody else", async () => {
  const build = await releasedProduct(app);
  await settled();
  const before = await placesOf("creator@user.test");
  await erase(app, "nobody@example.com");
  expect(await placesOf("creator@user.test")).toEqual(before);
  expect((await app.as("creator").get(build.path)).status).toBe(200);
});

it("a person of companies' lists, with what they may use", async () => {
  const build = await releasedProduct(app, { "permissions[0]": "3" });
  await app.company(companyTokens.second).post(`/api/products/${build.product_id}/license`);
  const email = "gina@person.test";
  for (const person of [
    { user_id: "g1", name: "Gina", email: "Gina@person.test" },
    { user_id: email, name: "Gina again" },
    { user_id: "g3", name: "Other", email: "a.gina@person.test" },
  ])
    expect((await app.company(companyTokens.second).post("/api/people/add", person)).status).toBe(
      200,
    );
  await app.company(companyTokens.second).put(`/api/userpermissions/products/${build.product_id}`, {
    user_permissions_licenses: ["g1", email, "g3"].map((user_id) => ({
      user_id,
      permission_id: 3,
    })),
  });
  await settled();
  expect((await erase(app, email)).rows).toBeGreaterThanOrEqual(4);
  expect(await placesOf(" gina@person.test")).toEqual([]);
  const left = (await app.company(companyTokens.second).post("/api/people")).body.map(
    ({ user_id: id }: { user_id: string }) => id,
  );
  expect(left).toContain("g3");
  expect(left).not.toContain("g1");
  expect(left).not.toContain(email);
  const held = await app
    .company(companyTokens.second)
    .post(`/api/userpermissions/${build.product_id}`);
  expect(held.body.user_permissions_licenses).toEqual([{ user_id: "g3", permission_id: 3 }]);
});

it("whom a remark, its answer or a saved reply names, and no other remark", async () => {
  const email = "rita@person.test";
  const build = await waitingProduct(app);
  const { body } = await app.as("admin").post(`${build.adminPath}/remarks`, {
    remarks: [
      { text: `Ask ${email}.` },
      { field: "icon", text: "Blurred." },
      { text: "Who drew it?" },
    ],
  });
  const path = `${build.path}/remarks/${body.remarks[2]!.remark_id}` as const;
  await app.as("creator").post(path, { answer: `It was ${email}.` });
  const text = `Write to ${email}.`;
  const texts = { it: text, en: text, es: text, fr: text };
  await app.as("admin").post("/api/admin/replies", { about: "general", texts });
  const { length: saved } = (await app.as("admin").get("/api/admin/replies")).body;
  await settled();
  await erase(app, email);
  expect(await placesOf(email)).toEqual([]);
  const left = (await app.as("creator").get(`${build.path}/remarks`)).body.remarks;
  expect(left.map((one) => one.text)).toEqual(["Blurred."]);
  expect((await app.as("admin").get("/api/admin/replies")).body).toHaveLength(saved - 1);
});

it("the address to which somebody else's users write, and no other", async () => {
  const email = "desk@person.test";
  const others = `a.${email}`;
  await app.rows(`update users set support_email = 'Desk@person.test' where username = 'other'`);
  await app.rows(`update users set support_email = '${others}' where username = 'creator'`);
  await settled();
  await erase(app, email);
  const left = await app.rows(
    "select username, support_email as at from users where username in ('creator', 'other') order by 1",
  );
  expect(left).toEqual([
    { username: "creator", at: others },
    { username: "other", at: "" },
  ]);
});
