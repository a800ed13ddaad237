// The lists of products: filters, sorting, pages, and counts.
import { neededFields, productCountMost, type ManagedCard } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createProduct,
  nextBuild,
  rejectedProduct,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";
import { fillListings } from "./listing.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`truncate products cascade`));

type Cards = Reply<readonly ManagedCard[]>;
const list = (query: string, language = "en"): Promise<Cards> =>
  app.as("creator").get(`/api/products?${query}`, { "accept-language": language });
const listAll = (query: string): Promise<Cards> =>
  app.as("admin").get(`/api/admin/products?${query}`);
const idsOf = ({ body }: Cards) => body.map(({ product_id }) => product_id);

async function walk(query: string, limit = 1): Promise<number[]> {
  const seen: number[] = [];
  let next: string | undefined = `${query}&limit=${limit}`;
  while (next !== undefined) {
    const reply: Cards = await list(next);
    expect(reply.status).toBe(200);
    seen.push(...idsOf(reply));
    next = /\?(.+)>; rel="next"/.exec(String(reply.headers["link"] ?? ""))?.[1];
  }
  return seen;
}
const title = (path: string, id: number, name: string) =>
  app.as("creator").post(path, { languages: { [id]: { name, description: "" } } });

test("a status lists the products that have such a build, and each is counted", async () => {
  const draft = await createProduct(app);
  const waiting = await waitingProduct(app);
  const rejected = await rejectedProduct(app);
  const visible = await releasedProduct(app);
  const hidden = await releasedProduct(app);
  await app.as("creator").post(`${hidden.path}/hidden`);
  const renewed = await releasedProduct(app);
  await nextBuild(app, renewed);
  const theirs = await createProduct(app, "other");

  const expected = {
    draft: [renewed, draft],
    waiting_for_review: [waiting],
    rejected: [rejected],
    ready_for_sale: [renewed, visible],
    hidden: [hidden],
  };
  for (const [status, products] of Object.entries(expected)) {
    const ids = products.map(({ product_id }) => product_id);
    expect(idsOf(await list(`status=${status}`)), status).toEqual(ids);
    expect(await walk(`status=${status}`), status).toEqual(ids);
  }
  const counts = {
    all: 6,
    draft: 2,
    waiting_for_review: 1,
    rejected: 1,
    ready_for_sale: 2,
    hidden: 1,
  };
  expect((await app.as("creator").get("/api/products/counts")).body).toEqual(counts);
  expect((await app.as("admin").get("/api/admin/products/counts")).body).toEqual({
    ...counts,
    all: 7,
    draft: 3,
  });
  expect(idsOf(await listAll("status=draft"))).toEqual([
    theirs.product_id,
    renewed.product_id,
    draft.product_id,
  ]);
  expect((await app.as("other").get("/api/products/counts")).body).toMatchObject({
    all: 1,
    draft: 1,
    hidden: 0,
  });
  expect((await app.as("creator").get("/api/admin/products/counts")).status).toBe(403);
  expect((await app.as().get("/api/products/counts")).status).toBe(401);
});

test("counting ends one above the most", async () => {
  await createProduct(app);
  await app.db.execute(
    sql`insert into products (owner_id, name) select ${app.userIds.creator}, 'Many' from generate_series(1, ${productCountMost + 5})`,
  );
  await app.db.execute(
    sql`insert into product_listings select p.id, p.owner_id, 'draft', null, p.name, '{}', now(), '{}', '' from products p on conflict do nothing`,
  );
  for (const [who, path] of [
    ["creator", "/api/products/counts"],
    ["admin", "/api/admin/products/counts"],
  ] as const)
    expect((await app.as(who).get(path)).body).toMatchObject({
      all: productCountMost + 1,
      draft: productCountMost + 1,
      hidden: 0,
    });
});

