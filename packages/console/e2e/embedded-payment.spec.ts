// Paying in a host's frame where the host names no person: the provider's page has a window of its own, in the host's
// language; the frame shows the outcome, also when the window was blocked, closed or opened twice.
import { expect, test, type Page } from "@playwright/test";
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

test("the window of a payment: refused, blocked, closed, opened twice", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const site = String(baseURL);
  // Outside of the frame this person reads Italian.
  await context.addCookies([{ name: "language", value: "it", url: site }]);
  const company = await newCompany(request, "Window");
  const store = await request.get("/api/public/products");
  const apps = (await store.json()) as { product_id: number; expiration_id: number }[];
  const app = apps.find(({ expiration_id: id }) => id === 4);
  await request.post(`/api/products/${app?.product_id}/license`, {
    data: { company_token: company.token },
  });
  await host.open(page, company.token);
  const guest = host.guest(page);
  await expect(guest.getByText(company.name).first()).toBeVisible();
  await host.say(page, {
    type: "setup",
    api_session: "",
    company_token: company.token,
    locale: "fr",
  });
  await host.say(page, { type: "option", id: "place", value: { product_id: app?.product_id } });
  const panel = guest.getByRole("region", { name: words("panel.title") });
  const dialog = guest.getByRole("dialog");
  const confirm = () =>
    dialog.getByRole("button", { name: beginning("pay.pay", "total") }).press("Enter");
  const press = () =>
    panel.getByRole("button", { name: beginning("panel.pay", "price") }).press("Enter");
  const opens = async (act: () => Promise<unknown>): Promise<Page> => {
    const [opened] = await Promise.all([context.waitForEvent("page"), act()]);
    await opened.waitForURL(/\/sandbox\/payments\//);
    await expect(opened.getByText(words("sandbox.sign"))).toBeVisible();
    return opened;
  };
  const answer = async (opened: Page, key: "sandbox.pay" | "sandbox.refuse") => {
    await opened.getByRole("button", { name: beginning(key, "amount") }).click();
    await opened.waitForURL(/\/payments\/done/);
    await expect(opened.locator("html")).toHaveAttribute("lang", "fr");
  };
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
