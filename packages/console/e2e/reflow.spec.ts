// Nothing is wider than the window: on a narrow phone, at 400 % zoom, and with text twice as large, in the language
// with the longest words.
import { expect, test, type Page } from "@playwright/test";
import { person, signIn } from "./people.ts";

const textSize = async (page: Page, standard: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await session.detach();
};

/** The elements that extend beyond the window, with their text. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
    return [...document.querySelectorAll("body *")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one))
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 30) ?? ""}`);
  });

for (const [what, width, size] of [
  ["at 320 px", 320, 16],
  ["at 390 px with text of 200 %", 390, 32],
] as const)
  test(`no screen is wider than its window, ${what}`, async ({ browser }) => {
    const creator = await person(browser, "fr", { viewport: { width: 390, height: 844 } });
    const { page } = creator;
    await signIn(creator, "creator@demo.test");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    const links = page.locator('main a[href^="/dashboard/"]');
    const all = await links.evaluateAll((elements) =>
      elements.map((one) => one.getAttribute("href")!),
    );
    const first = (part: string) => all.find((path) => path.startsWith(`/dashboard/${part}/`))!;
    await page.setViewportSize({ width, height: 844 });
    await textSize(page, size);
    for (const path of [
      "/",
      "/functionality",
      "/docs",
      "/docs/webhooks",
      "/dashboard/products",
      first("products"),
      `${first("products")}?tab=offer`,
      first("build"),
      "/dashboard/account",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await tooWide(page), path).toEqual([]);
    }
    expect(creator.errors).toEqual([]);
  });
