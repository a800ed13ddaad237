// Every page as each actor sees it, in light and dark, on a phone and on a wide screen: axe finds nothing.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { run } from "axe-core";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { chapters } from "../src/features/guide/chapters.ts";
import { pages, paths, findPattern, patterns, unknown } from "../src/app/paths.ts";
import { person, signedIn } from "./people.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const themes = ["light", "dark"] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const token = "demo-company-token";
const cashier = { company_token: token, user_token: "the host's cashier" };

/** One line for each element that fails a rule. */
async function problemsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    // What is still moving or fading in has another contrast at its end.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const { axe: checker } = globalThis as unknown as { axe: { run: typeof run } };
    const { violations } = await checker.run(document, {
      resultTypes: ["violations"],
      // Frames contain pages of others.
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
    );
  });
}

/** Waits until the page shows its content rather than placeholders. */
async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate("document.fonts.ready");
}

async function check(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await isShown(page);
      expect.soft(await problemsOf(page), `${path}, ${colorScheme}, ${size.width} px`).toEqual([]);
    }
  }
}

/** The addresses in the links of a page that begin with these words, and the first that goes on with an id. */
async function linkIn(page: Page, at: string, prefix: string): Promise<string> {
  await page.goto(at);
  const link = page.locator(`main a[href^="${prefix}"]`).first();
  await expect(link).toBeVisible();
  return (await link.getAttribute("href")) ?? "";
}

interface Actor {
  readonly open: (browser: Browser) => Promise<Page>;
  /** The paths of the pages; with ids, found where this actor sees them. */
  readonly paths: readonly (string | ((page: Page) => Promise<string>))[];
  /** The patterns of the paths that are found. */
  readonly patterns: readonly string[];
}

const visitor = async (browser: Browser) => (await person(browser, "en")).page;
const user = (email: string) => async (browser: Browser) =>
  (await signedIn(browser, "en", email)).page;

/** A company with a licensed, paid and installed app, in a connected tab. */
async function company(browser: Browser): Promise<Page> {
  const { page } = await person(browser, "en");
  const apps = await page.request.get("/api/public/products");
  const [app] = (await apps.json()) as { product_id: number }[];
  for (const step of ["license", "licenses/pay", "install"])
    await page.request.post(`/api/products/${app?.product_id}/${step}`, { data: cashier });
  await page.goto("/store");
  await page.getByRole("button", { name: "Connect your company" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(token);
  await dialog.getByRole("button", { name: "Connect" }).click();
  await expect(dialog).toBeHidden();
  return page;
}

const product = (page: Page) => linkIn(page, patterns.products, "/dashboard/products/");
const inStore = (page: Page) => linkIn(page, patterns.store, "/store/products/");

const actors: Readonly<Record<string, Actor>> = {
  visitor: {
    open: visitor,
    paths: [
      patterns.home,
      "/nowhere",
      patterns.login,
      paths.forgotten,
      "/password/reset/abc",
      "/email/confirm/abc",
      "/email/undo/abc",
      patterns.functionality,
      patterns.terms,
      patterns.privacy,
      patterns.store,
      inStore,
    ],
    patterns: [patterns.storeProduct],
  },
  reader: {
    open: visitor,
    paths: [patterns.docs, ...chapters.map((chapter) => paths.chapter(chapter))],
    patterns: [],
  },
  creator: {
    open: user("creator@demo.test"),
    paths: [
      patterns.products,
      product,
      async (page) => `${await product(page)}?tab=offer`,
      async (page) => `${await product(page)}/preview`,
      (page) => linkIn(page, patterns.products, "/dashboard/build/"),
      async (page) => (await product(page)).replace("/products/", "/build/"),
      patterns.account,
      patterns.store,
    ],
    patterns: [patterns.product, patterns.preview, patterns.build, patterns.buildOfProduct],
  },
  administrator: {
    open: user("admin@demo.test"),
    paths: [
      patterns.products,
      patterns.review,
      (page) => linkIn(page, patterns.review, "/dashboard/review?"),
      patterns.companies,
      patterns.users,
      patterns.requests,
      patterns.audit,
      patterns.deliveries,
      patterns.settings,
      patterns.account,
    ],
    patterns: [],
  },
  company: {
    open: company,
    paths: [
      patterns.store,
      inStore,
      patterns.storeApps,
      patterns.licenses,
      patterns.people,
      patterns.receipts,
      (page) => linkIn(page, patterns.receipts, "/store/receipts/"),
    ],
    patterns: [patterns.receipt],
  },
};

test("every page is among those that are checked", () => {
  const checked = Object.values(actors).flatMap(({ paths: all, patterns: ownPatterns }) => [
    ...all
      .filter((path) => typeof path === "string")
      .map((path) => findPattern(path.split(/[?#]/)[0] ?? "")),
    ...ownPatterns,
  ]);
  // This one leads to another page at once.
  const left = [...pages, unknown].filter((pattern) => pattern !== patterns.auth);
  expect(left.filter((pattern) => !checked.includes(pattern))).toEqual([]);
});

for (const [name, { open, paths: all }] of Object.entries(actors))
  test(`axe finds nothing on the pages of a ${name}`, async ({ browser }) => {
    // As many checks as several other tests together.
    test.slow();
    const page = await open(browser);
    for (const path of all) await check(page, typeof path === "string" ? path : await path(page));
  });
