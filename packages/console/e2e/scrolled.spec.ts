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

  await page.reload();
  await expect(title).toHaveText(words("products.title"));
  await expect.poll(() => scrolled(page)).toBe(at);
  await expect(page.getByRole("article").last()).toBeInViewport();

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

test("a new visit has no place of an old one", async ({ browser }) => {
  const { page, words, title } = await atProducts(browser);
  // Opened by URL, as from a bookmark, so that the history entry has no router key.
  await page.goto("/dashboard/products");
  await toLast(page);
  await page.goto("/dashboard/products");
  const first = page.getByRole("article").first().getByRole("link").first();
  const name = await first.textContent();
  await first.press("Enter");
  await expect(title).toHaveText(name!);
  await page.goBack();
  await expect(title).toHaveText(words("products.title"));
  await expect(page.getByRole("article").first()).toBeInViewport();
});

test("a filter, and what opens beside a list, leave it where it is", async ({ browser }) => {
  const { page, words } = await atProducts(browser);
  const sort = page.getByRole("combobox", { name: words("products.sort") });
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(() => scrolled(page)).toBe(150);
  await sort.selectOption("title");
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await scrolled(page)).toBe(150);

  const admin = await person(browser, "it", { viewport: { width: 1280, height: 400 } });
  await signIn(admin, "admin@demo.test");
  await admin.page.goto("/dashboard/people");
  const last = admin.page.getByRole("row").last();
  await last.scrollIntoViewIfNeeded();
  const at = await scrolled(admin.page);
  expect(at).toBeGreaterThan(0);
  await last.getByRole("link").first().click();
  await expect(admin.page).toHaveURL(/user=/);
  await expect(admin.page.getByRole("dialog")).toBeVisible();
  expect(await scrolled(admin.page)).toBe(at);
  await admin.page.keyboard.press("Escape");
  await expect(admin.page.getByRole("dialog")).toHaveCount(0);
  expect(await scrolled(admin.page)).toBe(at);
});
