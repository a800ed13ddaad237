// The first screen of a signed-in user or a company, which the server renders with their token: painted before any
// script loads, hydrated without a change or another call, and never shown to anybody else.
import { expect, test, type Browser, type Page } from "@playwright/test";
import type { LanguageCode } from "@lanyard/contract";
import { person, savesData, signIn, type Person } from "./people.ts";
import { picture } from "./files.ts";
import { sendForReview } from "./sent.ts";
import { some } from "./windows.ts";

/** Delays all scripts of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gone = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await gone.promise;
    await route.continue();
  });
  return gone.resolve;
}

async function reader(browser: Browser, language: LanguageCode, email: string): Promise<Person> {
  const one = await person(browser, language);
  // For a reader who saves data, the page does not preload the parts that open on a click.
  await savesData(one);
  await signIn(one, email);
  await expect(one.page.getByRole("heading", { level: 1 })).toBeVisible();
  return one;
}

const askedOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/api/")),
  );

/** Waits for font and pictures, because a carousel slide takes the size of its picture. */
async function isDrawn(page: Page) {
  await page.evaluate("document.fonts.ready");
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
}

/** One line for each element: its name, the start of its text, and its box. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#root *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.nodeName, element.textContent.slice(0, 40), x, y, width, height].join(" | ");
    }),
  );

/** Marks the main element: after hydration it must be the same element. */
const markRoot = (page: Page) =>
  page.getByRole("main").evaluate((element) => Object.assign(element, { isOfServer: true }));
const isMarked = (page: Page) =>
  page.getByRole("main").evaluate((element) => "isOfServer" in element);

const isTakenOver = (page: Page) =>
  page.waitForFunction(() => globalThis.heldInput === undefined && !globalThis.begun?.size);

const account = ({ page, words }: Person) =>
  page.getByRole("banner").getByRole("button", { name: words("nav.account_menu") });

for (const [language, email, title] of some(
  [
    ["it", "creator@demo.test", "products.title"],
    ["en", "admin@demo.test", "products.title_admin"],
    ["fr", "creator@demo.test", "products.title"],
  ] as const,
  2,
))
  test(`the list of ${email} is painted before any script, in ${language}, and stays as it is`, async ({
    browser,
  }) => {
    const one = await reader(browser, language, email);
    const { page, words, errors } = one;
    const address = "/dashboard/products?sort=title";
    const first = page.getByRole("listitem").or(page.getByRole("row")).first();
    for (const width of [1280, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/terms");
      const letGo = await holdScripts(page);
      await page.goto(address, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: words(title), level: 1 })).toBeVisible();
      await expect(first).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page).toHaveTitle(`${words(title)} · Lanyard`);
      await isDrawn(page);
      const before = await lookOf(page);
      await markRoot(page);
      letGo();
      await isTakenOver(page);
      expect((await lookOf(page)).filter((line) => !before.includes(line))).toEqual([]);
      expect(await isMarked(page)).toBe(true);
      expect(await askedOf(page)).toEqual(["/api/screen"]);
      await page.unroute("**/*.js");
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await account(one).click();
    await expect(page.getByRole("menuitem", { name: words("nav.logout") })).toBeVisible();
    expect(errors).toEqual([]);
  });

/** The requests except those that a page makes after it has rendered: review times, remarks, an inspection. */
const askedFirst = async (page: Page) =>
  (await askedOf(page)).filter((path) => !/\/(?:remarks|review|preflight)$/.test(path));

/** Waits until React has hydrated an element: effects have run two frames after its properties appear. */
const untilReactHas = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted)!).some((key) => key.startsWith("__reactProps")) &&
      new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(() => end(true)))),
    selector,
  );

/** Opens a page with all scripts delayed, and checks that hydration does not change what was painted. */
async function staysAsItIs(page: Page, address: string) {
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await isDrawn(page);
  const before = await lookOf(page);
  await markRoot(page);
  letGo();
  await isTakenOver(page);
  expect((await lookOf(page)).filter((line) => !before.includes(line))).toEqual([]);
  expect(await isMarked(page)).toBe(true);
  expect(await askedFirst(page)).toEqual(["/api/screen"]);
  await page.unroute("**/*.js");
}

