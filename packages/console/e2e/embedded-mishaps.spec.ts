// Mishaps around a frame in a real browser: message floods, oversized texts, a frame navigated or removed during a
// save, two guests of one host, a guest within a guest.
import { expect, test, type Page } from "@playwright/test";
import { newCompany, type HostCompany } from "./host-company.ts";
import { hostOriginFor, portOf } from "./host-origins.ts";
import { guestIn, readMessages, say, serveHost, type HostServer } from "./host-page.ts";
import { wordsIn } from "./words.ts";

const words = wordsIn("en");
let host: HostServer;
let site: string;

test.beforeAll(async () => {
  site = String(test.info().project.use.baseURL);
  host = await serveHost(portOf(hostOriginFor(portOf(site))), `${site}/`);
});
test.afterAll(() => host.close());
test.use({ locale: "en-GB" });

const addressFor = ({ token }: HostCompany) =>
  `${host.origin}/?${new URLSearchParams({ token }).toString()}`;
const storeIn = (page: Page) => guestIn(page).getByRole("heading", { level: 1 });

async function inStore(page: Page, company: HostCompany): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(addressFor(company));
  await expect(storeIn(page)).toHaveText(words("store.title"));
  return errors;
}

test("a flood of 20,000 messages: at most a thousand of a second are handled, and the console stays usable", async ({
  page,
  request,
}) => {
  const errors = await inStore(page, await newCompany(request, "Piena"));
  const guest = guestIn(page);
  await say(page, { type: "option", id: "place", value: "licenses" });
  await expect(storeIn(page)).toHaveText(words("nav.licenses"));
  const before = (await readMessages(page)).length;
  // The console answers each message that it handles.
  const begin = Date.now();
  await page.evaluate(() => {
    const { say: tell } = globalThis as unknown as { say: (message: object) => void };
    for (let sent = 0; sent < 20_000; sent += 1) tell({ type: "get.data", id: "place" });
  });
  await guest.getByRole("link", { name: words("nav.people") }).click();
  await expect(storeIn(page)).toHaveText(words("nav.people"));
  // When the console answers a message sent after the flood, it has received all of the flood.
  await expect
    .poll(
      async () => {
        await say(page, { type: "get.data", id: "company" });
        return (await readMessages(page)).some(
          ({ type, id }) => type === "put.data" && id === "company",
        );
      },
      { intervals: [500] },
    )
    .toBe(true);
  const answers = (await readMessages(page))
    .slice(before)
    .filter(({ type, id }) => type === "put.data" && id === "place").length;
  expect(answers).toBeGreaterThan(0);
  // At most a thousand per second, rounded up, that reading them took; so the machine's speed does not matter.
  const seconds = Math.ceil((Date.now() - begin) / 1_000) + 1;
  expect(answers).toBeLessThanOrEqual(Math.min(1_000 * seconds, 19_999));
  expect(errors).toEqual([]);
});

