// A company's life in a host's frame, at laptop and phone width, in the test host and in a page that only speaks the
// specification's text messages: set up, find, license, be refused, pay, install, give to people, renew, uninstall.
import { expect, test, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { newCompany, type HostCompany } from "./host-company.ts";
import { openPlainHost, openTestHost, type Around } from "./hosts.ts";
import { letEndIn } from "./months-later.ts";
import { wordsIn } from "./words.ts";
import { some } from "./windows.ts";

const words = wordsIn("en");
test.use({ locale: "en-GB" });

interface Life {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly host: Around;
  readonly company: HostCompany;
}

const panelIn = ({ host, page }: Life): Locator =>
  host.guest(page).getByRole("region", { name: words("panel.title") });
// By keyboard, because the frame's height changes with its page and a click could miss.
const press = (life: Life, name: string | RegExp) =>
  panelIn(life).getByRole("button", { name }).press("Enter");
const toPeople = (life: Life) =>
  panelIn(life)
    .getByRole("link", { name: words("standing_next.give") })
    .press("Enter");
const pay = async (life: Life) => {
  await press(life, new RegExp(`^${words("panel.pay", { price: "" }).trim()}`));
  await life.host
    .guest(life.page)
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${words("pay.pay", { total: "" })}`) })
    .press("Enter");
};
const heading = ({ host, page }: Life) => host.guest(page).getByRole("heading", { level: 1 });
const setup = ({ host, page, company }: Life, session: string) =>
  host.say(page, { type: "setup", api_session: session, company_token: company.token });
const open = ({ host, page }: Life, place: unknown) =>
  host.say(page, { type: "option", id: "place", value: place });

/** The frame shows the company's store without the navigation bar, and reports its content's height. */
async function beSetUp(life: Life): Promise<void> {
  const { host, page, company } = life;
  await host.open(page, company.token);
  const guest = host.guest(page);
  await expect(heading(life)).toHaveText(words("store.title"));
  await expect(guest.getByText(company.name).first()).toBeVisible();
  await expect(guest.getByRole("banner")).toHaveCount(0);
  await expect(guest.getByRole("button", { name: words("nav.disconnect") })).toHaveCount(0);
  await host.hears(page, "set.element", "title");
  await host.hears(page, "app.height");
}

const frameOf = (page: Page, site: string) =>
  page.frames().find((one) => one !== page.mainFrame() && one.url().startsWith(site))!;

async function fitItsFrame({ page }: Life, site: string): Promise<void> {
  await expect
    .poll(() =>
      frameOf(page, site).evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      ),
    )
    .toBeLessThanOrEqual(1);
}

async function find(life: Life): Promise<void> {
  const { host, page } = life;
  await host.say(page, { type: "search", value: "parcheggio" });
  // The "new" row shows the same app; if it were opened before the search arrives, the search would navigate away.
  await expect(host.guest(page).getByRole("searchbox")).toHaveValue("parcheggio");
  const matches = host
    .guest(page)
    .getByRole("article")
    .filter({ hasText: /parcheggi|parking|aparca/i });
  await matches.getByRole("link").first().press("Enter");
}

async function license(life: Life): Promise<void> {
  await press(life, words("standing_next.get"));
  await expect(panelIn(life).getByText(words("standing.unpaid"), { exact: true })).toBeVisible();
}

/** The host names the payer, so no provider page opens; the sandbox refuses one payer. */
async function beRefusedAndPay(life: Life): Promise<void> {
  const { host, page, request, company } = life;
  await setup(life, "decline");
  // The response to a later message shows that the console has processed the setup.
  await host.say(page, { type: "get.data", id: "place" });
  await host.hears(page, "put.data", "place");
  await pay(life);
  await host.hears(page, "toast.alert");
  await expect(panelIn(life).getByText(words("standing.unpaid"), { exact: true })).toBeVisible();
  await setup(life, "session-of-anna");
  await pay(life);
  await expect(
    panelIn(life).getByRole("button", { name: words("standing_next.install") }),
  ).toBeVisible();
  const receipts = await request.post("/api/licenses/payments", {
    data: { company_token: company.token, user_token: "session-of-anna" },
  });
  expect(await receipts.json()).toMatchObject([{ provider: "sandbox", amount: 8.9 }]);
}

async function install(life: Life): Promise<void> {
  const { host, page, company } = life;
  await press(life, words("standing_next.install"));
  await expect(
    panelIn(life).getByRole("link", { name: words("standing_next.give") }),
  ).toBeVisible();
  // The console answers the host's query without revealing the token.
  await host.say(page, { type: "get.data", id: "installed" });
  await host.hears(page, "put.data", "installed");
  expect(await host.readTraffic(page)).not.toContain(company.token);
}

/** The host names its people, and one of them is given a permission of the app. */
async function give(life: Life, product: string): Promise<void> {
  const { host, page } = life;
  const guest = host.guest(page);
  await host.say(page, {
    type: "people",
    data: [
      { id: "u-1", name: "Ada Neri", email: "ada@example.test" },
      { id: "u-2", name: "Bruno Sala", email: "bruno@example.test" },
    ],
  });
  await expect(guest.getByText("Ada Neri").first()).toBeVisible();
  await open(life, { product_id: product });
  await toPeople(life);
  const box = guest.getByRole("checkbox", { name: /^Ada Neri/ }).first();
  await box.check();
  const unsaved = guest.getByRole("region", { name: words("access.unsaved") });
  await unsaved.getByRole("button", { name: words("access.save"), exact: true }).press("Enter");
  await expect(unsaved).toBeHidden();
  await open(life, { product_id: product });
  await expect(panelIn(life)).toBeVisible();
  await toPeople(life);
  await expect(box).toBeChecked();
  await expect(guest.getByRole("checkbox", { name: /^Bruno Sala/, checked: true })).toHaveCount(0);
}

/**
 * Months later, the host opens the expiring licenses; after renewal, the payment appears among the receipts of its
 * period.
 */
async function renew(life: Life, site: string): Promise<void> {
  const { host, page, company } = life;
  const guest = host.guest(page);
  await letEndIn(5, company.email, site);
  await open(life, "licenses");
  await host.say(page, { type: "function", function: "refresh" });
  const due = guest.getByRole("region", { name: words("desk.due_title") });
  await expect(due.getByRole("article")).toHaveCount(1);
  await guest.getByRole("button", { name: words("desk.renew_due") }).press("Enter");
  const dialog = guest.getByRole("dialog");
  await dialog
    .getByRole("button", { name: new RegExp(`^${words("pay.pay", { total: "" })}`) })
    .press("Enter");
  await expect(dialog.getByText(words("pay.paid"), { exact: true })).toBeVisible();
  await dialog
    .getByRole("button", { name: words("close"), exact: true })
    .last()
    .press("Enter");
  await expect(due).toBeHidden();
  await host.say(page, { type: "date", from: "2000-01-01", to: "0000-00-00" });
  await expect(
    guest
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: /8[.,]90/ }),
  ).toHaveCount(2);
}

async function uninstall(life: Life, product: string): Promise<void> {
  const { host, page } = life;
  await open(life, { product_id: product });
  await press(life, words("panel.uninstall"));
  const question = host.guest(page).getByRole("alertdialog");
  await question.getByRole("button", { name: words("panel.uninstall") }).press("Enter");
  await expect(question).toBeHidden();
  await expect(
    panelIn(life).getByRole("button", { name: words("standing_next.install") }),
  ).toBeVisible();
}

const hosts = [
  { kind: "the test host", begin: openTestHost },
  { kind: "a plain page", begin: openPlainHost },
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
for (const [at, { kind, begin }] of hosts.entries())
  test.describe(`a company's life in ${kind}`, () => {
    // Serial, because each server has one host port; other workers have other servers.
    test.describe.configure({ mode: "serial" });
    let host: Around;
    test.beforeAll(async () => {
      host = await begin(String(test.info().project.use.baseURL));
    });
    test.afterAll(() => host.close());

    for (const { width, height } of some(sizes, 1, at))
      test(`at ${width} px`, async ({ page, request, baseURL }) => {
        const site = String(baseURL);
        await page.setViewportSize({ width, height });
        const errors: string[] = [];
        page.on("pageerror", ({ message }) => errors.push(message));
        const company = await newCompany(request, `${kind.split(" ").at(-1)} ${width}`);
        const life = { page, request, host, company };
        await beSetUp(life);
        await fitItsFrame(life, site);
        await find(life);
        await license(life);
        const product = /\/store\/products\/(\d+)/.exec(frameOf(page, site).url())?.[1] ?? "";
        await beRefusedAndPay(life);
        await install(life);
        await give(life, product);
        await renew(life, site);
        await uninstall(life, product);
        await fitItsFrame(life, site);
        // The console stores nothing in the browser.
        const stored = await frameOf(page, site).evaluate(() => ({
          local: Object.entries(localStorage),
          session: Object.entries(sessionStorage),
          cookie: document.cookie,
        }));
        expect(stored).toEqual({ local: [], session: [], cookie: "" });
        expect(errors).toEqual([]);
      });
  });
