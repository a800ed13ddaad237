// Scroll positions: going back and reloading restore the position; a link leads to the top of the page.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { openMenu, person, signIn, unexpected } from "./people.ts";

const size = { width: 390, height: 400 };
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Signs in a creator on a phone, at the list of their products. */
async function atProducts(browser: Browser) {
  const creator = await person(browser, "it", { viewport: size });
  const { page, words } = creator;
  const title = page.getByRole("heading", { level: 1 });
  await signIn(creator, "creator@demo.test");
  await expect(title).toHaveText(words("products.title"));
  return { creator, page, words, title };
}

/** Scrolls to the last card. */
async function toLast(page: Page) {
  const last = page.getByRole("article").last();
  await last.scrollIntoViewIfNeeded();
  const at = await scrolled(page);
  expect(at).toBeGreaterThan(size.height);
  return { link: last.getByRole("link").first(), at };
}

test("back, forward and loading anew lead to where a list was left", async ({ browser }) => {
  const { creator, page, words, title } = await atProducts(browser);
  const { link, at } = await toLast(page);
  const name = await link.textContent();
  await link.press("Enter");
  await expect(title).toHaveText(name!);
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(title).toHaveText(words("products.title"));
  await expect.poll(() => scrolled(page)).toBe(at);

  // The position is restored before any script runs, so the first paint does not jump.
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(title).toHaveText(words("products.title"));
  await expect.poll(() => scrolled(page)).toBe(at);
  scripts.resolve();
  await expect(page.getByRole("article").last()).toBeInViewport();
  expect(await scrolled(page)).toBe(at);

  // Forward to the product, about which the reloaded document knows nothing.
  await page.goForward();
  await expect(title).toHaveText(name!);
  await page.goBack();
  await expect(title).toHaveText(words("products.title"));
  await expect.poll(() => scrolled(page)).toBe(at);

  // Following a link to the same page is a new visit.
  await openMenu(creator);
  await page.getByRole("link", { name: words("nav.store") }).press("Enter");
  await expect(title).toHaveText(words("store.title"));
  await expect.poll(() => scrolled(page)).toBe(0);
  await openMenu(creator);
  await page.getByRole("link", { name: words("nav.products") }).press("Enter");
  await expect(title).toHaveText(words("products.title"));
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(unexpected(creator, /^$/)).toEqual([]);
});

test("who has moved before the scripts come stays there, and a new visit has no place of an old one", async ({
  browser,
}) => {
  const { page, words, title } = await atProducts(browser);
  // Opened by URL, as from a bookmark, so that the history entry has no router key.
  await page.goto("/dashboard/products");
  const isLive = () => page.waitForFunction(() => globalThis.heldInput === undefined);
  // Places are noted by the page's scripts.
  await isLive();
  const { at } = await toLast(page);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => scrolled(page)).toBe(at);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, -2 * at);
  await expect.poll(() => scrolled(page)).toBe(0);
  scripts.resolve();
  await isLive();
  expect(await scrolled(page)).toBe(0);

  await toLast(page);
  await page.goto("/dashboard/products");
  await isLive();
  const first = page.getByRole("article").first().getByRole("link").first();
  const name = await first.textContent();
  await first.press("Enter");
  await expect(title).toHaveText(name!);
  await page.goBack();
  await expect(title).toHaveText(words("products.title"));
  await expect(page.getByRole("article").first()).toBeInViewport();
});

test("a page that comes late is gone to as it grows, unless its reader moves meanwhile", async ({
  browser,
}) => {
  const { page, words, title } = await atProducts(browser);
  const { at } = await toLast(page);
  const gone = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let loads = 0;
  // Without the server-rendered screen, the page requests its list itself.
  await page.route("**/api/screen", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.route("**/api/products?*", async (route) => {
    await gone[Math.min(loads, 1) as 0 | 1].promise;
    await route.continue();
  });
  // Also reloads a second time before the list has arrived.
  for (const _ of ["once", "twice"]) {
    await page.reload();
    await expect(title).toHaveText(words("products.title"));
    expect(await scrolled(page)).toBeLessThan(at);
  }
  gone[0].resolve();
  await expect.poll(() => scrolled(page)).toBe(at);

  loads = 1;
  await page.reload();
  await expect(title).toHaveText(words("products.title"));
  await page.keyboard.press("Home");
  gone[1].resolve();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(0);
});