for (const path of ["product", "account"] as const)
  test(`the page of ${path === "product" ? "a product" : "the account"} is painted before any script`, async ({
    browser,
  }) => {
    const one = await reader(browser, "es", "creator@demo.test");
    const { page, errors } = one;
    const link = page.locator('main a[href^="/dashboard/products/"]').first();
    const address = path === "product" ? (await link.getAttribute("href"))! : "/dashboard/account";
    await staysAsItIs(page, address);
    expect(errors).toEqual([]);
  });

for (const width of [1280, 390])
  test(`the editor is painted before any script with what is entered, ${width} wide`, async ({
    browser,
  }) => {
    const one = await reader(browser, "it", "creator@demo.test");
    const { page, words, errors } = one;
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/dashboard/products?status=draft");
    const link = page.locator('main a[href*="/submissions/"]').first();
    const address = (await link.getAttribute("href"))!;
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1 });
    const version = page.getByRole("textbox", { name: words("build.version"), exact: true });
    const places = async () => {
      const [heading, field] = await Promise.all(
        [title, version].map((shown) => shown.boundingBox()),
      );
      // The notice about unsaved input next to a long title leaves the title less room, so its width is ignored.
      return [{ ...heading, width: 0 }, field];
    };
    await expect(title).toBeVisible();
    await expect(version).toHaveValue(/\d/);
    await isDrawn(page);
    await markRoot(page);
    // Filling the field scrolls it into view, so positions are taken afterwards.
    await version.fill("9.8.7");
    const before = await places();
    letGo();
    await page.waitForFunction(() => globalThis.heldInput === undefined);
    await expect(version).toHaveValue("9.8.7");
    expect(await places()).toEqual(before);
    expect(await isMarked(page)).toBe(true);
    expect(await askedFirst(page)).toEqual(["/api/screen"]);
    expect(errors).toEqual([]);
  });

for (const [language, width] of some(
  [
    ["es", 1280],
    ["fr", 390],
  ] as const,
  2,
))
  test(`the pages of the office are painted before any script, in ${language} and ${width} wide`, async ({
    browser,
  }) => {
    const one = await reader(browser, language, "admin@demo.test");
    const { page, errors } = one;
    await sendForReview(page.request, `In coda ${width}`);
    // Rendering a build must not claim it.
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/dashboard/people",
      "/dashboard/people?search=demo&role=admin",
      "/dashboard/companies",
      "/dashboard/requests",
      "/dashboard/audit",
      "/dashboard/audit?from=2026-03-28&until=2099-12-31",
      "/dashboard/deliveries",
      "/dashboard/settings",
      "/dashboard/review",
    ])
      await staysAsItIs(page, path);
    const build = page.locator('main a[href*="build="]').first();
    await staysAsItIs(page, (await build.getAttribute("href"))!);
    await staysAsItIs(
      page,
      `${new URL(page.url()).pathname}${new URL(page.url()).search}&tab=store`,
    );
    expect(new Set(sent)).toEqual(new Set(["/api/screen"]));
    expect(errors).toEqual([]);
  });

test("what is pressed at the desk is done once the script of the open build has come, after the page's", async ({
  browser,
}) => {
  const one = await reader(browser, "en", "admin@demo.test");
  const { page, words, errors } = one;
  // Earlier tests may have decided on all other builds.
  for (const name of ["Primo in coda", "Secondo in coda"]) await sendForReview(page.request, name);
  await page.goto("/dashboard/review");
  const builds = page.locator('main a[href*="build="]');
  const [build, next] = await Promise.all([0, 1].map((at) => builds.nth(at).getAttribute("href")));
  const [scripts, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    if (/\/Desk(?:Build|Reviewed)-/.test(route.request().url())) await gate.promise;
    await route.continue();
  });
  // Starts from a blank page, because the queue page may have loaded the script already.
  await page.goto("about:blank");
  await page.goto(build!, { waitUntil: "commit" });
  const name = page.getByRole("heading", { level: 2 }).first();
  await expect(name).toBeVisible();
  await page.getByRole("button", { name: words("queue.next"), exact: true }).click();
  scripts.resolve();
  await untilReactHas(page, "main h1");
  await expect(name).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  gate.resolve();
  await expect(page).toHaveURL(next!);
  expect(errors).toEqual([]);
});

