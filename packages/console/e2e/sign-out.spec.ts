// Signing out takes what the server has rendered off every tab at once, also where no script has come yet, and holds for
// documents even if the server has not heard of it.
import { expect, test, type Browser } from "@playwright/test";
import { holdScripts } from "./painted.ts";
import { hydrated, openMenu, person, signIn, type Person } from "./people.ts";

const own = "creator@demo.test";
const other = "admin@demo.test";
const address = "/dashboard/account";

async function reader(browser: Browser): Promise<Person> {
  const one = await person(browser, "en");
  await signIn(one, own);
  return one;
}

for (const next of [other, undefined])
  test(`a page without its scripts shows nothing once ${next ? "another account has signed in" : "the account has signed out"} in another tab`, async ({
    browser,
  }) => {
    const one = await reader(browser);
    const { page, words, errors } = one;
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("main")).toContainText(own);
    const tab: Person = { ...one, page: await page.context().newPage() };
    await tab.page.goto("/terms");
    await (await openMenu(tab)).signOut();
    await expect(tab.page).toHaveURL(/\/$/);
    if (next) await signIn(tab, next);
    await expect(page.getByText(own).filter({ visible: true })).toHaveCount(0);
    if (!next) await expect(page).not.toHaveTitle(new RegExp(words("account.title")));
    letGo();
    await hydrated({ page });
    await expect(page.getByText(own)).toHaveCount(0);
    const record = await tab.page.evaluate(() => localStorage.getItem("current_user"));
    expect(record).toEqual(next ? expect.stringContaining('"role":"admin"') : null);
    expect(errors).toEqual([]);
  });

test("after a sign-out without a network no document has the account's data", async ({
  browser,
}) => {
  const one = await reader(browser);
  const { page } = one;
  expect(await (await page.goto(address))!.text()).toContain(own);
  await page.route("**/api/logout", (route) => route.abort());
  await (await openMenu(one)).signOut();
  await expect(page).toHaveURL(/\/$/);
  for (const path of [address, "/"]) {
    const document = await page.goto(path);
    expect(await document!.text()).not.toContain(own);
  }
});
