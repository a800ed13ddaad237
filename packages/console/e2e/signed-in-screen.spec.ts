// The first screen of a signed-in user, which the server renders with the session of their cookie: painted before any
// script loads, complete without scripts, and hydrated without a change or another call.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import {
  askedOf,
  createdSince,
  holdScripts,
  isDrawn,
  isMainMarked,
  lookOf,
  markElements,
  readable,
} from "./painted.ts";
import { hydrated, person, savesData, signIn, type Person } from "./people.ts";
import { sendForReview } from "./sent.ts";
import { some } from "./windows.ts";

async function reader(browser: Browser, language: LanguageCode, email: string): Promise<Person> {
  const one = await person(browser, language);
  // For a reader who saves data, the page does not preload the parts that open on a click.
  await savesData(one);
  await signIn(one, email);
  await expect(one.page.getByRole("heading", { level: 1 })).toBeVisible();
  return one;
}

/** The requests except those that a page makes after it has rendered: review times, remarks, an inspection. */
const askedFirst = async (page: Page) =>
  (await askedOf(page)).filter((path) => !/\/(?:remarks|review|preflight)$/.test(path));

/** Opens a page with all scripts delayed, and checks that hydration does not change what was painted. */
async function staysAsItIs(
  page: Page,
  address: string,
  look: () => Promise<void> = async () => {},
) {
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
  await look();
  await isDrawn(page);
  const before = await lookOf(page);
  await markElements(page);
  letGo();
  await hydrated({ page });
  expect(await createdSince(page), address).toEqual([]);
  expect((await lookOf(page)).filter((line) => !before.includes(line))).toEqual([]);
  expect(await askedFirst(page), address).toEqual([]);
}

for (const language of languageCodes)
  for (const width of [1280, 390])
    test(`the list of products is painted before any script, in ${language} and ${width} wide, and stays as it is`, async ({
      browser,
    }) => {
      const one = await reader(browser, language, "creator@demo.test");
      const { page, words, errors } = one;
      await page.setViewportSize({ width, height: 900 });
      // A window of this width tells the server so with the first page that it opens.
      await page.goto("/terms");
      await staysAsItIs(page, "/dashboard/products?sort=title", async () => {
        await expect(page.getByRole("article").first()).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page).toHaveTitle(`${words("products.title")} · Lanyard`);
      });
      const banner = page.getByRole("banner");
      await banner
        .getByRole("button", { name: words("nav.language") })
        .or(banner.getByRole("button", { name: words("nav.menu") }))
        .filter({ visible: true })
        .first()
        .click();
      await expect(
        page.getByRole("menuitemradio").or(page.getByRole("dialog")).first(),
      ).toBeVisible();
      expect(errors).toEqual([]);
    });

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
        [title, version].map((locator) => locator.boundingBox()),
      );
      // The notice about unsaved input next to a long title leaves the title less room, so its width is ignored.
      return [{ ...heading, width: 0 }, field];
    };
    await expect(title).toBeVisible();
    await expect(version).toHaveValue(/\d/);
    await isDrawn(page);
    await markElements(page);
    // Filling the field scrolls it into view, so positions are taken afterwards.
    await version.fill("9.8.7");
    const before = await places();
    letGo();
    await hydrated(one);
    await expect(version).toHaveValue("9.8.7");
    expect(await places()).toEqual(before);
    expect(await isMainMarked(page)).toBe(true);
    expect(await askedFirst(page)).toEqual([]);
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
    request,
  }) => {
    const one = await reader(browser, language, "admin@demo.test");
    const { page, errors } = one;
    // Not with the page's own cookies: another account signs in.
    await sendForReview(request, `In coda ${width}`);
    // Rendering a build must not claim it.
    const sent: string[] = [];
    page.on("request", (call) => {
      if (call.method() !== "GET") sent.push(new URL(call.url()).pathname);
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
    expect(sent).toEqual([]);
    expect(errors).toEqual([]);
  });

for (const language of languageCodes)
  for (const width of [1280, 390])
    test(`without scripts a signed-in page is complete, in ${language} and ${width} wide`, async ({
      browser,
    }) => {
      const one = await reader(browser, language, "creator@demo.test");
      const { words } = one;
      await one.page.setViewportSize({ width, height: 900 });
      // The time zone is known from the page before.
      await one.page.goto("/dashboard/products");
      const pages = ["/dashboard/products", "/dashboard/account"];
      for (const part of ["/dashboard/products/", "/submissions/"]) {
        const link = one.page.locator(`main a[href*="${part}"]`).first();
        pages.push((await link.getAttribute("href"))!);
      }
      const headingByPath = new Map<string, string>();
      for (const path of pages) {
        await one.page.goto(path);
        await expect(one.page.getByRole("heading", { level: 1 })).toBeVisible();
        headingByPath.set(path, await one.page.getByRole("heading", { level: 1 }).innerText());
      }
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
        storageState: await one.page.context().storageState(),
      });
      const page = await context.newPage();
      for (const path of pages) {
        const answer = await page.goto(path);
        expect(answer?.headers()["cache-control"]).toBe("private, no-store");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingByPath.get(path)!);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByText(words("page.needs_scripts"))).toHaveCount(0);
        // An editor inspects its build with scripts.
        if (!path.includes("/submissions/"))
          await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      }
      // A link is a link: it opens the next page.
      await page.goto("/dashboard/products");
      await page.locator('main a[href^="/dashboard/products/"]').first().click();
      await expect(page).toHaveURL(/\/products\/\d+$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await context.close();
    });

