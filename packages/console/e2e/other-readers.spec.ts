// Nobody sees the data of another reader of the same browser, whatever happened to the session meanwhile.
import { randomBytes } from "node:crypto";
import {
  chromium,
  expect,
  test,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { hintsCookie } from "@lanyard/contract";
import { holdScripts, readable } from "./painted.ts";
import { hydrated, openMenu, person, signIn, type Person } from "./people.ts";
import { newProduct, register, tokenOf } from "./sent.ts";

const documentCookie = "document_session";
const pages = ["/dashboard/products", "/dashboard/account", "/docs", "/store"] as const;

interface Owner extends Person {
  /** A word that only this owner may read, on the list and on the page of the product. */
  readonly secret: string;
  readonly product: string;
}

/** Signs in a creator who has a product that nobody else sees. */
async function owner(browser: Browser, email = "creator@demo.test"): Promise<Owner> {
  const one = await person(browser, "en");
  const { page } = one;
  const secret = `Secret ${randomBytes(4).toString("hex")}`;
  const { product } = await newProduct(page.request, await tokenOf(page.request, email), secret);
  await signIn(one, email);
  await expect(page.getByText(secret).first()).toBeVisible();
  return { ...one, secret, product: `/dashboard/products/${product}` };
}

/** Opens pages in this tab, and takes what can be read before the scripts, and after them. */
async function leaks(
  { page, secret, product }: Owner,
  tab: Page = page,
): Promise<readonly string[]> {
  const leaked: string[] = [];
  const look = async (when: string) => {
    const text = await readable(tab);
    if ([secret, "creator@demo.test"].some((word) => text.includes(word)))
      leaked.push(`${when} at ${tab.url()}: ${text}`);
  };
  const letGo = [];
  for (const path of [...pages, product]) {
    letGo.push(await holdScripts(tab));
    await tab.goto(path, { waitUntil: "commit" });
    await tab.locator("#root").waitFor({ state: "attached" });
    await tab.waitForFunction(
      () => document.readyState !== "loading" || document.querySelector("script[src]"),
    );
    await look("before the scripts");
    letGo.pop()!();
    await hydrated({ page: tab });
    await look("at hydration");
  }
  return leaked;
}

const cookieOf = async (context: BrowserContext, expected = documentCookie) =>
  (await context.cookies()).find(({ name }) => name === expected)!;

const sessionIn = (page: Page) =>
  page.evaluate(() => ({
    access_token: localStorage.getItem("access_token")!,
    session_id: localStorage.getItem("session_id")!,
  }));

test("who signs out in one tab leaves nothing in the other, loaded anew, back or forward", async ({
  browser,
}) => {
  const one = await owner(browser);
  const { page, secret, product } = one;
  const other = await page.context().newPage();
  await other.goto("/dashboard/account");
  await other.goto(product);
  await expect(other).toHaveTitle(new RegExp(secret));
  await (await openMenu(one)).signOut();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).not.toHaveURL(/\/products\/\d+$/);
  expect(await readable(other)).not.toContain(secret);
  for (const go of ["reload", "goBack", "goForward", "reload"] as const) {
    await other[go]();
    expect(await readable(other)).not.toContain(secret);
    expect(await readable(other)).not.toContain("creator@demo.test");
  }
  expect(await leaks(one)).toEqual([]);
  expect(await leaks(one, other)).toEqual([]);
});

test("of two accounts in two tabs each tab shows the one that has signed in last", async ({
  browser,
  request,
}) => {
  const { email, password } = await register(request, `tab${Date.now()}`, "creator");
  const one = await owner(browser);
  const { page, secret, product } = one;
  await page.goto(product);
  await page.goto("/docs");
  const other: Person = { ...one, page: await page.context().newPage() };
  // A second sign-in, without a sign-out before it.
  await other.page.goto("/docs");
  const reply = await other.page.request.post("/api/login", {
    data: { email, password },
  });
  const { token, session_id } = (await reply.json()) as Record<string, string>;
  await other.page.evaluate(
    ([mine, id]) => {
      localStorage.setItem("session_id", id!);
      localStorage.setItem("access_token", mine!);
    },
    [token, session_id],
  );
  await page.goBack();
  expect(await readable(page)).not.toContain(secret);
  await page.goForward();
  await page.goto("/dashboard/products");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await readable(page)).not.toContain(secret);
  expect(await leaks(one)).toEqual([]);
  expect(await leaks(one, other.page)).toEqual([]);
});

test("a session that has ended on the server shows nothing of it any more", async ({
  browser,
  request,
}) => {
  const one = await owner(browser);
  const { page } = one;
  const { access_token } = await sessionIn(page);
  const cookie = await cookieOf(page.context());
  const authorization = `Bearer ${access_token}`;
  expect((await request.get("/api/logout", { headers: { authorization } })).ok()).toBe(true);
  expect(await cookieOf(page.context())).toEqual(cookie);
  const answer = await page.request.get("/dashboard/products");
  expect(await answer.text()).not.toContain(one.secret);
  expect(await leaks(one)).toEqual([]);
});

test("who has cleared the storage, and kept the cookie, is a visitor", async ({ browser }) => {
  const one = await owner(browser);
  const { page } = one;
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem("language", "en");
  });
  expect(await cookieOf(page.context())).toBeDefined();
  expect(await leaks(one)).toEqual([]);
  await page.goto("/dashboard/products");
  await expect(page).toHaveURL(/\/login/);
});

