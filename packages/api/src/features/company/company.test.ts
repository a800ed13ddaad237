// Company administration: accounts, tokens that are shown once, revocation.
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const path = "/api/admin/companies";
const create = (fields: object) => app.as("admin").post(path, fields);
const sees = async (token: string) => (await app.company(token).post("/api/licenses/ready")).status;

test("a new company's token is shown once and opens the store", async () => {
  const { status, body } = await create({
    name: "  Rossi ",
    email: "info@rossi.test",
    country: "it",
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: "Rossi", email: "info@rossi.test", country: "IT", active: 1 });
  expect(await sees(body.company_token)).toBe(200);

  const list = await app.as("admin").get(path);
  expect(list.body[0]).toMatchObject({ company_id: body.company_id, name: "Rossi" });
  expect(JSON.stringify(list.body)).not.toContain(body.company_token);
  expect(list.body[0]).not.toHaveProperty("company_token");
});

test("a company learns who it is by its token, and nothing about tokens", async () => {
  const fields = { name: "Neri", email: "info@neri.test", country: "IT" };
  const { body: made } = await create(fields);
  const { status, body } = await app.company(made.company_token).post("/api/company");
  expect({ status, body }).toEqual({
    status: 200,
    body: { company_id: made.company_id, ...fields },
  });
  const stranger = await app.company("no-such-token").post("/api/company");
  expect(stranger).toMatchObject({
    status: 401,
    body: { problems: [{ key: "auth.company_token" }] },
  });
});

test("a reissued token ends the old one at once", async () => {
  const { body: old } = await create({
    name: "Bianchi",
    email: "info@bianchi.test",
    country: "IT",
  });
  const { status, body } = await app.as("admin").post(`${path}/${old.company_id}/token`);
  expect(status).toBe(200);
  expect(body.company_token).not.toBe(old.company_token);
  expect([await sees(old.company_token), await sees(body.company_token)]).toEqual([401, 200]);
});

test("a deactivated company is nobody until a token is issued again", async () => {
  const { body: made } = await create({ name: "Verdi", email: "info@verdi.test", country: "IT" });
  const revoked = await app.as("admin").delete(`${path}/${made.company_id}`);
  expect(revoked).toMatchObject({ status: 200, body: { company_id: made.company_id, active: 0 } });
  const refused = await app.company(made.company_token).post("/api/licenses/ready");
  expect(refused).toMatchObject({
    status: 401,
    body: { problems: [{ key: "auth.company_token" }] },
  });

  const { body: back } = await app.as("admin").post(`${path}/${made.company_id}/token`);
  expect(back.active).toBe(1);
  expect([await sees(made.company_token), await sees(back.company_token)]).toEqual([401, 200]);
});

test("every bad field is named", async () => {
  const empty = await create({});
  expect(empty.status).toBe(422);
  expect(empty.body.problems).toMatchObject([
    { key: "company_name.required", field: "name" },
    { key: "email.required", field: "email" },
    { key: "country.required", field: "country" },
  ]);
  const bad = await create({ name: "X", email: "nowhere", country: "ZZ" });
  expect(bad.body.problems).toMatchObject([
    { key: "email.invalid", field: "email" },
    { key: "country.unknown", field: "country" },
  ]);
  const long = await create({ name: "x".repeat(121), email: "a@b.test", country: "IT" });
  expect(long).toMatchObject({ status: 422, body: { problems: [{ field: "name" }] } });
});

test("of two companies with one e-mail at once, one is made", async () => {
  const replies = await Promise.all(
    ["twin@co.test", "TWIN@co.test", "twin@co.test"].map((email, at) =>
      create({ name: `Twin ${at}`, email, country: "FR" }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  expect(replies.find(({ status }) => status === 422)?.body.problems[0]).toMatchObject({
    key: "email.taken",
    field: "email",
  });
});

test("a name that looks like another company's is taken, or hides something", async () => {
  const made = await create({ name: "Bottega Ugolini", email: "b@ugolini.test", country: "IT" });
  expect(made.status).toBe(200);
  for (const name of [
    "Bottega Ugolini",
    "BOTTEGA UGOLINI",
    "Bottega\u00A0Ugolini",
    "Воttеga Ugоlini",
    "Bottega Ugo1ini",
    "Bottega UgoIini",
    "Ｂｏｔｔｅｇａ Ugolini",
  ])
    expect(
      (await create({ name, email: "c@ugolini.test", country: "IT" })).body.problems,
      name,
    ).toMatchObject([{ key: "company_name.taken", field: "name" }]);
  for (const name of ["Bottega\u200B Ugolini", "\u202EBottega Ugolini", "Bottega Ugolini\u200E"])
    expect(
      (await create({ name, email: "c@ugolini.test", country: "IT" })).body.problems,
      JSON.stringify(name),
    ).toMatchObject([{ key: "name.hidden", field: "name" }]);
  const accents = await create({ name: "Bottega Ugolinì", email: "c@ugolini.test", country: "IT" });
  expect(accents.status).toBe(200);
});

test("of companies whose names look the same, made at once, one is made", async () => {
  const replies = await Promise.all(
    ["Vetreria Muranese", "Vetreria Muranеse", "VETRERIA  MURANESE"].map((name, at) =>
      create({ name, email: `glass${at}@murano.test`, country: "IT" }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test("a name of signs that stand for whole words is stored", async () => {
  const name = "ﷺ".repeat(120);
  expect((await create({ name, email: "signs@co.test", country: "SA" })).status).toBe(200);
});

test("the list is paged by keyset", async () => {
  const first = await app.as("admin").get(`${path}?limit=1`);
  const next = /\?([^>]+)>; rel="next"/.exec(String(first.headers["link"]))?.[1] ?? "";
  const second = await app.as("admin").get(`${path}?${next}`);
  expect(first.body).toHaveLength(1);
  expect(second.body).toHaveLength(1);
  expect(second.body[0]!.company_id).toBeLessThan(first.body[0]!.company_id);
  expect(await app.as("admin").get(`${path}?cursor=x`)).toMatchObject({ status: 422 });
});

test("only administrators, and only companies that exist", async () => {
  const calls = [
    (who?: "creator" | "admin") => app.as(who).get(path),
    (who?: "creator" | "admin") =>
      app.as(who).post(path, { name: "N", email: "n@n.test", country: "IT" }),
    (who?: "creator" | "admin") => app.as(who).post(`${path}/1/token`),
    (who?: "creator" | "admin") => app.as(who).delete(`${path}/1`),
  ];
  for (const call of calls) {
    expect((await call("creator")).status).toBe(403);
    expect((await call()).status).toBe(401);
  }
  expect(await sees("first-company-token")).toBe(200);
  for (const reply of [
    await app.as("admin").post(`${path}/999999/token`),
    await app.as("admin").delete(`${path}/999999`),
  ])
    expect(reply).toMatchObject({
      status: 404,
      body: { problems: [{ key: "company.not_found" }] },
    });
  expect((await app.as("admin").delete(`${path}/abc`)).status).toBe(404);
});