test("a signed-in page on a slow line is read before its scripts have come", async ({
  browser,
}) => {
  const one = await reader(browser, "es", "creator@demo.test");
  const { page, words, errors } = one;
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto("/dashboard/products", { waitUntil: "commit" });
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await readable(page)).toContain(words("products.title"));
  await hydrated(one);
  await page
    .getByRole("banner")
    .getByRole("button", { name: words("nav.account_menu") })
    .click();
  await expect(page.getByRole("menuitem", { name: words("nav.logout") })).toBeVisible();
  expect(errors).toEqual([]);
});

async function textAt(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return page.getByRole("main").innerText();
}

test("a page of a time zone that the server was told wrong is rendered anew, with the reader's", async ({
  browser,
}) => {
  const one = await reader(browser, "en", "creator@demo.test");
  const context = await browser.newContext({
    timezoneId: "Pacific/Kiritimati",
    storageState: await one.page.context().storageState(),
  });
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(error.error().message));
  const page = await context.newPage();
  const link = one.page.locator('main a[href^="/dashboard/products/"]').first();
  const address = (await link.getAttribute("href"))!;
  const ofRome = await context.cookies();
  await page.goto("/terms");
  await page.goto(address);
  await expect(page.locator("html")).not.toHaveAttribute("data-reader");
  const served = await page.getByRole("main").innerText();
  expect(served).not.toBe(await textAt(one.page, address));
  await context.addCookies(ofRome);
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-reader", "other");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  letGo();
  await expect.poll(() => page.getByRole("main").innerText()).toBe(served);
  expect(errors).toEqual([]);
  await context.close();
});

/** Opens a tab that is connected to the demo's company. */
async function ofCompany(browser: Browser, language: LanguageCode): Promise<Person> {
  const one = await person(browser, language);
  await savesData(one);
  const { page } = one;
  const body = { company_token: "demo-company-token", user_token: "token-holder" };
  const company = await (await page.request.post("/api/company", { data: body })).text();
  await page.goto("/terms");
  await page.evaluate(
    ([token, record]) => {
      sessionStorage.setItem("company_token", token);
      sessionStorage.setItem("company", record);
    },
    [body.company_token, company] as const,
  );
  return one;
}

test("a company's pages come with no data of it, and its token is in no address", async ({
  browser,
}) => {
  const one = await ofCompany(browser, "fr");
  const { page, errors } = one;
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push([request.method(), request.url(), request.postData() ?? ""].join(" ")),
  );
  const company = await page.evaluate(() => sessionStorage.getItem("company")!);
  const { name } = JSON.parse(company) as { name: string };
  for (const path of [
    "/store",
    "/store?filter=mensa",
    "/store/apps",
    "/store/licenses?view=table",
    "/store/people",
    "/store/receipts",
  ]) {
    const document = await (await page.goto(path))!.text();
    expect(document).not.toContain(name);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    // What it asks for as the company, it asks for once.
    await page.waitForLoadState("networkidle");
    const calls = requests.splice(0).filter((call) => call.includes("/api/"));
    const posted = calls.filter((call) => call.startsWith("POST "));
    expect(posted, path).toEqual([...new Set(posted)]);
    expect(calls.filter((call) => call.split(" ")[1]!.includes("demo-company-token"))).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test("a company whose token has ended reads so", async ({ browser }) => {
  const { page, words } = await ofCompany(browser, "en");
  const stored = await page.evaluate(() => sessionStorage.getItem("company")!);
  for (const path of ["/store", "/store/people"]) {
    await page.evaluate((company) => {
      sessionStorage.setItem("company_token", "of-nobody");
      sessionStorage.setItem("company", company);
    }, stored);
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText(words("connect.ended"));
  }
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
