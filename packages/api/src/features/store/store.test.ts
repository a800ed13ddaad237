// Browsing the store: visibility, search, and pages.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queriesOf } from "../../../bench/reads.ts";
import {
  completeBuild,
  createProduct,
  nextBuild,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";

let app: TestApp;
let draft: Build, waiting: Build, hidden: Build, open: Build, secret: Build;
beforeAll(async () => {
  app = await testApp();
  draft = await createProduct(app);
  waiting = await waitingProduct(app);
  hidden = await releasedProduct(app);
  await app.as("creator").post(`${hidden.path}/hidden`);
  open = await releasedProduct(app, {
    "languages[1][name]": "Presenze",
    "languages[1][description]": "Chi è entrato, 100% in ordine.",
    "languages[2][name]": "Attendance",
    "languages[2][description]": "Who came in.",
    menu_entry_id: "4",
  });
  secret = await releasedProduct(app, {
    is_private: "1",
    "company_token[0]": "First@Company.test",
    price_amount: "5",
    expiration_id: "2",
  });
});
afterAll(() => app.close());

const ids = ({ body }: Reply<readonly { product_id: number }[]>) =>
  body.map(({ product_id }) => product_id);
const ready = (token?: string, query = "") =>
  app.company(token).post(`/api/licenses/ready?${query}`);
const filter = (body: object, token?: string) =>
  app.company(token).post("/api/products/filter", body);
const card = async (build: Build) =>
  (await ready()).body.find((entry) => entry.product_id === build.product_id)!;

test("a company sees products on sale that are public or enabled for its e-mail, newest first", async () => {
  expect(ids(await ready())).toEqual([secret.product_id, open.product_id]);
  expect(ids(await ready(companyTokens.second))).toEqual([open.product_id]);
  expect((await ready("unknown")).status).toBe(401);
});

test("an enabled e-mail takes effect when a company with it is created", async () => {
  const later = await releasedProduct(app, {
    is_private: "1",
    "company_token[0]": "late@company.test",
  });
  const { body } = await app
    .as("admin")
    .post("/api/admin/companies", { name: "Late", email: "late@company.test", country: "IT" });
  expect(ids(await ready(body.company_token))).toContain(later.product_id);
  expect(ids(await ready())).not.toContain(later.product_id);
});

test("the store shows the build on sale until a newer one is approved", async () => {
  const build = await releasedProduct(app);
  const next = await nextBuild(app, build);
  await app
    .as("creator")
    .post(`${next.path}?require_review=1`, await completeBuild({ version: "2.0.0" }));
  expect(await card(build)).toMatchObject({
    version: "1.0.0",
    ready_for_sale: 1,
    draft: 0,
    waiting_for_review: 0,
    submission_id: build.submission_id,
  });
  await app.as("admin").post(`${next.adminPath}/approve`);
  expect(await card(build)).toMatchObject({ version: "2.0.0", submission_id: next.submission_id });
});

test("each card has the license state", async () => {
  const at = `/api/products/${secret.product_id}` as const;
  const state = async () => (await card(secret)).license_state;
  expect(await card(secret)).toMatchObject({
    license_state: "none",
    license_id: null,
    license_expires_at: null,
    installed_version: "",
  });
  const { body } = await app.company().post(`${at}/license`);
  expect(await card(secret)).toMatchObject({
    license_state: "licensed",
    license_id: body.license_id,
  });
  await app.company().post(`${at}/licenses/pay`, { user_token: "anna" });
  expect(await state()).toBe("paid");
  await app.company().post(`${at}/licenses/install`);
  expect(await card(secret)).toMatchObject({
    license_state: "installed",
    installed_version: "1.0.0",
    license_expires_at: expect.stringMatching(/Z$/),
  });
  await app.company().post(`${at}/licenses/uninstall`);
  expect(await state()).toBe("paid");
});

test("a licensed priced app that becomes free can be installed", async () => {
  const build = await releasedProduct(app, { price_amount: "9.5", expiration_id: "2" });
  await app.company().post(`/api/products/${build.product_id}/license`);
  expect((await card(build)).license_state).toBe("licensed");
  await app.as("creator").post(build.path, { price_amount: "0" });
  expect((await card(build)).license_state).toBe("paid");
});

test("words are found in any language, order and case, and have no wildcards", async () => {
  const isFound = async (text: string) =>
    ids(await filter({ filter: text })).includes(open.product_id);
  expect(
    await Promise.all(
      ["presenze", "ATTEND", "came  presenze", "È ENTRATO", "100%", ""].map(isFound),
    ),
  ).toEqual(Array(6).fill(true));
  expect(
    await Promise.all(["presenze nowhere", "1%0", "_resenze", "\\", "'"].map(isFound)),
  ).toEqual(Array(5).fill(false));
});

test("the search uses the first eight words", async () => {
  const isFound = async (words: string) =>
    ids(await filter({ filter: words })).includes(open.product_id);
  const eight = "chi è entrato 100% in ordine who came";
  expect(await isFound(eight)).toBe(true);
  expect(await isFound(`${eight} nowhere`)).toBe(true);
  expect(await isFound(`${eight.replace("came", "nowhere")} came`)).toBe(false);
});

test("the filter by menu entry: -1 stands for all entries", async () => {
  expect(ids(await filter({ menu_entry_id: 4 }))).toEqual([open.product_id]);
  expect(ids(await filter({ menu_entry_id: "4", filter: "presenze", user_token: "anna" }))).toEqual(
    [open.product_id],
  );
  expect(ids(await filter({ menu_entry_id: 6 }))).toEqual([]);
  expect(ids(await filter({ menu_entry_id: -1 }))).toEqual(ids(await ready()));
  expect(ids(await filter({ filter: "Visite" }, companyTokens.second))).not.toContain(
    secret.product_id,
  );
});

test("an invalid filter is 422, an unknown company 401", async () => {
  expect((await filter({ menu_entry_id: "x" })).status).toBe(422);
  expect((await filter({ filter: "x".repeat(101) })).status).toBe(422);
  expect((await filter({}, "unknown")).status).toBe(401);
});

test("pages continue after the last card, with each product once", async () => {
  const all = ids(await ready());
  const seen: number[] = [];
  let query = "limit=2";
  while (query !== "") {
    const page: Awaited<ReturnType<typeof ready>> = await ready(undefined, query);
    expect(page.body.length).toBeLessThanOrEqual(2);
    seen.push(...ids(page));
    query = /\?([^>]+)>; rel="next"/.exec(String(page.headers["link"] ?? ""))?.[1] ?? "";
  }
  expect(seen).toEqual(all);
  expect((await ready(undefined, "cursor=1;drop")).status).toBe(422);
});

test("texts come in the reader's language", async () => {
  const english = (await filter({ menu_entry_id: 4 })).body[0];
  expect(english).toMatchObject({
    product_name: "Attendance",
    menu_entry_name: "Attendance and shifts",
    expiration_name: "No expiry",
  });
  const italian = await app
    .company()
    .post("/api/products/filter", { menu_entry_id: 4 }, { "accept-language": "it" });
  expect(italian.body[0]?.product_name).toBe("Presenze");
});

test("visitors see public products on sale", async () => {
  const products = await app.as().get("/api/public/products");
  expect(ids(products)).toContain(open.product_id);
  for (const build of [secret, hidden, waiting, draft])
    expect(ids(products)).not.toContain(build.product_id);
  expect(ids(await app.as().get("/api/public/products?filter=attendance&menu_entry_id=4"))).toEqual(
    [open.product_id],
  );
  expect(products.body[0]?.license_state).toBe("none");
});

test("a search reads windows of a million ids and no larger ones, however far it has to go", async () => {
  await app.db.execute(sql`select setval(pg_get_serial_sequence('submissions', 'id'), 9000000)`);
  await releasedProduct(app);
  let searchedIds: readonly number[] = [];
  const queries = await queriesOf(async () => {
    searchedIds = ids(await app.as().get("/api/public/products?filter=attendance"));
  });
  expect(searchedIds).toEqual([open.product_id]);
  const widths = queries.map((query) => {
    const windows = JSON.stringify(query.values).matchAll(/"(\d):\d+"/g);
    return Array.from(windows, ([, level]) => 256 * 8 ** Number(level)).reduce((a, b) => a + b, 0);
  });
  expect(Math.max(...widths)).toBe(1_048_576);
});
