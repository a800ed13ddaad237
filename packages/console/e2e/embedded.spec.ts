// The console in a host's frame: its messages when the host does not answer or is not permitted, and its popups.
import { expect, test, type Page } from "@playwright/test";
import { guestIn, hears, readMessages, say, serveHost, type HostServer } from "./host-page.ts";
import { newCompany } from "./host-company.ts";
import { hostOriginFor } from "./host-origins.ts";
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

const openHost = (page: Page, query: Readonly<Record<string, string>>) =>
  page.goto(`${host.origin}/?${new URLSearchParams(query).toString()}`);

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
  await openHost(page, { token: (await newCompany(request, "Senza Memoria")).token });
  await expect(guestIn(page).getByRole("heading", { level: 1 })).toHaveText(words("store.title"));
  await guestIn(page)
    .getByRole("link", { name: words("nav.licenses") })
    .click();
  await expect(guestIn(page).getByRole("heading", { level: 1 })).toHaveText(words("nav.licenses"));
  expect(errors).toEqual([]);
});

test("a silent host is waited for, then explained, and asked again", async ({ page, request }) => {
  const { token } = await newCompany(request, "Silenzio");
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
  const { token } = await newCompany(request, "Nuova Chiave");
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
  await openHost(page, { token: (await newCompany(request, "Finestre")).token });
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

  // A fragment link in the markup scrolls there, instead of navigating the frame to the console's own page.
  const far =
    '<a href="#soup">To the soup</a><div style="height:9000px"></div><p id="soup">Soup</p>';
  await open({ html: `${far}<a href="#">To the top</a>` });
  const place = () => inside.locator("body").evaluate(() => [document.URL, scrollY > 0]);
  await inside.getByText("To the soup").press("Enter");
  await expect.poll(place).toEqual(["about:srcdoc#soup", true]);
  await inside.getByText("To the top").press("Enter");
  await expect.poll(place).toEqual(["about:srcdoc#", false]);
  await close();

  await open({ page: "/menu" });
  await expect(inside.getByText("This is menu of the host.")).toBeVisible();
  // Half of what the host shows, not of the frame, which is as high as its content.
  const heightOfPage = () =>
    dialog.locator("iframe").evaluate((frame) => frame.getBoundingClientRect().height);
  const visible = await page.evaluate(() => innerHeight);
  await expect
    .poll(async () => {
      const height = await heightOfPage();
      return height > visible / 4 && height <= visible / 2;
    })
    .toBe(true);
  await close();

  await open({ load: `${host.origin}/markup` });
  await expect(inside.getByText("This is markup of the host.")).toBeVisible();
  expect(host.requests).toContain("/markup");
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
    expect(await readMessages(page)).toEqual([]);

    // Simulates a proxy that removes the header.
    await page.route(`${site}/**`, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.reload();
    const guest = guestIn(page);
    await expect(guest.getByRole("heading", { name: words("host.refused_title") })).toBeVisible();
    await expect(guest.getByText(stranger.origin)).toBeVisible();
    expect(await readMessages(page)).toEqual([]);
    // Requests in flight must not fail in the next test.
    await page.unrouteAll({ behavior: "ignoreErrors" });
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
