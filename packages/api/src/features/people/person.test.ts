// The list of a company's people: edited by hand, filled by a host application, searched and paged.
import { personLimits } from "@lanyard/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { releasedProduct } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { hashToken } from "../../platform/identity/tokens.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows("delete from user_permissions");
  await app.rows("delete from people");
});

const company = (token?: string) => app.company(token);
const add = (fields: object, token?: string) => company(token).post("/api/people/add", fields);
const list = (fields: object = {}, token?: string) => company(token).post("/api/people", fields);
const names = async (fields?: object, token?: string) =>
  (await list(fields, token)).body.map(({ name }: { name: string }) => name);
const lastEntry = async () =>
  (await app.as("admin").get("/api/admin/audit?subject=person&limit=1")).body[0];

test("a person that is added gets an id, is recorded by number, and is nobody else's", async () => {
  const { status, body } = await add({
    name: " Anna  Bianchi ",
    email: "Anna@co.test",
    department: "Portineria",
    user_token: "session-7",
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    user_id: expect.stringMatching(/^list-[a-z2-9]{12}$/),
    name: "Anna  Bianchi",
    email: "Anna@co.test",
    department: "Portineria",
    source: "list",
  });
  expect((await list()).body).toEqual([body]);
  expect((await list({}, companyTokens.second)).body).toEqual([]);
  const entry = await lastEntry();
  expect(entry).toMatchObject({
    action: "person.add",
    after: { changedBy: hashToken("session-7") },
  });
  expect(JSON.stringify(entry)).not.toMatch(/Anna|Portineria|co\.test/);
});

test("an id and an address, in any case, are one person's; another company may have them too", async () => {
  await add({ user_id: 7, name: "Anna", email: "anna@co.test" });
  expect((await add({ user_id: "7", name: "Bea" })).body.problems).toMatchObject([
    { key: "person_id.taken", field: "user_id" },
  ]);
  expect((await add({ name: "Bea", email: "ANNA@co.test" })).body.problems).toMatchObject([
    { key: "person_email.taken", field: "email" },
  ]);
  const other = { user_id: "7", name: "Anna", email: "anna@co.test" };
  expect((await add(other, companyTokens.second)).status).toBe(200);
  expect(await names()).toEqual(["Anna"]);
});

test("of two additions of one address at once, one is made", async () => {
  const replies = await Promise.all(
    ["twin@co.test", "TWIN@co.test", "twin@co.test"].map((email) => add({ email })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test.each([
  [{}, "person.unnamed", "name"],
  [{ name: " \u200B " }, "person.unnamed", "name"],
  [{ name: "Anna", email: "nowhere" }, "email.invalid", "email"],
  [{ name: "x".repeat(10_000) }, "name.too_long", "name"],
  [{ name: "Anna", department: "x".repeat(121) }, "field.too_long", "department"],
  [{ name: "Anna\nBea" }, "field.one_line", "name"],
  [{ name: "Anna", user_id: "" }, "field.required", "user_id"],
  [{ name: "Anna", user_id: "x".repeat(201) }, "field.too_long", "user_id"],
])("what cannot be added is named: %j", async (fields, key, field) => {
  const { status, body } = await add(fields);
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ key, field }]);
  expect((await list()).body).toEqual([]);
});

test("names of objects' own parts are names like all others", async () => {
  for (const name of ["__proto__", "constructor", "toString"]) await add({ user_id: name, name });
  expect(await names()).toEqual(["__proto__", "constructor", "toString"]);
  const build = await licensed();
  const reply = await company().post(`/api/userpermissions/products/${build.product_id}`, {
    user_permissions_licenses: [{ user_id: "__proto__", permission_id: 3 }],
  });
  expect(reply.status).toBe(200);
  const { body } = await company().post("/api/people/permissions", {
    product_ids: [build.product_id],
    given: 1,
  });
  expect(body.map(({ user_id: id }: { user_id: string }) => id)).toEqual(["__proto__"]);
});

test("the search finds parts of words, without accents, in every field; its signs mean themselves", async () => {
  await add({ name: "Élodie Müller", email: "e.mueller@co.test", department: "Réception" });
  await add({ name: "Łukasz 100%", email: "l@co.test", user_id: "badge_77" });
  await add({ name: "ИВАН Петров" });
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["elodie", ["Élodie Müller"]],
    ["MULLER reception", ["Élodie Müller"]],
    ["ÉLODIE", ["Élodie Müller"]],
    ["mueller@", ["Élodie Müller"]],
    ["lukasz", ["Łukasz 100%"]],
    ["badge_77", ["Łukasz 100%"]],
    ["badge-77", []],
    ["0%", ["Łukasz 100%"]],
    ["%", ["Łukasz 100%"]],
    ["\\", []],
    ["' or 1=1 --", []],
    ["иван", ["ИВАН Петров"]],
  ];
  for (const [search, expected] of cases) expect(await names({ search }), search).toEqual(expected);
  expect((await list({ search: "x".repeat(10_000) })).status).toBe(422);
});

