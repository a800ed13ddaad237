// Which users of a company have which permissions of a product.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createProduct, releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
let build: Build;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
// Permission 1 cannot be given to users, 3 and 5 can; 7 could be, but the build does not ask for it.
beforeEach(async () => {
  build = await releasedProduct(app, {
    "permissions[0]": "1",
    "permissions[1]": "3",
    "permissions[2]": "5",
  });
});

type Entries = readonly { user_id: string | number; permission_id?: number | string | null }[];
const getLicense = (token?: string) =>
  app.company(token).post(`/api/products/${build.product_id}/license`);
const change = (entries: Entries, token?: string) =>
  app.company(token).post(`/api/userpermissions/products/${build.product_id}`, {
    user_permissions_licenses: entries,
  });
const replace = (entries: Entries, token?: string) =>
  app.company(token).put(`/api/userpermissions/products/${build.product_id}`, {
    user_permissions_licenses: entries,
  });
const list = (token?: string) =>
  app.company(token).post(`/api/userpermissions/${build.product_id}`);
const entry = (user_id: string, permission_id: number) => ({ user_id, permission_id });

test("POST replaces the permissions of the users in the list", async () => {
  await getLicense();
  await change([entry("anna", 3), entry("anna", 5), entry("bruno", 3)]);
  const { status, body } = await change([entry("anna", 5), entry("anna", 5)]);
  expect(status).toBe(200);
  expect(body.user_permissions_licenses).toEqual([entry("anna", 5), entry("bruno", 3)]);
  expect(body).toEqual((await list()).body);
});

test("an entry without a permission takes the permissions of its user away", async () => {
  await getLicense();
  await change([entry("anna", 3), entry("bruno", 3)]);
  for (const permission_id of [0, "", null]) {
    await change([entry("anna", 3)]);
    expect(
      (await change([{ user_id: "anna", permission_id }])).body.user_permissions_licenses,
    ).toEqual([entry("bruno", 3)]);
  }
});

test("a form can send the list, and empty it", async () => {
  await getLicense();
  const send = (fields: Record<string, string>) =>
    app
      .as()
      .put(
        `/api/userpermissions/products/${build.product_id}`,
        new URLSearchParams({ company_token: companyTokens.first, ...fields }),
      );
  const field = "user_permissions_licenses";
  const full = { [`${field}[0][user_id]`]: "anna", [`${field}[0][permission_id]`]: "3" };
  for (const name of [field, `${field}[]`, `${field}[0]`]) {
    expect((await send(full)).body.user_permissions_licenses).toEqual([entry("anna", 3)]);
    expect(await send({ [name]: "" })).toMatchObject({
      status: 200,
      body: { user_permissions_licenses: [] },
    });
  }
});

test("PUT replaces the whole list", async () => {
  await getLicense();
  await change([entry("anna", 3), entry("bruno", 3)]);
  expect((await replace([entry("carla", 5)])).body.user_permissions_licenses).toEqual([
    entry("carla", 5),
  ]);
  expect((await replace([])).body.user_permissions_licenses).toEqual([]);
});

test("a form works like JSON; a numeric user id is stored as text", async () => {
  await getLicense();
  const form = new FormData();
  form.append("user_permissions_licenses[0][user_id]", "7");
  form.append("user_permissions_licenses[0][permission_id]", "3");
  const sent = await app.company().post(`/api/userpermissions/products/${build.product_id}`, form);
  expect(sent.body.user_permissions_licenses).toEqual([entry("7", 3)]);
  expect((await change([{ user_id: 7, permission_id: 5 }])).body.user_permissions_licenses).toEqual(
    [entry("7", 5)],
  );
});

test("a permission that the product does not ask for, or that users cannot have, is 422 and changes nothing", async () => {
  await getLicense();
  await change([entry("anna", 3)]);
  for (const send of [change, replace]) {
    const refused = await send([
      entry("anna", 5),
      entry("bruno", 7),
      entry("bruno", 1),
      entry("bruno", 999),
    ]);
    expect(refused.status).toBe(422);
    expect(refused.body.problems).toMatchObject(
      [1, 2, 3].map((at) => ({
        key: "permission.not_given",
        field: `user_permissions_licenses[${at}][permission_id]`,
      })),
    );
  }
  expect((await list()).body.user_permissions_licenses).toEqual([entry("anna", 3)]);
});

test("malformed entries are 422", async () => {
  await getLicense();
  const path = `/api/userpermissions/products/${build.product_id}`;
  for (const entries of [
    undefined,
    "anna",
    [{}],
    [{ user_id: "", permission_id: 3 }],
    [{ user_id: "anna", permission_id: -1 }],
    [{ user_id: "anna", permission_id: 1.5 }],
  ])
    expect((await app.company().post(path, { user_permissions_licenses: entries })).status).toBe(
      422,
    );
});

test("the list has the permissions that can be given, in the reader's language, and only the company's own users", async () => {
  await getLicense();
  await getLicense(companyTokens.second);
  await change([entry("anna", 3)]);
  await change([entry("zoe", 5)], companyTokens.second);
  const { body } = await list();
  expect(body.permissions.map(({ id }: { id: number }) => id)).toEqual([3, 5]);
  expect(body.permissions[0]?.label).toBe("Read badge scans");
  expect(body.user_permissions_licenses).toEqual([entry("anna", 3)]);
  expect((await list(companyTokens.second)).body.user_permissions_licenses).toEqual([
    entry("zoe", 5),
  ]);
});

