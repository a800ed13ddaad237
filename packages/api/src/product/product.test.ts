// Creating products, the lists of cards, the detail, and what the public sees.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  completeBuild,
  createProduct,
  nextBuild,
  releasedProduct,
  waitingProduct,
} from "../../test/fixtures.ts";
import { testApp, type Reply, type TestApp } from "../../test/harness.ts";
import { products } from "./product.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Card {
  product_id: number;
  submission_id: number;
  [field: string]: unknown;
}
const cardsOf = ({ body }: Reply): Card[] => body;
async function cardOf(productId: number, language = "en") {
  const list = cardsOf(
    await app.as("creator").get("/api/products?limit=200", { "accept-language": language }),
  );
  return list.find(({ product_id }) => product_id === productId)!;
}

test("a new product has a draft with the name as title in the reader's language", async () => {
  const made = await app
    .as("creator")
    .post("/api/products", { name: "  Visits ", kind: "app" }, { "accept-language": "fr" });
  expect(made.body).toEqual({ id: expect.any(Number), submission_id: expect.any(Number) });
  const detail = (await app.as("creator").get(`/api/products/${made.body.id}`)).body;
  expect(detail.submission).toMatchObject({
    product_name: "Visits",
    draft: 1,
    price_amount: 0,
    price_currency: "EUR",
    expiration_id: 1,
    version: "",
    username: "creator",
    languages: [{ code: "fr", submission_name: "Visits", submission_description: "" }],
    menu_entry_id: null,
    icon_url: "",
    source_code_url: "",
  });
  expect(detail.username).toEqual({ username: "creator" });
  expect(detail.available_languages.map(({ code }: { code: string }) => code)).toEqual([
    "it",
    "en",
    "es",
    "fr",
  ]);
  expect(detail.builds).toHaveLength(1);
});

test.each([{}, { name: "" }, { name: "   " }, { name: "x".repeat(121) }, { name: 7 }])(
  "a product is not called %j",
  async (name) => {
    expect((await app.as("creator").post("/api/products", { kind: "app", ...name })).status).toBe(
      422,
    );
  },
);

test("a product is an app, and made by somebody", async () => {
  expect(
    (await app.as("creator").post("/api/products", { name: "Visits", kind: "theme" })).status,
  ).toBe(422);
  expect((await app.as().post("/api/products", { name: "Visits", kind: "app" })).status).toBe(401);
});

test("lists: one's own, everybody's for administrators, newest first, in pages", async () => {
  const mine = [
    await createProduct(app, "other", "A"),
    await createProduct(app, "other", "B"),
    await createProduct(app, "other", "C"),
  ];
  const wanted = mine.map(({ product_id }) => product_id).toReversed();
  expect(
    cardsOf(await app.as("other").get("/api/products")).map(({ product_id }) => product_id),
  ).toEqual(wanted);

  const seen: number[] = [];
  let next: string | undefined = "/api/products?limit=1";
  while (next !== undefined) {
    const reply: Reply = await app.as("other").get(next);
    expect(reply.status).toBe(200);
    seen.push(...cardsOf(reply).map(({ product_id }) => product_id));
    next = /<(.+)>; rel="next"/.exec(String(reply.headers["link"] ?? ""))?.[1];
  }
  expect(seen).toEqual(wanted);

  const everybodys = cardsOf(await app.as("admin").get("/api/admin/products?limit=200")).map(
    ({ product_id }) => product_id,
  );
  expect(everybodys).toEqual(everybodys.toSorted((a, b) => b - a));
  expect(everybodys).toEqual(expect.arrayContaining(wanted));
  expect(cardsOf(await app.as("admin").get("/api/products"))).toEqual([]);
  expect((await app.as("creator").get("/api/admin/products")).status).toBe(403);
  expect((await app.as().get("/api/products")).status).toBe(401);
  for (const wrong of ["cursor=abc", "cursor=0", "limit=many"])
    expect((await app.as("other").get(`/api/products?${wrong}`)).status).toBe(422);
});

