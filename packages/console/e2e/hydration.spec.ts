// Every page, in every language, in light and dark: React takes over what the server has written without a warning.
// In a built console React reports a difference as an uncaught error, and puts other elements in its place.
import { expect, test, type Page } from "@playwright/test";
import { languageCodes } from "@lanyard/contract";
import { chapters } from "../src/features/guide/chapters.ts";
import { patterns } from "../src/app/paths.ts";
import { createdSince, isMainMarked } from "./painted.ts";
import { hydrated, person, signIn, unexpected } from "./people.ts";
import { sendForReview } from "./sent.ts";
import { some } from "./windows.ts";

const first = (page: Page, path: string, link: string) =>
  page.goto(path).then(() => page.locator(`main a[href*="${link}"]`).first().getAttribute("href"));

/** An address for each route. */
async function addresses(page: Page): Promise<readonly string[]> {
  const [product, build, storeProduct] = [
    await first(page, "/dashboard/products?status=approved", "/dashboard/products/"),
    await first(page, "/dashboard/review", "build="),
    await first(page, "/store", "/store/products/"),
  ];
  const own = Object.values(patterns).filter((pattern) => !pattern.includes("/:"));
  return [
    ...own,
    "/nowhere/at/all",
    "/password/reset/abc",
    "/email/confirm/abc",
    "/email/undo/abc",
    ...chapters.map((chapter) => `/docs/${chapter}`),
    product!,
    `${product!}/preview`,
    build!,
    storeProduct!,
    "/store/receipts/1",
  ];
}

/** Marks the elements that the server wrote, before any script of the page runs. */
const markWritten = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener(
      "readystatechange",
      () => {
        for (const element of document.querySelectorAll("#root *"))
          Object.assign(element, { isOfServer: true });
      },
      { once: true },
    ),
  );

const ways = languageCodes.flatMap((language) =>
  (["light", "dark"] as const).map((colorScheme) => ({ language, colorScheme })),
);
// Each language once, and each theme twice.
const few = ways.filter((_, at) => [0, 3, 4, 7].includes(at));

for (const { language, colorScheme } of process.env["E2E_ALL"] === "1" ? ways : some(few, 4))
  test(`every page is taken over as the server has written it, in ${language} and ${colorScheme}`, async ({
    browser,
  }) => {
    test.slow();
    const reader = await person(browser, language, { colorScheme, reducedMotion: "reduce" });
    const { page } = reader;
    await markWritten(page);
    const visit = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      // An address without a page, and a receipt that is not there, are answered 404.
      expect(unexpected(reader, /status of 404/), path).toEqual([]);
    };
    await visit("/");
    for (const path of ["/login", "/functionality", "/docs", "/terms", "/store"]) await visit(path);
    await sendForReview(page.request, `Idratata ${language} ${colorScheme}`);
    await signIn(reader, "admin@demo.test");
    // One more page, so that the server knows the window.
    await visit("/dashboard/products");
    for (const path of await addresses(page)) {
      await visit(path);
      if (path.startsWith("/dashboard/") && path !== "/dashboard/build/:id") {
        await hydrated(reader);
        expect(await isMainMarked(page), path).toBe(true);
        // The check of a build comes to the product's page later.
        if (!/products\/\d+$/.test(path)) expect(await createdSince(page), path).toEqual([]);
      }
    }
  });

test("a creator's editor is taken over as the server has written it", async ({ browser }) => {
  const creator = await person(browser, "it");
  const { page, errors } = creator;
  await markWritten(page);
  await signIn(creator, "creator@demo.test");
  for (const link of ["/submissions/", "/dashboard/products/"]) {
    await page.goto((await first(page, "/dashboard/products", link))!);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await hydrated(creator);
    expect(await isMainMarked(page)).toBe(true);
  }
  expect(errors).toEqual([]);
});