test("without a license, and with an unpaid one, it is 402; an ended license loses its permissions", async () => {
  expect(await change([entry("anna", 3)])).toMatchObject({
    status: 402,
    body: { problems: [{ key: "license.missing" }] },
  });
  expect((await list()).body.user_permissions_licenses).toEqual([]);
  const { body } = await getLicense();
  await change([entry("anna", 3)]);
  await app.as("creator").delete(`/api/products/${build.product_id}/licenses/${body.license_id}`);
  await getLicense();
  expect((await list()).body.user_permissions_licenses).toEqual([]);

  build = await releasedProduct(app, {
    price_amount: "2",
    expiration_id: "2",
    "permissions[0]": "3",
  });
  await getLicense();
  expect(await change([entry("anna", 3)])).toMatchObject({
    status: 402,
    body: { problems: [{ key: "license.not_usable" }] },
  });
});

test("after the end of its period permissions can be taken away, but not given", async () => {
  build = await releasedProduct(app, {
    price_amount: "2",
    expiration_id: "2",
    "permissions[0]": "3",
  });
  const path = `/api/products/${build.product_id}/licenses`;
  await getLicense();
  await app.company().post(`${path}/pay`, { user_token: "host" });
  await app.company().post(`${path}/install`);
  await change([entry("anna", 3), entry("bruno", 3), entry("carla", 3)]);
  await app.rows(`update licenses set expires_at = now() where product_id = ${build.product_id}`);
  const held = async () => (await list()).body.user_permissions_licenses;
  for (const reply of [
    await change([entry("dora", 3)]),
    await replace([entry("anna", 3), entry("dora", 3)]),
    await app
      .company()
      .post(`/api/userpermissions/products/${build.product_id}/people`, { give: [3] }),
  ])
    expect(reply.status).toBe(402);
  expect(await held()).toHaveLength(3);

  expect((await change([entry("anna", 0)])).status).toBe(200);
  expect((await replace([entry("bruno", 3)])).status).toBe(200);
  expect(await held()).toEqual([entry("bruno", 3)]);
  const all = await app
    .company()
    .post(`/api/userpermissions/products/${build.product_id}/people`, { take: [3] });
  expect(all).toMatchObject({ status: 200, body: { changed: 1 } });
  expect(await held()).toEqual([]);
});

test("a product that the company cannot see is 404, an unknown company token 401", async () => {
  build = await createProduct(app);
  for (const ask of [() => list(), () => change([entry("anna", 3)]), () => replace([])])
    expect((await ask()).status).toBe(404);
  for (const ask of [
    () => list("unknown"),
    () => change([], "unknown"),
    () => replace([], "unknown"),
  ])
    expect((await ask()).status).toBe(401);
});

test("two requests that replace the list at once do not mix", async () => {
  await getLicense();
  await Promise.all([
    replace([entry("anna", 3), entry("anna", 5)]),
    replace([entry("bruno", 3), entry("bruno", 5)]),
  ]);
  const people = (await list()).body.user_permissions_licenses.map(
    ({ user_id }: { user_id: string }) => user_id,
  );
  expect([
    ["anna", "anna"],
    ["bruno", "bruno"],
  ]).toContainEqual(people);
});

test("the catalogue of permissions for users needs a signed-in user", async () => {
  expect(
    (await app.as("creator").get("/api/userpermissions")).body.map(({ id }: { id: number }) => id),
  ).toEqual([3, 5, 6, 7, 8]);
  expect((await app.as().get("/api/userpermissions")).status).toBe(401);
});

test("a number that JSON cannot hold exactly is nobody's id", async () => {
  await getLicense();
  expect((await change([{ user_id: 7, permission_id: 3 }])).status).toBe(200);
  for (const user_id of [2 ** 53, 1e21, 1.5])
    expect(await change([{ user_id, permission_id: 3 }])).toMatchObject({
      status: 422,
      body: { problems: [{ field: "user_permissions_licenses[0][user_id]" }] },
    });
  expect((await list()).body.user_permissions_licenses).toEqual([entry("7", 3)]);
});

test("a permission that somebody has taken away or given meanwhile is not overwritten", async () => {
  await getLicense();
  await change([entry("anna", 3), entry("anna", 5)]);
  const basedOn = (known: Entries, next: Entries) =>
    app.company().post(`/api/userpermissions/products/${build.product_id}`, {
      user_permissions_licenses: next,
      based_on: known,
    });
  const known = [entry("anna", 3), entry("anna", 5)];
  await change([entry("anna", 5)]);
  // With what is taken away by now, the whole would give it again.
  expect((await basedOn(known, known)).status).toBe(409);
  expect((await list()).body.user_permissions_licenses).toEqual([entry("anna", 5)]);
  await change([entry("anna", 3), entry("anna", 5)]);
  expect((await basedOn([entry("anna", 5)], [entry("anna", 0)])).status).toBe(409);
  expect((await list()).body.user_permissions_licenses).toEqual(known);
});