test("the list of submissions has one card a build", async () => {
  const product = await releasedProduct(app, {}, "other");
  const next = await nextBuild(app, product, "other");
  const own = cardsOf(await app.as("other").get("/api/submissions?limit=2"));
  expect(
    own.map(({ submission_id, status, ready_for_sale }) => [submission_id, status, ready_for_sale]),
  ).toEqual([
    [next.submission_id, "draft", 0],
    [product.submission_id, "ready_for_sale", 1],
  ]);
  const theirs = cardsOf(await app.as("creator").get("/api/submissions?limit=200"));
  expect(theirs.some(({ product_id }) => product_id === product.product_id)).toBe(false);
  const all = cardsOf(await app.as("admin").get("/api/submissions?limit=200"));
  expect(all.some(({ submission_id }) => submission_id === next.submission_id)).toBe(true);
});

test("a card shows the newest build, on sale while some build is", async () => {
  const old = await releasedProduct(app, {
    price_amount: "9.50",
    expiration_id: "3",
    menu_entry_id: "5",
  });
  const banner = (await cardOf(old.product_id))["banner_url"];
  expect(banner).toMatch(/^\/files\/.+\.webp$/);
  expect(await cardOf(old.product_id)).toMatchObject({
    draft: 0,
    ready_for_sale: 1,
    price_amount: 9.5,
    price_currency: "EUR",
    expiration_id: 3,
    menu_entry_id: 5,
  });
  const next = await nextBuild(app, old);
  expect(await cardOf(old.product_id)).toMatchObject({
    submission_id: next.submission_id,
    draft: 1,
    ready_for_sale: 1,
    hidden: 0,
    status: "draft",
  });
  await app.as("creator").post(`${old.path}/hidden`);
  expect(await cardOf(old.product_id)).toMatchObject({ draft: 1, ready_for_sale: 0 });
});

test("a card speaks the reader's language, else Italian, else English, else the first", async () => {
  const build = await createProduct(app, "creator", "Created");
  const save = (languages: object) => app.as("creator").post(build.path, { languages });
  const names = async () =>
    [
      await cardOf(build.product_id, "es"),
      await cardOf(build.product_id, "it"),
      await cardOf(build.product_id, "fr"),
    ].map(({ product_name }) => product_name);
  await save({
    1: { name: "Visite", description: "" },
    2: { name: "Visits", description: "" },
    3: { name: "Visitas", description: "" },
  });
  expect(await names()).toEqual(["Visitas", "Visite", "Visite"]);
  await save({ 2: { name: "Visits", description: "" }, 4: { name: "Visiteurs", description: "" } });
  expect(await names()).toEqual(["Visits", "Visits", "Visiteurs"]);
  await save({ 4: { name: "Visiteurs", description: "" } });
  expect(await names()).toEqual(["Visiteurs", "Visiteurs", "Visiteurs"]);
  await save({ 4: { name: "", description: "" } });
  expect(await names()).toEqual(["Created", "Created", "Created"]);
});

test("menu entries and contract lengths are named in the reader's language", async () => {
  const build = await waitingProduct(app);
  const menu = (await app.as("creator").get("/api/menu", { "accept-language": "es" })).body;
  const card = await cardOf(build.product_id, "es");
  expect(card["menu_entry_name"]).toBe(menu.find(({ id }: { id: number }) => id === 1).label);
  expect(card["expiration_name"]).not.toBe(
    (await cardOf(build.product_id, "en"))["expiration_name"],
  );
});