/** Opens a tab that is connected to the demo's company. */
async function ofCompany(browser: Browser, language: LanguageCode): Promise<Person> {
  const one = await person(browser, language);
  await savesData(one);
  const { page } = one;
  const body = { company_token: "demo-company-token", user_token: "token-holder" };
  const company = await (await page.request.post("/api/company", { data: body })).text();
  await page.goto("/terms");
  // The server rendered this page for a visitor, so the company is only set after hydration.
  await isTakenOver(page);
  await page.evaluate(
    ([token, record]) => {
      sessionStorage.setItem("company_token", token);
      sessionStorage.setItem("company", record);
    },
    [body.company_token, company] as const,
  );
  return one;
}

for (const [language, width] of some(
  [
    ["it", 1280],
    ["fr", 390],
  ] as const,
  2,
))
  test(`the pages of a company are painted before any script, in ${language} and ${width} wide`, async ({
    browser,
  }) => {
    const one = await ofCompany(browser, language);
    const { page, errors } = one;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/store",
      "/store?filter=mensa",
      "/store/apps",
      "/store/licenses?view=table",
      "/store/people",
      "/store/receipts",
    ])
      await staysAsItIs(page, path);
    for (const [list, link] of [
      ["/store", 'main a[href^="/store/products/"]'],
      ["/store/receipts", 'main a[href^="/store/receipts/"]'],
    ] as const) {
      await page.goto(list);
      await staysAsItIs(page, (await page.locator(link).first().getAttribute("href"))!);
    }
    expect(asked.filter((url) => url.includes("demo-company-token"))).toEqual([]);
    expect(errors).toEqual([]);
  });