test("words of titles in any language, of the product's name and of the version are found", async () => {
  const one = await createProduct(app, "creator", "Café visits");
  const two = await createProduct(app, "creator", "Rooms");
  await app.as("creator").post(two.path, {
    version: "2.4.1",
    languages: {
      2: { name: "Meeting rooms", description: "" },
      4: { name: "Salles", description: "secret words" },
    },
  });
  const theirs = await createProduct(app, "other", "Rooms of others");
  const find = async (search: string) => idsOf(await list(`search=${encodeURIComponent(search)}`));
  expect(await find("visits")).toEqual([one.product_id]);
  expect(await find("VISI")).toEqual([one.product_id]);
  expect(await find("caf")).toEqual([one.product_id]);
  expect(await find("salles")).toEqual([two.product_id]);
  expect(await find("rooms meeting")).toEqual([two.product_id]);
  expect(await find("Rooms")).toEqual([two.product_id]);
  expect(await find("2.4.1")).toEqual([two.product_id]);
  expect(await find("rooms visits")).toEqual([]);
  expect(await find("secret")).toEqual([]);
  expect(await find("%")).toEqual([]);
  expect(await find("  ")).toEqual([two.product_id, one.product_id]);
  const all = async (query: string) => idsOf(await listAll(query));
  expect(await all("search=rooms")).toEqual([theirs.product_id, two.product_id]);
  expect(await all("search=rooms&limit=1")).toEqual([theirs.product_id]);
  expect(await all(`search=rooms&cursor=${theirs.product_id}`)).toEqual([two.product_id]);
  expect(await all("search=rooms&status=hidden")).toEqual([]);
  expect(await all("search=rooms&status=draft")).toEqual([theirs.product_id, two.product_id]);
});

test("an apostrophe finds every kind of apostrophe, in the lists of creators and of administrators", async () => {
  const curly = await createProduct(app, "creator", "Chi c’è");
  const straight = await createProduct(app, "creator", "Chi c'ama");
  await createProduct(app, "creator", "Chi cxè, cx’è");
  for (const read of [list, listAll])
    for (const typed of ["c'è", "c’è", "c‘è", "cʼè", "chi c´è"])
      expect(idsOf(await read(`search=${encodeURIComponent(typed)}`))).toEqual([curly.product_id]);
  expect(idsOf(await listAll("search=c’ama"))).toEqual([straight.product_id]);
});

test("accents do not matter, in what is asked for and in what is found", async () => {
  const cafe = await createProduct(app, "creator", "Café & Perché");
  const heart = await createProduct(app, "creator", "Cœur d’Été");
  const plain = await createProduct(app, "creator", "Cafe perche");
  for (const read of [list, listAll]) {
    const find = async (search: string) =>
      idsOf(await read(`search=${encodeURIComponent(search)}`));
    for (const typed of ["perche", "perché", "PERCHÉ", "Cafe", "café", "cafe\u0301 pè"])
      expect(await find(typed), typed).toEqual([plain.product_id, cafe.product_id]);
    for (const typed of ["coeur", "cœur", "d'ete", "D’ÉTÉ"])
      expect(await find(typed), typed).toEqual([heart.product_id]);
  }
});

test("titles are sorted as the reader sees them, in every script and case, page by page", async () => {
  const names = ["zebra", "Álbum", "apple", "Äpfel", "Zoo 2", "album", "apple"];
  const made: Build[] = [];
  for (const name of names) made.push(await createProduct(app, "creator", name));
  const byTitle = ["album", "Álbum", "Äpfel", "apple", "apple", "zebra", "Zoo 2"];
  const titles = (reply: Cards) => reply.body.map(({ product_name }) => product_name);
  expect(titles(await list("sort=title"))).toEqual(byTitle);
  expect(await walk("sort=title", 2)).toEqual(idsOf(await list("sort=title")));

  // Sorted by the title in the reader's language, as the card shows it.
  await title(made[0]!.path, 2, "Aardvark");
  expect(titles(await list("sort=title", "en"))[0]).toBe("Aardvark");
});

