// Permissions in a CSV text of people: a column for each app, all rows or none, and exported so that it can be imported
// again.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { hashToken } from "../../platform/identity/tokens.ts";

let app: TestApp;
let desk: Build;
let gate: Build;
beforeAll(async () => {
  app = await testApp();
  desk = await releasedProduct(app, {
    "languages[1][name]": "Reception",
    "permissions[0]": "3",
    "permissions[1]": "5",
  });
  gate = await releasedProduct(app, {
    "languages[1][name]": "Varchi: nord",
    "permissions[0]": "8",
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows("delete from licenses");
  await app.rows("delete from people");
  for (const build of [desk, gate])
    await app.company().post(`/api/products/${build.product_id}/license`);
  await send("id,name,department\n1,Anna,A\n2,Bea,A\n3,Carla,B");
});

const send = (csv: string, extra: object = {}, language = "en") =>
  app.company().post("/api/people/import", { csv, ...extra }, { "accept-language": language });
const give = (build: Build, fields: object) =>
  app.company().post(`/api/userpermissions/products/${build.product_id}/people`, fields);
const held = async (build: Build) =>
  (
    await app.company().post(`/api/userpermissions/${build.product_id}`)
  ).body.user_permissions_licenses.map(
    ({ user_id, permission_id }) => `${user_id} ${permission_id}`,
  );
const listNames = async () =>
  (await app.company().post("/api/people")).body.map(({ name }) => name);
const textsOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.errors.map(({ text }) => text);

test("a column of an app gives and takes, in one step with the people; who did it is recorded", async () => {
  await give(desk, { search: "Anna", give: [3] });
  const csv = [
    "id,email,name,Permissions: Reception,Permessi: varchi: NORD",
    "1,,Anna,Issue temporary badges,",
    "2,,Bea,read badge scans; Emettere badge temporanei,Send notifications to people",
    ",dora@co.test,Dora,Read badge scans,",
  ].join("\n");
  const counts = { added: 1, changed: 2, unchanged: 0, wrong: 0, given: 5, taken: 1 };
  const tried = await send(csv, { dry_run: 1 });
  expect(tried.body, JSON.stringify(tried.body)).toMatchObject({ ...counts, dry_run: 1 });
  expect(tried.body.columns.slice(3)).toEqual([
    { heading: "Permissions: Reception", column: "permissions" },
    { heading: "Permessi: varchi: NORD", column: "permissions" },
  ]);
  expect(await held(desk)).toEqual(["1 3"]);
  expect((await send(csv, { user_token: "boss" })).body).toMatchObject({ ...counts, dry_run: 0 });
  const [dora] = (await app.company().post("/api/people", { search: "dora" })).body;
  expect(await held(desk)).toEqual(["1 5", "2 3", "2 5", `${dora?.user_id} 3`]);
  expect(await held(gate)).toEqual(["2 8"]);
  const entries = (await app.as("admin").get("/api/admin/audit?action=license.permissions")).body;
  expect(entries.slice(0, 2).map(({ before, after }) => ({ before, after }))).toEqual(
    expect.arrayContaining([
      {
        before: { grants: [{ userId: "1", permissionId: 3 }] },
        after: {
          grants: [
            { userId: "1", permissionId: 5 },
            { userId: "2", permissionId: 3 },
            { userId: "2", permissionId: 5 },
            { userId: dora?.user_id, permissionId: 3 },
          ],
          changedBy: hashToken("boss"),
        },
      },
      {
        before: { grants: [] },
        after: { grants: [{ userId: "2", permissionId: 8 }], changedBy: hashToken("boss") },
      },
    ]),
  );
  expect((await send(csv)).body).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 3,
    given: 0,
    taken: 0,
  });
});

test("an app or a person that the file does not name keeps its permissions, an empty cell takes them", async () => {
  await give(desk, { give: [3, 5] });
  await give(gate, { give: [8] });
  const all = ["1 3", "1 5", "2 3", "2 5", "3 3", "3 5"];
  expect((await send("id,name\n1,Anna Rossi")).body).toMatchObject({ given: 0, taken: 0 });
  expect(await held(desk)).toEqual(all);
  expect((await send("id,Permissions: Reception\n1,")).body).toMatchObject({
    changed: 1,
    unchanged: 0,
    given: 0,
    taken: 2,
  });
  expect(await held(desk)).toEqual(all.slice(2));
  expect(await held(gate)).toEqual(["1 8", "2 8", "3 8"]);
  // A column that names no app is none of permissions.
  expect((await send("id,Permissions,Role: Reception\n2,,")).body).toMatchObject({
    ignored: ["Permissions", "Role: Reception"],
    taken: 0,
  });
});

