// An administrator's day by keyboard only: people, companies and their tokens, requests, the audit log.
import { expect, test } from "@playwright/test";
import { expectHeard, expectNamed, pressOn, signInByKeys, tabTo, writeIn } from "./hands.ts";
import { person, type Person } from "./people.ts";
import { askFor } from "./sent.ts";

const button = ({ page, words }: Person, key: string) =>
  page.getByRole("button", { name: words(key), exact: true });

/** Opens an administrator's page with two keys in a row. */
async function goTo({ page, words }: Person, second: string, title: string): Promise<void> {
  await page.keyboard.press("g");
  await page.keyboard.press(second);
  await expect(page.getByRole("heading", { level: 1, name: words(title) })).toBeVisible();
  await expectNamed(page);
}

test("a day at the office", async ({ browser, request }) => {
  // The test has many steps.
  test.slow();
  const ada = await person(browser, "en");
  const { page, words } = ada;
  const stamp = Date.now();
  const subject = `Colours ${stamp}`;
  const asker = await askFor(request, subject);
  await signInByKeys(ada, "admin@demo.test");

  // Invites a user.
  await goTo(ada, "u", "users.title");
  await pressOn(page, button(ada, "users.invite"));
  const dialog = page.getByRole("dialog");
  await writeIn(page, dialog.getByRole("textbox", { name: words("users.name") }), `lia${stamp}`);
  const email = `lia${stamp}@demo.test`;
  await writeIn(page, dialog.getByRole("textbox", { name: words("users.email") }), email);
  await pressOn(page, button(ada, "users.invite_submit"));
  await expectHeard(page, words("users.invited", { email }));
  await expect(dialog).toBeHidden();

  // Creates a company, and replaces its token while the first one keeps working.
  await goTo(ada, "c", "companies.title");
  await pressOn(page, button(ada, "companies.new"));
  const company = `Tipografia ${stamp}`;
  await writeIn(page, dialog.getByRole("textbox", { name: words("companies.name") }), company);
  await writeIn(
    page,
    dialog.getByRole("textbox", { name: words("companies.email") }),
    `tipografia${stamp}@example.test`,
  );
  await tabTo(page, dialog.getByRole("combobox", { name: words("companies.country") }));
  await page.keyboard.type("Ital");
  await pressOn(page, button(ada, "companies.new_submit"));
  await expect(dialog.getByText(words("token.once"))).toBeVisible();
  await pressOn(page, button(ada, "token.done"));
  await expect(dialog).toBeHidden();
  await pressOn(page, page.getByRole("link", { name: company }));
  await pressOn(page, button(ada, "token.rotate"));
  // From the preselected day to the option before it, an hour.
  await tabTo(page, dialog.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowUp");
  await expect(dialog.getByRole("radio", { name: words("token.grace_1") })).toBeChecked();
  await pressOn(page, button(ada, "token.rotate_submit"));
  await expect(dialog.getByText(words("token.once"))).toBeVisible();
  await pressOn(page, button(ada, "token.done"));
  // The dialog above the drawer closes first.
  await expect(button(ada, "token.done")).toHaveCount(0);
  await expect(dialog.getByText(words("companies.state_changing"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // Answers a visitor.
  await goTo(ada, "q", "requests.title");
  await pressOn(page, page.getByRole("link", { name: subject }));
  const answer = page.getByRole("textbox", { name: words("requests.answer") });
  await writeIn(page, answer, "They come with the next version.");
  await pressOn(page, button(ada, "requests.send"));
  await expectHeard(page, words("requests.sent", { email: asker }));
  await expect(page.getByRole("row", { name: subject })).toContainText(
    words("requests.state_answered"),
  );

  // The audit log contains all of it.
  await goTo(ada, "t", "audit.title");
  const search = page.getByRole("searchbox", { name: words("audit.who_search") });
  await writeIn(page, search, "admin@demo.test");
  await expect(page).toHaveURL(/who=admin/);
  const entry = (sentence: string) => page.getByRole("row", { name: sentence }).first();
  for (const sentence of [
    `created the account of lia${stamp}`,
    `added the company ${company}`,
    `issued a new token to ${company}`,
    "answered a feature request",
  ])
    await expect(entry(sentence)).toBeVisible();
  await pressOn(page, entry("answered a feature request").getByRole("link").first());
  await expect(dialog.getByText("They come with the next version.")).toBeVisible();
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await pressOn(page, button(ada, "audit.export"));
  expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  expect(ada.errors).toEqual([]);
});