test("the latest change of the newest build comes first, page by page", async () => {
  const one = await createProduct(app);
  const two = await createProduct(app);
  const three = await createProduct(app);
  await app.as("creator").post(one.path, { version: "7" });
  const expected = [one.product_id, three.product_id, two.product_id];
  expect(idsOf(await list("sort=updated"))).toEqual(expected);
  expect(await walk("sort=updated")).toEqual(expected);
  expect(await walk("sort=updated&status=draft&search=app")).toEqual(
    idsOf(await list("sort=updated&status=draft&search=app")),
  );
});

test("a card says what a draft lacks and why a build was rejected", async () => {
  const draft = await createProduct(app);
  const waiting = await waitingProduct(app);
  const rejected = await rejectedProduct(app);
  const cards = (await list("")).body;
  const card = (id: number) => cards.find(({ product_id }) => product_id === id)!;
  // The title is there, the description is missing.
  expect(card(draft.product_id)).toMatchObject({
    missing: neededFields.length - 3,
    rejection_reason: "",
  });
  expect(card(waiting.product_id)).toMatchObject({ missing: 0, rejection_reason: "" });
  expect(card(rejected.product_id).missing).toBe(0);
  expect(card(rejected.product_id).rejection_reason).not.toBe("");
  await app.as("creator").post(rejected.path, { notes: "" });
  expect((await list("status=draft")).body[0]).toMatchObject({ missing: 1, rejection_reason: "" });
});

test("a product leaves the lists with its last build", async () => {
  const { path } = await createProduct(app);
  await app.as("creator").delete(path);
  expect(await app.rows("select * from product_listings")).toEqual([]);
});

test("the rows of products from before there were any are written at the start", async () => {
  const made = [await createProduct(app), await createProduct(app)];
  const before = await app.rows("select * from product_listings order by product_id");
  await app.db.execute(sql`delete from product_listings where product_id = ${made[0]!.product_id}`);
  await fillListings(app.db);
  expect(await app.rows("select * from product_listings order by product_id")).toEqual(before);
});

test("the words of rows from before they were folded are folded at the start, once", async () => {
  const { product_id: id } = await createProduct(app, "creator", "Caffè");
  const words = async () => (await app.rows("select words from product_listings"))[0]?.["words"];
  const before = await words();
  const unfold = () =>
    app.db.execute(sql`update product_listings set words = ' Caffè 1.0' where product_id = ${id}`);
  await app.db.execute(sql`delete from server_settings where name = 'product_listings_folded'`);
  await unfold();
  expect(idsOf(await list("search=caffe"))).toEqual([]);
  expect(idsOf(await list("search=Caff"))).toEqual([id]);
  await fillListings(app.db);
  expect(String(await words()).split(" ")).toEqual(expect.arrayContaining(["Caffe", "Caffè"]));
  expect(idsOf(await list("search=caffe"))).toEqual([id]);
  expect(before).toContain(" Caffe");
  await unfold();
  await fillListings(app.db);
  expect(await words()).toBe(" Caffè 1.0");
});

test.each([
  "status=superseded",
  "status=on_sale",
  "sort=price",
  "sort=updated&cursor=7",
  "sort=updated&cursor=bm90IGEgcGxhY2U",
  `sort=updated&cursor=${Buffer.from("7 soon").toString("base64url")}`,
  `sort=updated&cursor=${Buffer.from("7 2026-02-30 00:00:00+00").toString("base64url")}`,
  `sort=updated&cursor=${Buffer.from(`7 ${"9".repeat(18)}`).toString("base64url")}`,
  `sort=title&cursor=${Buffer.from("7 a\0").toString("base64url")}`,
  `sort=title&cursor=${Buffer.from("0 a").toString("base64url")}`,
  `search=${"x".repeat(101)}`,
])("%s is refused", async (query) => {
  expect((await list(query)).status).toBe(422);
});

test("an administrator's list has no order of its own", async () => {
  expect((await listAll("sort=title")).status).toBe(422);
});
