// The console in a host's frame: a company's life there, and what is said where the host does not answer or may not.
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import {
  guestIn,
  hears,
  heard,
  hostOriginFor,
  say,
  serveHost,
  type HostServer,
} from "./host-page.ts";
import { wordsIn } from "./words.ts";

const words = wordsIn("en");
let host: HostServer;
let site: string;

test.beforeAll(async () => {
  site = String(test.info().project.use.baseURL);
  const { port } = new URL(site);
  host = await serveHost(Number(new URL(hostOriginFor(Number(port))).port), `${site}/`);
});
test.afterAll(() => host.close());
test.use({ locale: "en-GB" });

async function newCompany(request: APIRequestContext, name: string): Promise<string> {
  const login = await request.post("/api/login", {
    data: { email: "admin@demo.test", password: "demo-password" },
  });
  const { token } = (await login.json()) as { token: string };
  const made = await request.post("/api/admin/companies", {
    data: { name, email: `${name.toLowerCase().replaceAll(" ", "-")}@example.test`, country: "IT" },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(made.status()).toBe(200);
  return ((await made.json()) as { company_token: string }).company_token;
}

const openHost = (page: Page, query: Readonly<Record<string, string>>) =>
  page.goto(`${host.origin}/?${new URLSearchParams(query).toString()}`);

/** Widths and heights of a laptop and of a phone. */
for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a company's life in a host's frame at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const token = await newCompany(request, `Cornice ${width}`);
    await openHost(page, { token });
    const guest = guestIn(page);

    // The store of the company, without the bar.
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(words("store.title"));
    await expect(guest.getByText(`Cornice ${width}`).first()).toBeVisible();
    await expect(guest.getByRole("banner")).toHaveCount(0);
    await expect(guest.getByRole("button", { name: words("nav.disconnect") })).toHaveCount(0);
    await hears(page, { type: "set.element", id: "title" });

    // The frame is as high as the content, and nothing scrolls within it.
    await expect
      .poll(async () => (await heard(page)).some(({ type }) => type === "app.height"))
      .toBe(true);
    const frame = page.frames().find((one) => one.url().startsWith(site))!;
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBeLessThanOrEqual(1);

    // The host searches for it.
    await say(page, { type: "search", value: "parcheggio" });
    const found = guest.getByRole("article").filter({ hasText: /parcheggi|parking|aparca/i });
    await found.getByRole("link").first().click();
    const panel = guest.getByRole("region", { name: words("panel.title") });
    await panel.getByRole("button", { name: words("standing_next.get") }).click();
    await expect(panel.getByText(words("standing.unpaid"), { exact: true })).toBeVisible();

    // The host names who pays, so nobody is sent away for it.
    const price = words("panel.pay", { price: "" }).trim();
    await panel.getByRole("button", { name: new RegExp(`^${price}`) }).click();
    await panel.getByRole("button", { name: words("standing_next.install") }).click();
    await expect(panel.getByRole("link", { name: words("standing_next.give") })).toBeVisible();
    const receipts = await request.post("/api/licenses/payments", {
      data: { company_token: token, user_token: "session-of-anna" },
    });
    expect(await receipts.json()).toMatchObject([{ provider: "sandbox", amount: 8.9 }]);

    // What the host asks for is answered, without a token.
    await say(page, { type: "get.data", id: "installed" });
    await hears(page, { type: "put.data", id: "installed" });
    expect(JSON.stringify(await heard(page))).not.toContain(token);

    // Nothing of it is kept in the browser.
    const kept = await frame.evaluate(() => ({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookie: document.cookie,
    }));
    expect(kept).toEqual({ local: [], session: [], cookie: "" });
    expect(errors).toEqual([]);
  });

test("a browser that keeps nothing for third parties", async ({ page, request }) => {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      });
  });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openHost(page, { token: await newCompany(request, "Senza Memoria") });
  await expect(guestIn(page).getByRole("heading", { level: 1 })).toHaveText(words("store.title"));
  await guestIn(page)
    .getByRole("link", { name: words("nav.licenses") })
    .click();
  await expect(guestIn(page).getByRole("heading", { level: 1 })).toHaveText(words("nav.licenses"));
  expect(errors).toEqual([]);
});