test("the list comes by name in pages, and by department", async () => {
  for (const [name, department] of [
    ["Zoe", "A"],
    ["élodie", ""],
    ["Eva", "A"],
    ["anna", "B"],
    ["Anna", "A"],
  ])
    await add({ name, department });
  const seen: string[] = [];
  let query = "?limit=2";
  for (let turn = 0; turn < 5 && query !== ""; turn += 1) {
    const reply = await company().post(`/api/people${query}`);
    seen.push(...(reply.body as { name: string }[]).map(({ name }) => name));
    const next = /\?([^>]+)>/.exec(String(reply.headers["link"] ?? ""))?.[1];
    query = next === undefined ? "" : `?${next}`;
  }
  expect(seen).toEqual(["anna", "Anna", "élodie", "Eva", "Zoe"]);
  expect(await names({ department: "A" })).toEqual(["Anna", "Eva", "Zoe"]);
  expect(await names({ department: "" })).toEqual(["élodie"]);
  expect((await company().post("/api/people/departments")).body).toEqual({
    people: 5,
    departments: [
      { department: "", people: 1 },
      { department: "A", people: 3 },
      { department: "B", people: 1 },
    ],
  });
  expect((await company().post("/api/people?cursor=x")).status).toBe(422);
});

test("a change changes what was sent alone; nobody's person is 404", async () => {
  const { body } = await add({ name: "Anna", email: "anna@co.test", department: "A" });
  const change = (fields: object, token?: string) =>
    company(token).post("/api/people/change", { user_id: body.user_id, ...fields });
  expect((await change({ department: "" })).body).toEqual({ ...body, department: "" });
  expect(await lastEntry()).toMatchObject({ action: "person.change" });
  expect(JSON.stringify(await lastEntry())).not.toContain("anna");
  expect((await change({ name: "", email: "" })).body.problems).toMatchObject([
    { key: "person.unnamed" },
  ]);
  expect((await change({ name: "X" }, companyTokens.second)).status).toBe(404);
  await add({ name: "Bea", email: "bea@co.test" });
  expect((await change({ email: "BEA@co.test" })).body.problems).toMatchObject([
    { key: "person_email.taken" },
  ]);
  expect((await list()).body[0]).toMatchObject({ name: "Anna", email: "anna@co.test" });
});

async function licensed(token?: string) {
  const build = await releasedProduct(app, { "permissions[0]": "3", "permissions[1]": "5" });
  await company(token).post(`/api/products/${build.product_id}/license`);
  return build;
}