test("without the cookie a signed-in page comes empty, and the browser asks for its data", async ({
  browser,
}) => {
  const one = await owner(browser);
  const { page, secret } = one;
  await page.context().clearCookies({ name: documentCookie });
  const document = await (await page.goto("/dashboard/products"))!.text();
  expect(document).not.toContain(secret);
  await expect(page.getByText(secret).first()).toBeVisible();
  expect(one.errors).toEqual([]);
});

test("a cookie of one account and the storage of another show the account of the storage", async ({
  browser,
  request,
}) => {
  const { email, password } = await register(request, `other${Date.now()}`, "creator");
  const one = await owner(browser);
  const { page, secret } = one;
  const cookie = await cookieOf(page.context());
  await (await openMenu(one)).signOut();
  await signIn({ ...one }, email, password);
  // The first session has ended; a third one's cookie is put in the place of the second's.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const third = await person(browser, "en");
  await signIn(third, "creator@demo.test");
  const { value } = await cookieOf(third.page.context());
  await page.context().addCookies([{ ...cookie, value }]);
  expect(await (await page.request.get("/dashboard/products")).text()).toContain(secret);
  expect(await leaks(one)).toEqual([]);
  await page.goto("/dashboard/products");
  await expect(page.getByRole("heading", { name: one.words("products.title") })).toBeVisible();
});

test("who signs out elsewhere while the scripts are on their way sees no more of it, nor its data", async ({
  browser,
}) => {
  const one = await owner(browser);
  const { page, secret, product } = one;
  for (const script of ["**/*.js", "**/ProductPage-*.js"]) {
    const session = await sessionIn(page);
    const released = Promise.withResolvers<void>();
    await page.route(script, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto("about:blank");
    await page.goto(product, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(secret);
    // What another tab does to the storage.
    await page.evaluate(() => {
      localStorage.removeItem("access_token");
      localStorage.removeItem("session_id");
    });
    released.resolve();
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    expect(await readable(page)).not.toContain(secret);
    await page.unroute(script);
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, session);
  }
});

test("a page of somebody else stays hidden while its scripts are on their way, and when they are lost", async ({
  browser,
}) => {
  const one = await owner(browser);
  const { page, words, secret, product } = one;
  // Whoever is signed in here is not the reader of the cookie.
  await page.addInitScript(() => {
    localStorage.setItem("session_id", "of-somebody-else");
    localStorage.setItem("access_token", "of-somebody-else");
  });
  const hints = await cookieOf(page.context(), hintsCookie);
  for (const [script, isLost] of [
    [/\/ProductPage-[^/]*\.js$/, false],
    [/\/vendor-[^/]*\.js$/, true],
    [/\/assets\/[^/]*\.js$/, true],
  ] as const) {
    // Who has been refused gets no more documents of a user; the page that hears of it is closed first.
    await page.goto("about:blank");
    await page.context().addCookies([hints]);
    await page.route(script, (route) => route.abort());
    const document = await page.goto(product, { waitUntil: "load" });
    expect(await document!.text()).toContain(secret);
    if (isLost) await expect(page.getByText(words("not_loaded"))).toBeVisible();
    expect(await readable(page)).not.toContain(secret);
    await page.unroute(script);
  }
});

test("a document that was fetched ahead of a sign-out shows nothing after it", async ({
  browser,
}) => {
  const one = await owner(browser);
  const { page, secret, product } = one;
  // The document of another tab, kept by the browser or a prerender, comes in place of a new one.
  const cached = await page.request.get(product);
  expect(cached.headers()["cache-control"]).toBe("private, no-store");
  const body = await cached.text();
  expect(body).toContain(secret);
  await (await openMenu(one)).signOut();
  await expect(page).toHaveURL(/\/$/);
  await page.route(`**${product}`, (route) =>
    route.fulfill({ body, headers: cached.headers(), contentType: "text/html" }),
  );
  const letGo = await holdScripts(page);
  await page.goto(product, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-reader", "other");
  expect(await readable(page)).not.toContain(secret);
  letGo();
  await expect(page).toHaveURL(/\/login/);
  expect(await readable(page)).not.toContain(secret);
});

test("a page from the back-forward cache shows nothing of who has signed out meanwhile", async () => {
  const { executablePath, args, env } = test.info().project.use.launchOptions!;
  const withCache = await chromium.launch({
    executablePath: executablePath!,
    args: args!,
    env: env!,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const one = await owner(withCache);
    const { page, secret, product } = one;
    await page.goto(product);
    await page.goto("/terms");
    const other: Person = { ...one, page: await page.context().newPage() };
    await other.page.goto("/docs");
    await (await openMenu(other)).signOut();
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(/\/(?:login\?.*)?$/);
    expect(await readable(page)).not.toContain(secret);
    await page.goBack({ waitUntil: "commit" });
    await page.waitForLoadState("load");
    expect(await readable(page)).not.toContain(secret);
  } finally {
    await withCache.close();
  }
});

test("a language chosen in another tab is that of every page from then on", async ({ browser }) => {
  const one = await owner(browser);
  const { page, errors } = one;
  const other = await page.context().newPage();
  await other.goto("/docs");
  await other
    .getByRole("banner")
    .getByRole("button", { name: one.words("nav.language") })
    .click();
  await other.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(other.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const document = await (await page.reload())!.text();
  expect(document).toContain('<html lang="fr"');
  // And while a page is on its way, whose document is in the language before.
  const letGo = await holdScripts(page);
  await page.goto("/dashboard/products", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("language", "es"));
  letGo();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await hydrated(one);
  await expect(page.getByText(one.secret).first()).toBeVisible();
  expect(errors).toEqual([]);
});
