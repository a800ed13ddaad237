// What a card shows, and in which language.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createProduct,
  nextBuild,
  releasedProduct,
  waitingProduct,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { submissionTexts } from "../submission/submission.tables.ts";

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

test("a card shows the newest build, and that the product is on sale while any build is", async () => {
  const old = await releasedProduct(app, {
    price_amount: "9.50",
    expiration_id: "3",
    menu_entry_id: "5",
  });
  const banner = (await cardOf(old.product_id)).banner_url;
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

test("a card has the texts in the reader's language, else Italian, else English, else the first language", async () => {
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

test("a card without any text bears the name that the product was created with", async () => {
  const build = await createProduct(app, "creator", "Created");
  await app.db.delete(submissionTexts).where(eq(submissionTexts.submissionId, build.submission_id));
  expect(await cardOf(build.product_id)).toMatchObject({
    product_name: "Created",
    description: "",
  });
  const detail = await app.as("creator").get(build.path);
  expect(detail.body.submission).toMatchObject({
    product_name: "Created",
    submission_description: "",
  });
});

test("menu entries and contract lengths are named in the reader's language", async () => {
  const build = await waitingProduct(app);
  const menu = (await app.as("creator").get("/api/menu", { "accept-language": "es" })).body;
  const card = await cardOf(build.product_id, "es");
  expect(card.menu_entry_name).toBe(menu.find(({ id }) => id === 1)?.label);
  expect(card.expiration_name).not.toBe((await cardOf(build.product_id, "en"))["expiration_name"]);
});

test("every card of a list has the label of its own menu entry", async () => {
  const builds = [
    await waitingProduct(app, { menu_entry_id: "1" }),
    await waitingProduct(app, { menu_entry_id: "5" }),
  ];
  const menu = (await app.as("creator").get("/api/menu", { "accept-language": "en" })).body;
  const { body } = await app.as("creator").get("/api/products", { "accept-language": "en" });
  const labels = builds.map(
    (build) => body.find(({ product_id }) => product_id === build.product_id)?.menu_entry_name,
  );
  expect(labels).toEqual([1, 5].map((entry) => menu.find(({ id }) => id === entry)?.label));
});
