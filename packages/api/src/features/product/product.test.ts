// Creating products and the lists of cards.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProduct, nextBuild, releasedProduct } from "../../../test/fixtures.ts";
import { languages, type ProductCard } from "@lanyard/contract";
import { testApp, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";
import { isFree } from "./offer.rules.ts";
import { removeIfEmpty } from "./product.access.rules.ts";
import { products } from "./product.tables.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function cardOf(productId: number, language = "en") {
  const { body } = await app
    .as("creator")
    .get("/api/products?limit=200", { "accept-language": language });
  return body.find(({ product_id }) => product_id === productId)!;
}

test("a new product has a draft that is titled with its name in the reader's language", async () => {
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
    user_id: app.userIds.creator,
    username: "creator",
    languages: [{ code: "fr", submission_name: "Visits", submission_description: "" }],
    menu_entry_id: null,
    icon_url: "",
    source_code_url: "",
  });
  expect(detail.username).toEqual({ username: "creator", support_email: "" });
  expect(detail.available_languages).toEqual(languages);
  expect(detail.builds).toHaveLength(1);
});

test.each([{}, { name: "" }, { name: "   " }, { name: "x".repeat(121) }, { name: 7 }])(
  "a product with the name %j is refused",
  async (name) => {
    expect((await app.as("creator").post("/api/products", { kind: "app", ...name })).status).toBe(
      422,
    );
  },
);

test("a product has to be an app, and to create one needs a signed-in user", async () => {
  expect(
    (await app.as("creator").post("/api/products", { name: "Visits", kind: "theme" })).status,
  ).toBe(422);
  expect((await app.as().post("/api/products", { name: "Visits", kind: "app" })).status).toBe(401);
});

test("creators list their own products, administrators all; newest first, in pages", async () => {
  const mine = [
    await createProduct(app, "other", "A"),
    await createProduct(app, "other", "B"),
    await createProduct(app, "other", "C"),
  ];
  const expected = mine.map(({ product_id }) => product_id).toReversed();
  expect(
    (await app.as("other").get("/api/products")).body.map(({ product_id }) => product_id),
  ).toEqual(expected);

  const seen: number[] = [];
  let next: string | undefined = "limit=1";
  while (next !== undefined) {
    const reply: Reply<readonly ProductCard[]> = await app.as("other").get(`/api/products?${next}`);
    expect(reply.status).toBe(200);
    seen.push(...reply.body.map(({ product_id }) => product_id));
    next = /\?(.+)>; rel="next"/.exec(String(reply.headers["link"] ?? ""))?.[1];
  }
  expect(seen).toEqual(expected);

  const all = (await app.as("admin").get("/api/admin/products?limit=200")).body.map(
    ({ product_id }) => product_id,
  );
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(all).toEqual(expect.arrayContaining(expected));
  expect((await app.as("admin").get("/api/products")).body).toEqual([]);
  expect((await app.as("creator").get("/api/admin/products")).status).toBe(403);
  expect((await app.as().get("/api/products")).status).toBe(401);
  for (const wrong of ["cursor=abc", "cursor=0", "limit=many"])
    expect((await app.as("other").get(`/api/products?${wrong}`)).status).toBe(422);
});

test("the list of submissions has one card per build", async () => {
  const product = await releasedProduct(app, {}, "other");
  const next = await nextBuild(app, product, "other");
  const own = (await app.as("other").get("/api/submissions?limit=2")).body;
  expect(
    own.map(({ submission_id, status, ready_for_sale }) => [submission_id, status, ready_for_sale]),
  ).toEqual([
    [next.submission_id, "draft", 0],
    [product.submission_id, "ready_for_sale", 1],
  ]);
  const theirs = (await app.as("creator").get("/api/submissions?limit=200")).body;
  expect(theirs.some(({ product_id }) => product_id === product.product_id)).toBe(false);
  const all = (await app.as("admin").get("/api/submissions?limit=200")).body;
  expect(all.some(({ submission_id }) => submission_id === next.submission_id)).toBe(true);
});

test("a product is removed when it has no builds left, and not before", async () => {
  const { product_id: id } = await createProduct(app);
  await removeIfEmpty(app.db, id, {
    id: app.userIds.creator,
    username: "creator",
    email: "creator@user.test",
    role: "creator",
  });
  expect((await app.as("creator").get(`/api/products/${id}`)).status).toBe(200);
  const log = await app.as("admin").get(`/api/admin/audit?action=product.remove&subject_id=${id}`);
  expect(log.body).toEqual([]);
});

test("what is not on sale is not free", () => expect(isFree(undefined)).toBe(false));

test("a product without builds is 404 and in no list", async () => {
  const [bare] = await app.db
    .insert(products)
    .values({ ownerId: app.userIds.creator, name: "Bare" })
    .returning();
  expect((await app.as("creator").get(`/api/products/${bare!.id}`)).status).toBe(404);
  expect((await app.as("creator").post(`/api/products/${bare!.id}/submissions`)).status).toBe(404);
  expect(await cardOf(bare!.id)).toBeUndefined();
  await app.db.delete(products).where(eq(products.id, bare!.id));
});