test("of a file with anything wrong nothing is stored, and each line is told in the reader's language", async () => {
  const soon = await releasedProduct(app, {
    "languages[1][name]": "Mensa",
    price_amount: "2",
    expiration_id: "2",
    "permissions[0]": "3",
  });
  await app.company().post(`/api/products/${soon.product_id}/license`);
  const license = `update licenses set paid_at = now() - interval '2 months', period_starts_at = now() - interval '2 months', expires_at = now()`;
  await app.rows(`${license} + interval '1 day' where product_id = ${soon.product_id}`);
  expect((await give(soon, { search: "Anna", give: [3] })).status).toBe(200);
  await app.rows(`${license} - interval '1 day' where product_id = ${soon.product_id}`);
  const csv = [
    "id,name,Permissions: Reception,Permissions: Mensa,Permissions: Elsewhere",
    "1,Anna,Fly,Read badge scans,",
    "2,Bea,Send notifications to people,,",
    "3,Carla,,Read badge scans,",
    "4,Dora,Read badge scans,,",
    "1,Anna,,,",
  ].join("\n");
  const tried = await send(csv, { dry_run: 1 });
  expect(tried.body).toMatchObject({ added: 1, changed: 0, wrong: 5, given: 1, taken: 0 });
  expect(textsOf(tried)).toEqual([
    "Line 1: your company has no app named Elsewhere.",
    "Line 2: there is no permission named Fly.",
    "Line 3: Reception does not ask for the permission “Send notifications to people”, so it cannot be given.",
    "Line 4: the license of Mensa is unpaid or expired, so its permissions can only be taken away.",
    "Line 6: the ID 1 is also in line 2.",
  ]);
  expect(textsOf(await send(csv, { dry_run: 1 }, "fr"))[1]).toBe(
    "Ligne 2 : il n’existe pas de permission nommée Fly.",
  );
  const refused = await send(csv);
  expect(refused.status).toBe(422);
  expect(refused.body.problems?.map(({ key }) => key)).toEqual([
    "csv.app_unknown",
    "csv.row_permission",
    "csv.row_not_asked",
    "csv.row_not_usable",
    "csv.row_id_twice",
  ]);
  expect(await listNames()).toEqual(["Anna", "Bea", "Carla"]);
  expect(await held(desk)).toEqual([]);
  // An expired app's column that changes nothing hinders nobody.
  const same = "id,Permissions: Mensa,Permissions: Reception\n1,Read badge scans,Read badge scans";
  expect((await send(same)).body).toMatchObject({ given: 1, taken: 0 });
  // Nor does one that only takes away.
  expect((await send("id,Permissions: Mensa\n1,")).body).toMatchObject({ given: 0, taken: 1 });
});

test("another company's apps are unknown, and one app has one column", async () => {
  const csv = "id,Permissions: Reception\n1,Read badge scans";
  const other = await app.company(companyTokens.second).post("/api/people/import", { csv });
  expect(other.body.problems).toMatchObject([{ key: "csv.app_unknown" }]);
  expect(
    (await send(`id,Permissions: Reception,Permesso: Reception (${desk.product_id})\n1,,`)).body
      .problems,
  ).toMatchObject([{ key: "csv.heading_twice" }]);
});

test.each(["en", "it", "es", "fr"])(
  "an export in %s says all that people may use, and its import changes nothing",
  async (language) => {
    const twin = await releasedProduct(app, {
      "languages[1][name]": "Reception",
      ...Object.fromEntries([3, 5, 6, 7, 8].map((id, at) => [`permissions[${at}]`, String(id)])),
    });
    await app.company().post(`/api/products/${twin.product_id}/license`);
    expect(textsOf(await send("id,Permissions: Reception\n1,", { dry_run: 1 }))).toEqual([
      expect.stringMatching(
        /^Line 1: several of your apps are named Reception. Add the product number: Reception \(\d+\).$/,
      ),
    ]);
    await give(desk, { department: "A", give: [3, 5] });
    await give(twin, { search: "Carla", give: [3, 5, 6, 7, 8] });
    const { body } = await app
      .company()
      .post("/api/people/export", {}, { "accept-language": language });
    for (const build of [desk, twin]) expect(body.csv).toContain(`Reception (${build.product_id})`);
    expect((await send(body.csv)).body).toMatchObject({
      unchanged: 3,
      changed: 0,
      given: 0,
      taken: 0,
      wrong: 0,
      ignored: [],
    });
    for (const build of [desk, twin]) await give(build, { take: [3, 5, 6, 7, 8] });
    expect((await send(body.csv)).body).toMatchObject({ changed: 3, given: 9 });
    expect(await held(twin)).toEqual(["3 3", "3 5", "3 6", "3 7", "3 8"]);
  },
);

test("the name of an app is no formula in a heading", async () => {
  const till = await releasedProduct(app, {
    "languages[1][name]": "Cassa;=1+1;",
    "permissions[0]": "3",
  });
  await app.company().post(`/api/products/${till.product_id}/license`);
  await give(till, { search: "Anna", give: [3] });
  const { csv } = (await app.company().post("/api/people/export")).body;
  expect(csv).toContain("Permissions: Cassa;'=1+1;");
  expect((await send(csv)).body).toMatchObject({ unchanged: 3, taken: 0, wrong: 0, ignored: [] });
});

test("3,000 people are given eight apps at once", { timeout: 60_000 }, async () => {
  const apps: Build[] = [];
  for (let at = 0; at < 8; at += 1) {
    const build = await releasedProduct(app, {
      "languages[1][name]": `App ${at}`,
      "permissions[0]": "3",
      "permissions[1]": "5",
    });
    await app.company().post(`/api/products/${build.product_id}/license`);
    apps.push(build);
  }
  const csv = [
    ["id", "name", ...apps.map((_, at) => `Permissions: App ${at}`)].join(","),
    ...Array.from({ length: 3_000 }, (_, n) =>
      [`m${n}`, `Person ${n}`, ...apps.map(() => "Read badge scans; Issue temporary badges")].join(
        ",",
      ),
    ),
  ].join("\n");
  expect((await send(csv)).body).toMatchObject({ added: 3_000, given: 48_000, taken: 0 });
  const exported = (await app.company().post("/api/people/export")).body.csv;
  expect((await send(exported, { dry_run: 1 })).body).toMatchObject({
    unchanged: 3_003,
    given: 0,
    taken: 0,
  });
});