test("a silent host is waited for, then explained, and asked again", async ({ page, request }) => {
  const token = await newCompany(request, "Silenzio");
  await page.clock.install();
  await openHost(page, { token, answering: "no" });
  const guest = guestIn(page);
  await expect(guest.getByText(words("host.waiting"))).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(guest.getByRole("heading", { name: words("host.silent_title") })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { answering: true }));
  await guest.getByRole("button", { name: words("action.retry") }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(words("store.title"));
  await page.clock.resume();
});

test("a token that was revoked asks the host for another", async ({ page, request }) => {
  await openHost(page, { token: "a token of nobody" });
  const guest = guestIn(page);
  await expect(guest.getByRole("heading", { name: words("host.unknown_title") })).toBeVisible();
  const token = await newCompany(request, "Nuova Chiave");
  await page.evaluate((next) => {
    Object.assign((globalThis as unknown as { setup: object }).setup, { company_token: next });
  }, token);
  await guest.getByRole("button", { name: words("action.retry") }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(words("store.title"));
});

test("popups of the host: markup, a page, fetched markup, an address, a form", async ({
  page,
  request,
}) => {
  await openHost(page, { token: await newCompany(request, "Finestre") });
  const guest = guestIn(page);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(words("store.title"));
  const dialog = guest.getByRole("dialog");
  const open = (data: object) => say(page, { type: "function", function: "popup.open", data });
  const close = async () => {
    await say(page, { type: "function", function: "popup.close" });
    await expect(dialog).toBeHidden();
  };
  const inside = dialog.frameLocator("iframe");

  await open({ html: "<h2>Lunch</h2><p>At noon.</p>", title: "Today" });
  await expect(dialog).toHaveAccessibleName("Today");
  await expect(inside.getByText("At noon.")).toBeVisible();
  await close();
  await hears(page, { type: "popup.close" });

  await open({ page: "/menu" });
  await expect(inside.getByText("This is menu of the host.")).toBeVisible();
  const half = await dialog.locator("iframe").evaluate((frame) => ({
    is: Math.round(frame.getBoundingClientRect().height),
    wanted: Math.round(window.innerHeight / 2),
  }));
  expect(half.is).toBe(half.wanted);
  await close();

  await open({ load: `${host.origin}/markup` });
  await expect(inside.getByText("This is markup of the host.")).toBeVisible();
  expect(host.asked).toContain("/markup");
  await close();

  await open({ url: `${host.origin}/remote` });
  await expect(inside.getByText("This is remote of the host.")).toBeVisible();
  await close();

  await open({ url: "https://elsewhere.example/" });
  await expect(dialog.getByText(words("popup.foreign_title"))).toBeVisible();
  await close();

  await open({
    form: {
      title: "Order",
      body: [{ name: "dish", label: "Dish", type: "text", required: true }],
      submit_callback: "order.placed",
    },
  });
  await dialog.getByRole("button", { name: words("form.submit") }).click();
  await expect(dialog.getByText(words("form.required"))).toBeVisible();
  await dialog.getByLabel("Dish").fill("Soup");
  await dialog.getByRole("button", { name: words("form.submit") }).click();
  await hears(page, {
    type: "put.data",
    id: "order.placed",
    data: { form: "test", values: { dish: "Soup" } },
  });
  await say(page, { type: "put.element", id: "error-ref-test", value: "Sold out" });
  await expect(dialog.locator("#error-ref-test")).toHaveText("Sold out");
  await close();
});

test("an origin that may not is refused by the browser, and by the console where that does not", async ({
  page,
}) => {
  const stranger = await serveHost(0, `${site}/`);
  try {
    await page.goto(`${stranger.origin}/?token=demo-company-token`);
    await expect
      .poll(() => page.frames().some((one) => one.url().startsWith("chrome-error:")))
      .toBe(true);
    expect(await heard(page)).toEqual([]);

    // A proxy that takes the header away.
    await page.route(`${site}/**`, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.reload();
    const guest = guestIn(page);
    await expect(guest.getByRole("heading", { name: words("host.refused_title") })).toBeVisible();
    await expect(guest.getByText(stranger.origin)).toBeVisible();
    expect(await heard(page)).toEqual([]);
  } finally {
    await stranger.close();
  }
});

test("a visit of its own is as ever, also where hosts are configured", async ({ page }) => {
  const response = await page.goto("/store");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain(`frame-ancestors 'self' ${host.origin}`);
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
});
