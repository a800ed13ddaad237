// The first screen as the server renders it, without scripts and hydrated by them, for every reader.
import { expect, test } from "@playwright/test";
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import { hydrated, person, savesData, signIn, type Person } from "./people.ts";
import { publicPages as pages } from "./public-pages.ts";
import { wordsIn } from "./words.ts";
import { some } from "./windows.ts";

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
  // A signed-in user's page only says that it needs scripts. Read by its HTML, because text locators do not find
  // noscript content.
  await page.goto("/dashboard/products");
  const needs = page.locator("noscript > p");
  await expect(needs).toBeVisible();
  expect(await needs.innerHTML()).toBe(wordsIn("en")("page.needs_scripts"));
  await page.goto("/docs/webhooks");
  await expect(page.getByText("curl --request").first()).toBeVisible();
  await expect(page).toHaveTitle(/ · Lanyard$/);
  await context.close();
});

/** Opens a page and checks its heading and language. */
const visit = async ({ page }: Person, language: LanguageCode, path: string) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
};

for (const language of some(languageCodes, 2))
  test(`nothing is wrong with any public page in ${language}, signed out`, async ({ browser }) => {
    const reader = await person(browser, language);
    const { page, words, errors } = reader;
    for (const path of pages) {
      await visit(reader, language, path);
      // The page responds to a click, so it is hydrated.
      await page
        .getByRole("banner")
        .getByRole("button", { name: words("nav.language") })
        .click();
      await expect(page.getByRole("menuitemradio", { name: "Français" })).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

// One language is enough, because the language does not depend on the session.
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

test("a page names all that it loads, and asks for no data again", async ({ browser }) => {
  const creator = await person(browser, "it");
  const { page } = creator;
  // For a reader who saves data, the page does not preload the parts that open on a click.
  await savesData(creator);
  for (const path of ["/login", "/dashboard/products"]) {
    if (path !== "/login") await signIn(creator, "creator@demo.test");
    const document = await (await page.goto(path))!.text();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
        ({ name }) => new URL(name).pathname,
      ),
    );
    const files = loaded.filter((one) => /\.(?:js|css|json|woff2)$/.test(one));
    expect(files.filter((one) => !document.includes(one))).toEqual([]);
    if (path === "/login") expect(document).not.toContain("inter-latin");
    expect(loaded.filter((one) => one.startsWith("/api/"))).toEqual([]);
  }
});

for (const [width, deviceScaleFactor] of [
  [390, 3],
  [820, 1.5],
  [1280, 1],
] as const)
  test(`pictures are asked for in one size, ${width} wide, ${deviceScaleFactor} pixels each`, async ({
    browser,
  }) => {
    const creator = await person(browser, "it");
    await signIn(creator, "creator@demo.test");
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      deviceScaleFactor,
      storageState: await creator.page.context().storageState(),
    });
    const page = await context.newPage();
    await page.goto("/dashboard/products");
    await page.getByRole("article").locator("img").first().waitFor();
    await page.waitForLoadState("networkidle");
    const requestedPaths = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith("/files/")),
    );
    const pictures = requestedPaths.map((path) => path.slice(0, "/files/".length + 64));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures).toEqual([...new Set(pictures)]);
    await context.close();
  });

test("a menu whose script does not come says so, and opens when the page is loaded again", async ({
  browser,
}) => {
  const { page, words } = await person(browser, "it");
  const script = /\/menu-list-[^/]*\.js$/i;
  await page.route(script, (route) => route.abort());
  await page.goto("/terms");
  const button = page.getByRole("banner").getByRole("button", { name: words("nav.language") });
  await button.press("Enter");
  const reload = page.getByRole("button", { name: words("page.reload") });
  await expect(reload).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.unroute(script);
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await hydrated({ page });
  await button.press("ArrowUp");
  await expect(page.getByRole("menuitemradio", { name: "Français" })).toBeFocused();
});

