// Paying in a host's frame where the host names no person: the provider's page has a window of its own, in the host's
// language; the frame shows the outcome, also when the window was blocked, closed or opened twice, and of several
// licenses that are paid at once.
import {
  expect,
  test,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { openPlainHost, type Around } from "./hosts.ts";
import { newCompany } from "./host-company.ts";
import { wordsIn } from "./words.ts";

const words = wordsIn("fr");
const beginning = (key: string, name: string) =>
  new RegExp(`^${words(key, { [name]: "" }).trim()}`);
let host: Around;
test.beforeAll(async () => {
  host = await openPlainHost(String(test.info().project.use.baseURL));
});
test.afterAll(() => host.close());

interface Windows {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly request: APIRequestContext;
  readonly baseURL: string | undefined;
}

/** Opens the console in the frame of a French host that names no person, for a company with licenses to pay. */
async function inFrame({ page, context, request, baseURL }: Windows, count: number) {
  // Outside of the frame this person reads Italian.
  await context.addCookies([{ name: "language", value: "it", url: String(baseURL) }]);
  const company = await newCompany(request, "Window");
  const store = await request.get("/api/public/products");
  const sold = (await store.json()) as { product_id: number; price_amount: number }[];
  const apps = sold.filter(({ price_amount: price }) => price > 0).slice(0, count);
  expect(apps).toHaveLength(count);
  for (const { product_id: id } of apps)
    await request.post(`/api/products/${id}/license`, { data: { company_token: company.token } });
  await host.open(page, company.token);
  const guest = host.guest(page);
  await expect(guest.getByText(company.name).first()).toBeVisible();
  await host.say(page, {
    type: "setup",
    api_session: "",
    company_token: company.token,
    locale: "fr",
  });
  const dialog = guest.getByRole("dialog");
  return {
    company,
    apps,
    guest,
    dialog,
    confirm: () =>
      dialog.getByRole("button", { name: beginning("pay.pay", "total") }).press("Enter"),
    /** The window that an act opens, with the provider's page. */
    opens: async (act: () => Promise<unknown>): Promise<Page> => {
      const [opened] = await Promise.all([context.waitForEvent("page"), act()]);
      await opened.waitForURL(/\/sandbox\/payments\//);
      await expect(opened.getByText(words("sandbox.sign"))).toBeVisible();
      return opened;
    },
    answer: async (opened: Page, key: "sandbox.pay" | "sandbox.refuse") => {
      await opened.getByRole("button", { name: beginning(key, "amount") }).click();
      await opened.waitForURL(/\/payments\/done/);
      await expect(opened.locator("html")).toHaveAttribute("lang", "fr");
    },
  };
}

test("the window of a payment: refused, blocked, closed, opened twice", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const site = String(baseURL);
  const { company, apps, guest, dialog, confirm, opens, answer } = await inFrame(
    { page, context, request, baseURL },
    1,
  );
  await host.say(page, { type: "option", id: "place", value: { product_id: apps[0]?.product_id } });
  const panel = guest.getByRole("region", { name: words("panel.title") });
  const press = () =>
    panel.getByRole("button", { name: beginning("panel.pay", "price") }).press("Enter");
  const continues = panel.getByRole("link", { name: words("panel.continue") });

  // Refused in its window.
  await press();
  await expect(dialog.getByText(company.name)).toBeVisible();
  await answer(await opens(confirm), "sandbox.refuse");
  await expect(panel.getByText(words("paying.refused"), { exact: true })).toBeVisible();

  // Blocked: the same page is behind a link, and two windows of it are one payment.
  const frame = page.frames().find((one) => one.url().startsWith(site))!;
  await frame.evaluate(() => {
    window.open = () => null;
  });
  await press();
  await confirm();
  await expect(continues).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const closed = await opens(() => continues.click());
  await closed.close();
  const first = await opens(() => continues.click());
  const second = await opens(() => continues.click());
  expect(second.url()).toBe(first.url());
  expect(await first.evaluate(() => window.opener === null)).toBe(true);
  await answer(first, "sandbox.pay");
  await expect(panel.getByText(words("paying.paid"), { exact: true })).toBeVisible();
  await second.reload();
  await expect(
    second.getByRole("button", { name: beginning("sandbox.pay", "amount") }),
  ).toHaveCount(0);
});

test("several licenses are paid at once in a window with a line for each, and the host is told", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { company, guest, dialog, confirm, opens, answer } = await inFrame(
    { page, context, request, baseURL },
    3,
  );
  await host.say(page, { type: "option", id: "place", value: "licenses" });
  await guest.getByRole("radio", { name: words("desk.view_table") }).check();
  const rows = guest.getByRole("row").filter({ has: guest.getByRole("link") });
  const boxes = rows.getByRole("checkbox");
  const total = /^[^\d]*([\d\s.,]+€)/;
  const select = async () => {
    for (const box of await boxes.all()) await box.check();
    await guest.getByRole("button", { name: words("desk.renew"), exact: true }).click();
    await expect(dialog.getByText(company.name)).toBeVisible();
    const label = await dialog
      .getByRole("button", { name: beginning("pay.pay", "total") })
      .innerText();
    return total.exec(label)?.[1]?.replaceAll(/\s/g, "");
  };
  await expect(boxes).toHaveCount(3);
  const names = await rows.getByRole("link").allInnerTexts();

  for (const choice of ["sandbox.refuse", "sandbox.pay"] as const) {
    const expected = await select();
    const opened = await opens(confirm);
    await expect(dialog).toHaveCount(0);
    // A line for each app with its price, and the total that was confirmed.
    const lines = opened.locator("dt").filter({ hasText: new RegExp(names.join("|")) });
    await expect(lines).toHaveCount(3);
    const amount = await opened.locator("dd").last().innerText();
    expect(amount.replaceAll(/\s/g, "")).toBe(expected);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await answer(opened, choice);
    const outcome = choice === "sandbox.pay" ? "paying.paid" : "paying.refused";
    await expect(guest.getByText(words(outcome), { exact: true })).toBeVisible();
    await opened.close();
  }
  await host.hears(page, "toast.message", words("done.paid"));
  // What is paid for long is not offered again.
  await expect(boxes).toHaveCount(0);
});
