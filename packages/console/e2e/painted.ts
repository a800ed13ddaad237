// What a reader sees of a document, before and after its scripts.
import type { Page } from "@playwright/test";

/** Delays all scripts of the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Paths of the API that the page has asked for since it was opened. */
export const askedOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/api/")),
  );

/** Waits for the style sheet, the font and the pictures: a carousel slide takes the size of its picture. */
export async function isDrawn(page: Page): Promise<void> {
  // A box asked for earlier is laid out without the style sheet, which nobody has seen.
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  await page.evaluate("document.fonts.ready");
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
}

/** One line for each element: its name, the start of its text, and its box. */
export const lookOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("#root *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.nodeName, element.textContent.slice(0, 40), x, y, width, height].join(" | ");
    }),
  );

/** Marks the elements that the server wrote: after hydration they must be the same. */
export const markElements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll("#root *"))
      Object.assign(element, { isOfServer: true });
  });

export const isMainMarked = (page: Page): Promise<boolean> =>
  page.getByRole("main").evaluate((element) => "isOfServer" in element);

/** The outermost elements that were created since the page was marked, each by the start of its markup. */
export const createdSince = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("#root *")]
      .filter((one) => !("isOfServer" in one) && "isOfServer" in (one.parentElement ?? {}))
      .map((one) => one.outerHTML.slice(0, 200)),
  );

/** All that a person can read of the tab: its title and its visible text. */
export const readable = async (page: Page): Promise<string> =>
  page.evaluate(() => `${document.title}\n${document.body.innerText}`);