test("who is removed is gone with all permissions; the same id in another company stays", async () => {
  const [build, other] = [await licensed(), await licensed(companyTokens.second)];
  const give = (id: number, token?: string) =>
    company(token).post(`/api/userpermissions/products/${id}`, {
      user_permissions_licenses: [
        { user_id: "anna", permission_id: 3 },
        { user_id: "anna", permission_id: 5 },
        { user_id: "bea", permission_id: 5 },
      ],
    });
  await give(build.product_id);
  await give(other.product_id, companyTokens.second);
  const remove = () => company().post("/api/people/remove", { user_ids: ["anna", "nobody"] });
  expect((await remove()).body).toEqual({ people: 1, permissions: 2 });
  expect((await remove()).body).toEqual({ people: 0, permissions: 0 });
  expect((await list()).body.map(({ user_id: id }: { user_id: string }) => id)).toEqual(["bea"]);
  const held = await company().post(`/api/userpermissions/${build.product_id}`);
  expect(held.body.user_permissions_licenses).toEqual([{ user_id: "bea", permission_id: 5 }]);
  expect((await list({}, companyTokens.second)).body).toHaveLength(2);
});

test("who is given a permission is a person of the company, without a name until somebody tells it", async () => {
  const build = await licensed();
  await company().put(`/api/userpermissions/products/${build.product_id}`, {
    user_permissions_licenses: [{ user_id: "host-1", permission_id: 3 }],
  });
  const unnamed = { user_id: "host-1", name: "", email: "", department: "", source: "host" };
  expect((await list()).body).toEqual([unnamed]);
  const reply = await company().post("/api/people/host", {
    people: [{ user_id: "host-1", name: "Anna" }, { user_id: "host-2" }],
  });
  expect(reply.body).toEqual([
    { ...unnamed, name: "Anna" },
    { ...unnamed, user_id: "host-2" },
  ]);
  expect((await list()).body).toHaveLength(2);
});

test("whom the list has by e-mail alone gets the host's id with all permissions; others keep their address", async () => {
  const build = await licensed();
  const { body: anna } = await add({ name: "Anna B.", email: "anna@co.test", department: "A" });
  // In another company, that id belongs to somebody else.
  const other = await licensed(companyTokens.second);
  const theirs = { user_permissions_licenses: [{ user_id: anna.user_id, permission_id: 3 }] };
  const ofOther = `/api/userpermissions/products/${other.product_id}`;
  await company(companyTokens.second).put(ofOther, theirs);
  await add({ user_id: "own-9", name: "Bea", email: "bea@co.test" });
  await company().put(`/api/userpermissions/products/${build.product_id}`, {
    user_permissions_licenses: [
      { user_id: anna.user_id, permission_id: 3 },
      { user_id: anna.user_id, permission_id: 5 },
      { user_id: "h1", permission_id: 5 },
    ],
  });
  const { body } = await company().post("/api/people/host", {
    people: [
      { user_id: "h1", name: "Anna Bianchi", email: "ANNA@co.test" },
      { user_id: "h2", name: "Not Bea", email: "bea@co.test" },
    ],
  });
  expect(body).toEqual([
    { user_id: "h1", name: "Anna Bianchi", email: "ANNA@co.test", department: "A", source: "host" },
    { user_id: "h2", name: "Not Bea", email: "", department: "", source: "host" },
  ]);
  expect(await names()).toEqual(["Anna Bianchi", "Bea", "Not Bea"]);
  const held = await company().post(`/api/userpermissions/${build.product_id}`);
  expect(held.body.user_permissions_licenses).toEqual([
    { user_id: "h1", permission_id: 3 },
    { user_id: "h1", permission_id: 5 },
  ]);
  const reply = await company(companyTokens.second).post(
    `/api/userpermissions/${other.product_id}`,
  );
  expect(reply.body).toMatchObject(theirs);
});

test("a list holds so many people", async () => {
  await app.rows(
    `insert into people (company_id, user_id) select id, 'p' || n from companies, generate_series(1, ${personLimits.people}) n where email = 'first@company.test'`,
  );
  expect((await add({ name: "One more" })).body.problems).toMatchObject([
    { key: "people.too_many", params: { most: personLimits.people } },
  ]);
  expect((await add({ name: "One" }, companyTokens.second)).status).toBe(200);
});

test("only a company with a good token", async () => {
  for (const path of ["", "/add", "/import", "/export", "/departments", "/permissions", "/apps"])
    expect((await company("unknown").post(`/api/people${path}`)).status).toBe(401);
});