test("a page whose scripts do not come says so, beside what there is to read", async ({
  browser,
}) => {
  const creator = await person(browser, "en");
  const { page, words } = creator;
  await signIn(creator, "creator@demo.test");
  const vendor = /\/vendor-[^/]*\.js$/;
  await page.route(vendor, (route) => route.fulfill({ status: 503 }));
  const alert = page.getByRole("alert");
  await page.goto("/dashboard/products", { waitUntil: "load" });
  await expect(alert).toContainText(words("not_loaded"));
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto("/docs", { waitUntil: "load" });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute(vendor);
  await alert.getByRole("link", { name: words("again") }).click();
  await expect(
    page.getByRole("banner").getByRole("button", { name: words("nav.account_menu") }),
  ).toBeVisible();
  await expect(alert).toBeHidden();
});

test("a stylesheet that is lost is asked for once more, and missed aloud when it does not come", async ({
  browser,
}) => {
  const creator = await person(browser, "en");
  const { page, words } = creator;
  await signIn(creator, "creator@demo.test");
  let refusals = 1;
  await page.route(/\.css$/, (route) =>
    refusals-- > 0 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const title = page.getByRole("heading", { level: 1 });
  const alert = page.getByText(words("not_loaded"));
  const isStyled = () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href));
  await page.goto("/dashboard/products");
  await expect.poll(isStyled).toBe(true);
  await expect(title).toBeVisible();
  await expect(alert).toBeHidden();

  refusals = Number.POSITIVE_INFINITY;
  await page.reload();
  await expect(title).toBeVisible();
  await expect(alert).toBeVisible();
  refusals = 0;
  await page.getByRole("link", { name: words("again"), exact: true }).click();
  await expect.poll(isStyled).toBe(true);
  await expect(alert).toBeHidden();
});

test("while the script of a signed-in page is late, the page is there, and then it reacts", async ({
  browser,
}) => {
  const creator = await person(browser, "en");
  const { page, words, errors } = creator;
  await signIn(creator, "creator@demo.test");
  const late = Promise.withResolvers<void>();
  await page.route(/\/ProductsPage-[^/]*\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto("/dashboard/products", { waitUntil: "commit" });
  const menu = page.getByRole("banner").getByRole("button", { name: words("nav.account_menu") });
  await expect(menu).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-live");
  late.resolve();
  await hydrated(creator);
  await menu.click();
  await expect(page.getByRole("menuitem", { name: words("nav.logout") })).toBeVisible();
  expect(errors).toEqual([]);
});

test("without scripts a form says that it cannot be sent", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/login", "/functionality", "/password/reset/abc"]) {
    await page.goto(path);
    const notice = page.locator("noscript [data-slot=notice]");
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(wordsIn("it")("form.needs_scripts"));
    await expect(page.locator("form")).toHaveAttribute("method", "post");
  }
  await context.close();
});

test("a login that is pressed before the scripts have come puts no password in an address", async ({
  browser,
}) => {
  const { page, words } = await person(browser, "it");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.route("**/*.js", () => undefined);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: words("field.email") }).fill("creator@demo.test");
  await page.getByLabel(words("field.password"), { exact: true }).fill("demo-password");
  await page.getByRole("button", { name: words("login.submit") }).click({ noWaitAfter: true });
  await page.waitForTimeout(500);
  expect(page.url()).not.toContain("demo-password");
  expect(addresses.filter((address) => address.includes("demo-password"))).toEqual([]);
});

test("an address with slashes too many is the page that the server wrote", async ({ browser }) => {
  const { page, words, errors } = await person(browser, "it");
  await page.goto("/login");
  for (const path of ["//docs?a=b#files", "/login//"]) {
    await page.goto(new URL(page.url()).origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      path.startsWith("//docs") ? "Archivio e script SQL" : words("login.title"),
    );
  }
  await expect(page).toHaveURL(/[^/]\/login\/$/);
  expect(errors).toEqual([]);
});
