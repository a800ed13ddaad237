// The first paint of a server-rendered page does not change when stylesheet, font and scripts arrive.
import { expect, test, type Page } from "@playwright/test";
import { languageCodes } from "@lanyard/contract";
import { publicPages } from "./public-pages.ts";
import { some } from "./windows.ts";

/** Removes the focus from an autofocus field, which the browser focuses once the stylesheet has loaded. */
async function takeFocus(page: Page) {
  await page.waitForFunction(() => {
    const field = document.querySelector("[autofocus]");
    return !field || field === document.activeElement;
  });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** One line for each element of the page: its name, the start of its text, its position and its style. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const properties = ["color", "background-color", "border-color", "border-width", "font-size"];
    const others = [
      "font-family",
      "font-weight",
      "line-height",
      "border-radius",
      "padding",
      "display",
      "opacity",
      "box-shadow",
    ];
    // A screenshot takes the size of its picture, which may load at any time.
    const late = "[data-slot=carousel-slide] img";
    const visible = `body, body *:not(script, style, link, noscript, ${late})`;
    return [...document.querySelectorAll(visible)].map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const values = [...properties, ...others].map((name) => style.getPropertyValue(name));
      // The specified margin: its resolved value shows in the position, and Chromium does not always resolve `auto`.
      const margin = ["top", "right", "bottom", "left"].map((side) =>
        String(element.computedStyleMap().get(`margin-${side}`)),
      );
      const begin = element.textContent.trim().slice(0, 20);
      return [element.nodeName, begin, x, y, width, height, ...values, ...margin].join(" | ");
    });
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`a page is drawn before its stylesheet as with it, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.route(/\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto("/store");
    const product = await page.locator('a[href^="/store/products/"]').first().getAttribute("href");
    for (const path of [...publicPages, product!]) {
      const sheet = Promise.withResolvers<void>();
      await page.route("**/*.css", async (route) => {
        await sheet.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      // The stylesheet's link comes after all visible elements.
      await expect(page.locator("body link[rel=stylesheet]")).toBeAttached();
      const before = await lookOf(page);
      sheet.resolve();
      await page.waitForLoadState("load");
      // Repeated, because the browser may also set the focus after it was removed.
      await expect(async () => {
        await takeFocus(page);
        expect(before, path).toEqual(await lookOf(page));
      }).toPass({ timeout: 10_000 });
      await page.unroute("**/*.css");
    }
  });

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** For the following pages, records layout shifts in `shift`, and delays the font until the first paint. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted = new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
      }).observe({ type: "paint", buffered: true });
    });
    const moved: string[] = [];
    const shift = { sum: 0, moved, painted };
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${x} ${y} ${width} ${height}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shift.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          moved.push(
            `${value}: ${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${rect(previousRect)} -> ${rect(currentRect)}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(globalThis, { shift });
  });
  await page.route("**/*.woff2", async (route) => {
    await page.evaluate("shift.painted");
    await route.continue();
  });
}

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate("document.fonts.ready");
  // Waits for the frame in which the font arrives, and the one that reports the shift.
  await page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))",
  );
  const shift = await page.evaluate<{ sum: number; moved: string[] }>("shift");
  expect(shift.sum, [path, ...shift.moved].join("\n")).toBeLessThanOrEqual(0.01);
}

test("nothing moves on a public page when the font arrives after the first paint", async ({
  page,
}) => {
  await watchShifts(page);
  for (const path of publicPages) await expectStill(page, path);
});

// The pages with the most text above the fold, where line breaks may change with the font.
for (const width of some([390, 820]))
  test(`nor on the landing page and in the guide in any language, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    for (const language of languageCodes) {
      const { baseURL: url } = test.info().project.use;
      await page.context().addCookies([{ name: "language", value: language, url: url! }]);
      await page.addInitScript((code) => localStorage.setItem("language", code), language);
      for (const path of ["/", "/docs", "/docs/review"]) await expectStill(page, path);
    }
  });
