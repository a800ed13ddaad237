// The first screen as the server writes it: without scripts, and taken over by them, for every reader.
import { expect, test } from "@playwright/test";
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import { person, signIn, type Person } from "./people.ts";
import { wordsIn } from "./words.ts";

const pages = [
  "/",
  "/login",
  "/functionality",
  "/password/reset/abc",
  "/docs",
  "/terms",
  "/privacy",
];

test("without JavaScript pages can be read, in the language of the cookie", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const title = page.getByRole("heading", { level: 1 });
  for (const [path, language, key] of [
    ["/", "it", "landing.title"],
    ["/nowhere/at/all", "fr", "landing.title"],
    ["/login", "en", "login.title"],
  ] as const) {
    const words = wordsIn(language);
    const url = test.info().project.use.baseURL!;
    await context.addCookies([{ name: "language", value: language, url }]);
    await page.goto(path);
    await expect(title).toHaveText(words(key));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveTitle(key === "landing.title" ? "Lanyard" : `${words(key)} · Lanyard`);
  }
  await page.goto("/docs");
  await expect(page.getByText("curl --request").first()).toBeVisible();
  await expect(page).toHaveTitle(/ · Lanyard$/);
  await context.close();
});

/** Opens a page; it is there with its heading, in the reader's language. */
const visit = async ({ page }: Person, language: LanguageCode, path: string) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
};

for (const language of languageCodes)
  test(`nothing is wrong with any public page in ${language}, signed out`, async ({ browser }) => {
    const reader = await person(browser, language);
    const { page, words, errors } = reader;
    for (const path of pages) {
      await visit(reader, language, path);
      // It answers to a click: the browser has taken it over.
      await page
        .getByRole("banner")
        .getByRole("button", { name: words("nav.language") })
        .click();
      await expect(page.getByRole("menuitemradio", { name: "Français" })).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

// In one language, as the language does not depend on the session.
test("nothing is wrong with any public page, signed in", async ({ browser }) => {
  const reader = await person(browser, "fr");
  const { page, words, errors } = reader;
  await signIn(reader, "creator@demo.test");
  for (const path of pages) {
    await visit(reader, "fr", path);
    await expect(
      page.getByRole("banner").getByRole("button", { name: words("nav.account_menu") }),
    ).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("a page names all that it loads, and asks for its data once", async ({ browser }) => {
  const creator = await person(browser, "it");
  const { page } = creator;
  await signIn(creator, "creator@demo.test");
  for (const path of ["/dashboard/products", "/login"]) {
    if (path === "/login") await page.evaluate(() => localStorage.removeItem("access_token"));
    const document = await (await page.goto(path))!.text();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
        ({ name }) => new URL(name).pathname,
      ),
    );
    const files = loaded.filter((one) => /\.(?:js|css|json|woff2)$/.test(one));
    expect(files.filter((one) => !document.includes(one))).toEqual([]);
    // Once: what was begun is taken over.
    expect(loaded.filter((one) => one.startsWith("/api/")).toSorted()).toEqual(
      path === "/login" ? [] : ["/api/products", "/api/users/me"],
    );
  }
});

test("nothing moves on a public page when the font arrives after the first paint", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const painted = new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
      }).observe({ type: "paint", buffered: true });
    });
    const shift = { sum: 0, painted };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(globalThis, { shift });
  });
  const painted = () => page.evaluate("shift.painted");
  await page.route("**/*.woff2", async (route) => {
    await painted();
    await route.continue();
  });
  const shiftOf = async (path: string): Promise<number> => {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate("document.fonts.ready");
    // The frame that the font arrives in, and the one that reports it.
    await page.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))",
    );
    return page.evaluate<number>("shift.sum");
  };
  for (const path of pages) {
    const sums: number[] = [];
    // What the font moves it moves each time; on busy cores one load may be painted amid its parts.
    do sums.push(await shiftOf(path));
    while (sums.length < 3 && Math.min(...sums) > 0.01);
    expect(Math.min(...sums), path).toBeLessThanOrEqual(0.01);
  }
});