test("a company's screen is not for who connects as another before the scripts come", async ({
  browser,
}) => {
  const { page } = await ofCompany(browser, "en");
  const letGo = await holdScripts(page);
  await page.goto("/store/licenses", { waitUntil: "commit" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("company_token", "of-nobody"));
  letGo();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("a company whose token has ended reads so, as it does without a screen", async ({
  browser,
}) => {
  const { page, words } = await ofCompany(browser, "en");
  const kept = await page.evaluate(() => sessionStorage.getItem("company")!);
  for (const path of ["/store", "/store/people"]) {
    await page.evaluate((company) => {
      sessionStorage.setItem("company_token", "of-nobody");
      sessionStorage.setItem("company", company);
    }, kept);
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText(words("connect.ended"));
  }
});

test("who signs in after somebody else sees nothing of theirs", async ({ browser }) => {
  const one = await reader(browser, "en", "creator@demo.test");
  const { page, words, errors } = one;
  const mine = await page.getByRole("main").innerText();
  await account(one).click();
  await page.getByRole("menuitem", { name: words("nav.logout") }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard/products");
  await expect(page).toHaveURL(/\/login/);
  await signIn(one, "admin@demo.test");
  const letGo = await holdScripts(page);
  await page.goto("/dashboard/products", { waitUntil: "commit" });
  await expect(
    page.getByRole("heading", { name: words("products.title_admin"), level: 1 }),
  ).toBeVisible();
  expect(await page.getByRole("main").innerText()).not.toEqual(mine);
  letGo();
  await isTakenOver(page);
  expect(errors).toEqual([]);
});

test("what was asked for a session that has ended meanwhile is not shown", async ({ browser }) => {
  const one = await reader(browser, "en", "creator@demo.test");
  const { page } = one;
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/screen", async (route) => {
    const response = await route.fetch();
    await answered.promise;
    await route.fulfill({ response });
  });
  await holdScripts(page);
  await page.goto("/dashboard/products", { waitUntil: "commit" });
  const came = page.waitForResponse("**/api/screen");
  await page.evaluate(() => localStorage.removeItem("access_token"));
  answered.resolve();
  await (await came).finished();
  await page.evaluate("new Promise((end) => setTimeout(end))");
  await expect(page.locator("#root *")).toHaveCount(0);
});

test("a screen of somebody who reads no longer when the scripts come is replaced", async ({
  browser,
}) => {
  const one = await reader(browser, "en", "creator@demo.test");
  const { page } = one;
  const letGo = await holdScripts(page);
  await page.goto("/dashboard/products", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("access_token"));
  letGo();
  await expect(page).toHaveURL(/\/login/);
});

test("back while a page is loaded anew leads to the page before, which is not taken for the one that was written", async ({
  browser,
}) => {
  const one = await reader(browser, "en", "creator@demo.test");
  const { page, words, errors } = one;
  await page.locator('main a[href^="/dashboard/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Within the same document.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/products$/);
  letGo();
  await expect(
    page.getByRole("heading", { name: words("products.title"), level: 1 }),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [name, answer] of [
  ["fails", { status: 500, body: "{}" }],
  ["is refused for want of room", { status: 503, json: { error: "Full" } }],
  ["is a proxy's page", { status: 502, body: "<html></html>" }],
] as const)
  test(`where the screen ${name}, the page asks for its data by itself`, async ({ browser }) => {
    const one = await reader(browser, "it", "creator@demo.test");
    const { page, words } = one;
    await page.route("**/api/screen", (route) => route.fulfill(answer));
    await page.goto("/dashboard/products");
    await expect(
      page.getByRole("heading", { name: words("products.title"), level: 1 }),
    ).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect((await askedOf(page)).filter((path) => path === "/api/users/me")).toHaveLength(1);
  });

test("a refused token leads to the landing page, as it does without a screen", async ({
  browser,
}) => {
  const one = await reader(browser, "en", "creator@demo.test");
  const { page } = one;
  await page.evaluate(() => localStorage.setItem("access_token", "of-nobody"));
  await page.goto("/dashboard/products");
  await expect(page).toHaveURL(/\/(?:login\?.*)?$/);
});

test("what is typed, chosen and pressed before the scripts have come is done when they have", async ({
  browser,
}) => {
  const one = await reader(browser, "en", "creator@demo.test");
  const { page, words, errors } = one;
  for (const act of ["search", "sort", "tab"] as const) {
    const letGo = await holdScripts(page);
    await page.goto("/dashboard/products", { waitUntil: "commit" });
    const field = page.getByRole("searchbox", { name: words("products.search") });
    await expect(field).toBeVisible();
    if (act === "search") await field.fill("mensa");
    if (act === "sort")
      await page.getByRole("combobox", { name: words("products.sort") }).selectOption("title");
    if (act === "tab") await page.getByRole("tab").nth(1).click();
    letGo();
    await isTakenOver(page);
    const wanted = { search: /search=mensa/, sort: /sort=title/, tab: /status=/ };
    await expect(page).toHaveURL(wanted[act]);
    await page.unroute("**/*.js");
  }
  expect(errors).toEqual([]);
});

test("a press on a company's license is done once the script of that part has come, after the page's", async ({
  browser,
}) => {
  const { page, words, errors } = await ofCompany(browser, "it");
  await page.goto("/store");
  const product = await page
    .locator('main a[href^="/store/products/"]')
    .first()
    .getAttribute("href");
  const gate = Promise.withResolvers<void>();
  await page.route("**/ProductLicense-*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  // Starts from a blank page, because the list page may have loaded the script already.
  await page.goto("about:blank");
  await page.goto(product!, { waitUntil: "commit" });
  await page.getByRole("button", { name: words("panel.proposal") }).click();
  await untilReactHas(page, "main");
  gate.resolve();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a file that is chosen before the scripts have come is chosen when they have", async ({
  browser,
}) => {
  const one = await reader(browser, "it", "creator@demo.test");
  const { page, errors } = one;
  await page.goto("/dashboard/products?status=draft");
  const link = page.locator('main a[href*="/submissions/"]').first();
  const address = (await link.getAttribute("href"))!;
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  const icon = page.locator('[data-field="icon"]');
  await icon
    .locator("input[type=file]")
    .setInputFiles(await picture("scelta.png", 64, 64, "#2b8a5c"));
  letGo();
  await expect(icon.getByText("scelta.png").first()).toBeVisible();
  expect(errors).toEqual([]);
});