test("the detail is that of the build that waits, else of the one on sale or hidden, else of the newest", async () => {
  const old = await releasedProduct(app);
  const next = await nextBuild(app, old);
  const shown = async () =>
    (await app.as("creator").get(`/api/products/${old.product_id}`)).body.submission.submission_id;
  expect(await shown()).toBe(old.submission_id);
  await app.as("creator").post(`${old.path}/hidden`);
  expect(await shown()).toBe(old.submission_id);
  await app
    .as("creator")
    .post(`${next.path}?require_review=1`, await completeBuild({ version: "2.0.0" }));
  expect(await shown()).toBe(next.submission_id);
  const { builds } = (await app.as("creator").get(`/api/products/${old.product_id}`)).body;
  expect(
    builds.map((build: Card) => [build.submission_id, build["build_version"], build["status"]]),
  ).toEqual([
    [next.submission_id, "2.0.0", "waiting_for_review"],
    [old.submission_id, "1.0.0", "hidden"],
  ]);
});

test("somebody else's product does not exist for a creator; an administrator sees it", async () => {
  const { product_id } = await createProduct(app);
  expect((await app.as("other").get(`/api/products/${product_id}`)).status).toBe(404);
  expect((await app.as("admin").get(`/api/products/${product_id}`)).status).toBe(200);
  expect((await app.as("admin").get(`/api/admin/products/${product_id}`)).status).toBe(200);
  expect((await app.as("creator").get(`/api/admin/products/${product_id}`)).status).toBe(403);
  expect((await app.as("creator").get("/api/products/999999")).status).toBe(404);
});

test("files: pictures are public, archive and script signed for the owner and administrators", async () => {
  const build = await releasedProduct(app);
  for (const person of ["creator", "admin"] as const) {
    const { submission } = (await app.as(person).get(build.path)).body;
    expect(submission).toMatchObject({
      source_code_name: "build.zip",
      db_script_name: "install.sql",
    });
    for (const url of [
      submission.icon_url,
      submission.banner_url,
      submission.source_code_url,
      submission.db_script_url,
    ])
      expect([url, (await app.as().get(url)).status]).toEqual([url, 200]);
  }
});

test("the public sees a public product on sale, without what is private", async () => {
  const build = await releasedProduct(app, {
    webhook_url: "https://hook.example/x",
    privacy_policy_url: "https://example.com/privacy",
    "company_token[0]": "first@company.test",
    "permissions[0]": "1",
  });
  await nextBuild(app, build);
  const path = `/api/public/products/${build.product_id}`;
  const { status, body } = await app.as().get(path);
  expect(status).toBe(200);
  expect(body.submission).toMatchObject({
    product_name: "Visite",
    source_code_url: "",
    source_code_name: "",
    db_script_url: "",
    db_script_name: "",
    webhook_url: "",
    privacy_policy_url: "https://example.com/privacy",
    ready_for_sale: 1,
  });
  expect(body.enabled_accounts).toEqual([]);
  expect(body.permissions).toEqual([{ permission_id: 1 }]);
  expect(body.builds.map(({ status: at }: { status: string }) => at)).toEqual(["ready_for_sale"]);

  await app.as("creator").post(build.path, { is_private: 1 });
  expect((await app.as().get(path)).status).toBe(404);
  await app.as("creator").post(build.path, { is_private: 0 });
  expect((await app.as().get(path)).status).toBe(200);
  await app.as("creator").post(`${build.path}/hidden`);
  expect((await app.as().get(path)).status).toBe(404);
  expect(
    (await app.as().get(`/api/public/products/${(await waitingProduct(app)).product_id}`)).status,
  ).toBe(404);
});

test("a product without builds is nowhere", async () => {
  const [bare] = await app.db
    .insert(products)
    .values({ ownerId: app.userIds.creator, name: "Bare" })
    .returning();
  expect((await app.as("creator").get(`/api/products/${bare!.id}`)).status).toBe(404);
  expect((await app.as("creator").post(`/api/products/${bare!.id}/submissions`)).status).toBe(404);
  expect(await cardOf(bare!.id)).toBeUndefined();
  await app.db.delete(products).where(eq(products.id, bare!.id));
});
