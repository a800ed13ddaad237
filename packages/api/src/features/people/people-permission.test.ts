// People's permissions: people by app, apps by person, a group at once, and two concurrent changes.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queriesOf } from "../../../bench/reads.ts";
import { releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { hashToken } from "../../platform/identity/tokens.ts";

let app: TestApp;
let desk: Build;
let gate: Build;
beforeAll(async () => {
  app = await testApp();
  desk = await releasedProduct(app, { "permissions[0]": "3", "permissions[1]": "5" });
  gate = await releasedProduct(app, { "permissions[0]": "1", "permissions[1]": "8" });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows("delete from licenses");
  await app.rows("delete from people");
  for (const build of [desk, gate])
    await app.company().post(`/api/products/${build.product_id}/license`);
  await app.company().post("/api/people/import", {
    csv: "id,name,department\n1,Anna,A\n2,Bea,A\n3,Carla,B\n",
  });
});

const grant = (user_id: string, permission_id: number) => ({ user_id, permission_id });
const change = (build: Build, entries: object[], extra: object = {}) =>
  app.company().post(`/api/userpermissions/products/${build.product_id}`, {
    user_permissions_licenses: entries,
    ...extra,
  });
const give = (build: Build, fields: object, token?: string) =>
  app.company(token).post(`/api/userpermissions/products/${build.product_id}/people`, fields);
const held = async (build: Build) =>
  (await app.company().post(`/api/userpermissions/${build.product_id}`)).body
    .user_permissions_licenses;
const matrix = async (fields: object) =>
  (
    await app.company().post("/api/people/permissions", {
      product_ids: [desk.product_id, gate.product_id],
      ...fields,
    })
  ).body;

test("people come by name with what they may use of the products asked for", async () => {
  await change(desk, [grant("1", 3), grant("1", 5), grant("3", 5)]);
  await change(gate, [grant("1", 8)]);
  const [d, g] = [desk.product_id, gate.product_id];
  const rows = async (fields: object) =>
    (await matrix(fields)).map(({ name, permissions }) => [
      name,
      permissions.map((one) => `${one.product_id} ${one.permission_id}`),
    ]);
  expect(await rows({})).toEqual([
    ["Anna", [`${d} 3`, `${d} 5`, `${g} 8`]],
    ["Bea", []],
    ["Carla", [`${d} 5`]],
  ]);
  expect(await rows({ product_ids: [g] })).toEqual([
    ["Anna", [`${g} 8`]],
    ["Bea", []],
    ["Carla", []],
  ]);
  expect(await rows({ product_ids: [g], given: 1 })).toEqual([["Anna", [`${g} 8`]]]);
  expect((await rows({ given: 0 })).map(([name]) => name)).toEqual(["Bea"]);
  expect((await rows({ department: "B" })).map(([name]) => name)).toEqual(["Carla"]);
  expect((await rows({ product_ids: [999_999] })).flatMap(([, all]) => all)).toEqual([]);
});

test("another company's people and permissions are never seen", async () => {
  await change(desk, [grant("1", 3)]);
  const other = app.company(companyTokens.second);
  const body = { product_ids: [desk.product_id] };
  expect((await other.post("/api/people/permissions", body)).body).toEqual([]);
  expect((await other.post("/api/people/apps", { user_id: "1" })).body).toEqual([]);
  await other.post(`/api/products/${desk.product_id}/license`);
  expect((await other.post("/api/people/permissions", body)).body).toEqual([]);
  expect((await other.post("/api/people/apps", { user_id: "1" })).body).toMatchObject([
    { people: 0, given: [] },
  ]);
  expect((await give(desk, { give: [3] }, companyTokens.second)).body).toEqual({
    people: 0,
    changed: 0,
  });
});

test("apps come with what people can be given, how many have something, and what one person has", async () => {
  await change(desk, [grant("1", 3), grant("1", 5), grant("3", 5)]);
  const { body } = await app.company().post("/api/people/apps", { user_id: "1" });
  expect(body).toMatchObject([
    { product_id: gate.product_id, permissions: [{ id: 8 }], people: 0, given: [] },
    {
      product_id: desk.product_id,
      license_state: "paid",
      usable: 1,
      permissions: [{ id: 3 }, { id: 5 }],
      people: 2,
      given: [3, 5],
    },
  ]);
});

test("more apps ask the database no more often", async () => {
  // Counts only queries of builds, because the server runs others at the same time, such as those for its session.
  const ask = async () => {
    const queries = await queriesOf(() => app.company().post("/api/people/apps", { user_id: "1" }));
    return queries.filter(({ text }) => text.includes('from "submissions"')).length;
  };
  const two = await ask();
  expect(two).toBeGreaterThan(0);
  for (const each of ["1", "3", "5"]) {
    const build = await releasedProduct(app, { "permissions[0]": each });
    await app.company().post(`/api/products/${build.product_id}/license`);
  }
  expect((await app.company().post("/api/people/apps")).body).toHaveLength(5);
  expect(await ask()).toBe(two);
});

test("an app whose license has ended its time stays, and says that nothing can be given", async () => {
  const priced = await releasedProduct(app, {
    price_amount: "2",
    expiration_id: "2",
    "permissions[0]": "3",
  });
  await app.company().post(`/api/products/${priced.product_id}/license`);
  const [first] = (await app.company().post("/api/people/apps")).body;
  expect(first).toMatchObject({ license_state: "licensed", usable: 0, permissions: [{ id: 3 }] });
  expect(await give(priced, { give: [3] })).toMatchObject({
    status: 402,
    body: { problems: [{ key: "license.not_usable" }] },
  });
  const unlicensed = await releasedProduct(app, { "permissions[0]": "3" });
  expect(await give(unlicensed, { give: [3] })).toMatchObject({
    status: 402,
    body: { problems: [{ key: "license.missing" }] },
  });
});

test("a group is given and loses permissions in one step, and the rest stays; who did it is recorded", async () => {
  await change(desk, [grant("1", 3), grant("3", 3)]);
  expect((await give(desk, { department: "A", give: [5], user_token: "boss" })).body).toEqual({
    people: 2,
    changed: 2,
  });
  expect(await held(desk)).toEqual([grant("1", 3), grant("1", 5), grant("2", 5), grant("3", 3)]);
  const [entry] = (await app.as("admin").get("/api/admin/audit?action=license.permissions")).body;
  expect(entry?.after).toEqual({
    grants: [
      { userId: "1", permissionId: 5 },
      { userId: "2", permissionId: 5 },
    ],
    changedBy: hashToken("boss"),
  });
  expect((await give(desk, { take: [3, 5], search: "anna" })).body).toEqual({
    people: 1,
    changed: 1,
  });
  expect((await give(desk, { give: [3] })).body).toEqual({ people: 3, changed: 2 });
  expect((await give(desk, { give: [3] })).body).toEqual({ people: 3, changed: 0 });
  expect(await give(desk, { give: [8] })).toMatchObject({
    status: 422,
    body: { problems: [{ key: "permission.not_given", field: "give[0]" }] },
  });
});

test("10,000 people are given something at once, and are listed in pages", async () => {
  await app.rows(
    "insert into people (company_id, user_id) select id, 'p' || n from companies, generate_series(1, 9997) n where email = 'first@company.test'",
  );
  expect((await give(desk, { give: [3] })).body).toEqual({ people: 10_000, changed: 10_000 });
  const ask = (query: string) =>
    app.company().post(`/api/userpermissions/${desk.product_id}?${query}`);
  const first = await ask("limit=150");
  expect(first.body).toMatchObject({ permissions: [{ id: 3 }, { id: 5 }] });
  const next = /\?([^>]+)>; rel="next"/.exec(String(first.headers["link"]))?.[1] ?? "";
  const second = await ask(next);
  const users = [first, second].flatMap(({ body }) =>
    (body as { user_permissions_licenses: { user_id: string }[] }).user_permissions_licenses.map(
      ({ user_id }) => user_id,
    ),
  );
  expect(new Set(users).size).toBe(300);
  expect(await held(desk)).toHaveLength(10_000);
  expect((await ask("cursor=x")).status).toBe(422);
});

test("a change that is based on what is no longer so is refused, and nothing is mixed", async () => {
  await change(desk, [grant("1", 3), grant("2", 3)]);
  const based_on = [grant("1", 3), grant("2", 3)];
  expect((await change(desk, [grant("1", 5)], { based_on: [grant("1", 3)] })).status).toBe(200);
  const late = await change(desk, [grant("1", 3), grant("2", 5)], { based_on });
  expect(late).toMatchObject({
    status: 409,
    body: { code: "state", problems: [{ key: "permission.changed", params: { user: "1" } }] },
  });
  expect(await held(desk)).toEqual([grant("1", 5), grant("2", 3)]);
  expect((await change(desk, [grant("2", 5)], { based_on: [grant("2", 3)] })).status).toBe(200);
  const none = [grant("3", 0)];
  expect((await change(desk, [grant("3", 3)], { based_on: none })).status).toBe(200);
  expect((await change(desk, [grant("3", 5)], { based_on: none })).status).toBe(409);
});

test("of two who change one person from the same state at once, one is told", async () => {
  const replies = await Promise.all(
    [3, 5].map((id) => change(desk, [grant("1", id)], { based_on: [grant("1", 0)] })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await held(desk)).toHaveLength(1);
});

test(
  "everybody of a full list is given every permission at once",
  { timeout: 60_000 },
  async () => {
    const full = await releasedProduct(app, {
      "permissions[0]": "3",
      "permissions[1]": "5",
      "permissions[2]": "8",
    });
    await app.company().post(`/api/products/${full.product_id}/license`);
    await app.rows(`insert into people (company_id, user_id, name, email, department, source)
    select company_id, 'p' || n, '', '', '', 'list' from licenses, generate_series(4, 10000) n
    where product_id = ${full.product_id}`);
    const reply = await give(full, { give: [3, 5, 8] });
    expect(reply.body).toEqual({ people: 10_000, changed: 10_000 });
    expect(await app.rows("select count(*)::int as count from user_permissions")).toEqual([
      { count: 30_000 },
    ]);
    // Granting a permission puts the person on the company's list of people, so that list's limit applies.
    expect(await change(full, [grant("one more", 3)])).toMatchObject({
      status: 422,
      body: { problems: [{ key: "people.too_many", params: { most: 10_000 } }] },
    });
    expect((await change(full, [grant("one more", 0), grant("p9", 3)])).status).toBe(200);
    expect(await app.rows("select count(*)::int as count from people")).toEqual([
      { count: 10_000 },
    ]);
  },
);

test("a permission that is given and taken in one request is given", async () => {
  await change(desk, [grant("1", 3), grant("1", 5)]);
  const request = { department: "A", give: [3], take: [3, 5] };
  expect((await give(desk, request)).body).toEqual({ people: 2, changed: 2 });
  expect(await held(desk)).toEqual([grant("1", 3), grant("2", 3)]);
});