test("10 MB of text, and what is 10,000 levels deep, are dropped, and the next message counts", async ({
  page,
  request,
}) => {
  const errors = await inStore(page, await newCompany(request, "Lunga"));
  await page.evaluate(() => {
    const { say: tell } = globalThis as unknown as { say: (message: object) => void };
    tell({ type: "search", value: "x".repeat(10_000_000) });
    const frame = document.querySelector<HTMLIFrameElement>("#guest")!;
    const deep = `{"type":"search","value":"deep","id":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
    frame.contentWindow?.postMessage(deep, new URL(frame.src).origin);
  });
  await say(page, { type: "search", value: "short" });
  await expect(guestIn(page).getByRole("searchbox").first()).toHaveValue("short");
  expect(errors).toEqual([]);
});

/** Holds the license request until the test lets it continue. */
async function holdLicense(page: Page) {
  const requested = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await page.route("**/api/products/*/license", async (route) => {
    requested.resolve();
    await goOn.promise;
    // The requesting frame may be gone; the request is forwarded anyway, as it would have been a moment later.
    await route.continue().catch(() => {});
  });
  return { requested: requested.promise, goOn: () => goOn.resolve() };
}

const productIn = (page: Page) => guestIn(page).getByRole("region", { name: words("panel.title") });

async function beginLicense(page: Page): Promise<void> {
  await say(page, { type: "search", value: "parcheggio" });
  const matches = guestIn(page)
    .getByRole("article")
    .filter({ hasText: /parcheggi|parking|aparca/i });
  await matches.getByRole("link").first().click();
  await productIn(page)
    .getByRole("button", { name: words("standing_next.get") })
    .click();
}

for (const { what, act } of [
  {
    what: "leads the frame away",
    act: (page: Page) =>
      page.locator("#guest").evaluate((frame: HTMLIFrameElement) => {
        frame.src = "/elsewhere";
      }),
  },
  {
    what: "takes the frame out",
    act: (page: Page) => page.locator("#guest").evaluate((frame) => frame.remove()),
  },
])
  test(`a host that ${what} amid a save: no fault, and it is one licence or none afterwards`, async ({
    page,
    request,
  }) => {
    const company = await newCompany(request, what.includes("away") ? "Condotta" : "Tolta");
    const errors = await inStore(page, company);
    const { requested, goOn } = await holdLicense(page);
    await beginLicense(page);
    await requested;
    await act(page);
    goOn();
    // Does not wait for the route: the browser may never report that a request of a removed frame has continued.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // Whatever became of the save, in a new frame the license can be requested or exists.
    await page.goto(addressFor(company));
    await expect(storeIn(page)).toHaveText(words("store.title"));
    await beginOrFind(page);
    await expect(
      productIn(page).getByText(words("standing.unpaid"), { exact: true }),
    ).toBeVisible();
    const licenses = await request.post("/api/licenses", {
      data: { company_token: company.token },
    });
    expect(licenses.status()).toBe(200);
    expect(await licenses.json()).toHaveLength(1);
    expect(errors).toEqual([]);
  });

/** Requests the license again if the first attempt did not reach the server. */
async function beginOrFind(page: Page): Promise<void> {
  await say(page, { type: "search", value: "parcheggio" });
  const matches = guestIn(page)
    .getByRole("article")
    .filter({ hasText: /parcheggi|parking|aparca/i });
  await matches.getByRole("link").first().click();
  const get = productIn(page).getByRole("button", { name: words("standing_next.get") });
  const unpaid = productIn(page).getByText(words("standing.unpaid"), { exact: true });
  await expect(get.or(unpaid)).toBeVisible();
  if (await get.isVisible()) await get.click();
}

test("two guests of one host keep to their companies, and hear only what is said to them", async ({
  page,
  request,
}) => {
  const first = await newCompany(request, "Prima");
  const second = await newCompany(request, "Seconda");
  const errors = await inStore(page, first);
  await page.evaluate(
    ({ address, token }) => {
      const frame = document.createElement("iframe");
      Object.assign(frame, { id: "second", title: "More apps", src: address });
      Object.assign(frame.style, { height: "600px" });
      document.body.append(frame);
      addEventListener("message", ({ source, data }) => {
        const isStart = typeof data === "string" && data.includes("app.startup");
        if (source === frame.contentWindow && isStart)
          frame.contentWindow?.postMessage(
            JSON.stringify({ type: "setup", api_session: "bruno", company_token: token }),
            new URL(address).origin,
          );
      });
    },
    { address: `${site}/`, token: second.token },
  );
  const other = page.frameLocator("#second");
  await expect(other.getByText(second.name).first()).toBeVisible();
  await expect(guestIn(page).getByText(first.name).first()).toBeVisible();
  await say(page, { type: "search", value: "parcheggio" });
  await expect(guestIn(page).getByRole("searchbox").first()).toHaveValue("parcheggio");
  await expect(other.getByRole("searchbox").first()).toHaveValue("");
  // One guest forges a host's message to the other.
  const [, own, others] = page.frames();
  const mine = own?.url().startsWith(site) ? own : others;
  await mine?.evaluate((token) => {
    const forged = JSON.stringify({ type: "setup", api_session: "x", company_token: token });
    for (const frame of Array.from({ length: window.parent.length }, (_, at) => window.parent[at]))
      if (frame !== window) frame?.postMessage(forged, "*");
  }, first.token);
  await other.getByRole("link", { name: words("nav.licenses") }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(words("nav.licenses"));
  await expect(other.getByText(second.name).first()).toBeVisible();
  await expect(other.getByText(first.name)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a guest in a guest: a page of the host in a popup frames the console again, for another company", async ({
  page,
  request,
}) => {
  const outer = await newCompany(request, "Fuori");
  const inner = await newCompany(request, "Dentro");
  const errors = await inStore(page, outer);
  const { pathname, search } = new URL(addressFor(inner));
  await say(page, {
    type: "function",
    function: "popup.open",
    data: { title: "Another", page: `${pathname}${search}` },
  });
  const dialog = guestIn(page).getByRole("dialog");
  const nested = dialog.frameLocator("iframe").frameLocator("#guest");
  await expect(nested.getByRole("heading", { level: 1 })).toHaveText(words("store.title"));
  await expect(nested.getByText(inner.name).first()).toBeVisible();
  await expect(nested.getByText(outer.name)).toHaveCount(0);
  // The outer host's messages only reach its own guest.
  await say(page, { type: "function", function: "popup.close" });
  await expect(dialog).toBeHidden();
  await expect(guestIn(page).getByText(outer.name).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a popup that wants more than the frame's whole height does not make the frame grow without end", async ({
  page,
  request,
}) => {
  await inStore(page, await newCompany(request, "Torre"));
  const heights = async () =>
    (await readMessages(page))
      .filter(({ type }) => type === "app.height")
      .map((message) => message["height"]);
  const store = Number((await heights()).at(-1));
  const data = { title: "Tower", page: "/menu", height: "200vh" };
  await say(page, { type: "function", function: "popup.open", data });
  await expect(guestIn(page).getByRole("dialog").locator("iframe")).toBeVisible();
  // Each growth could trigger the next. There is no event for the absence of growth, so the test waits.
  await page.waitForTimeout(1_000);
  expect(Math.max(...(await heights()).map(Number))).toBeLessThanOrEqual(Math.max(store, 3_000));
  await say(page, { type: "function", function: "popup.close" });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 500 },
])
  test(`a dialog in a frame as high as its content stands where the reader is, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    await inStore(page, await newCompany(request, `Alta ${width}`));
    const frame = page.locator("#guest");
    const heightNow = () => frame.evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(heightNow).toBeGreaterThan(2 * height);
    await page.evaluate((to) => scrollTo(0, to), (await heightNow()) - height);
    const data = { title: "Today", html: "<p>At noon.</p>" };
    await say(page, { type: "function", function: "popup.open", data });
    const dialog = guestIn(page).getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        // The browser reports the visible part in whole pixels.
        return box && box.y >= 0 && box.y + box.height <= height + 1 && box.height > 100;
      })
      .toBe(true);
  });
