// Pages that are open while a new release is installed, and scripts that fail to load at first.
import { expect, test, type Page } from "@playwright/test";
import { picture } from "./files.ts";
import { openInstallation } from "./installation.ts";
import { answeredSave, hydrated, person, savesData, signIn } from "./people.ts";

/** Sets a mark that disappears when the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in globalThis);

test("a page goes on over one release; after two it offers to load again, and edits stay", async ({
  browser,
}) => {
  // A server is started three times.
  test.slow();
  const installation = openInstallation();
  try {
    await installation.install("A");
    const options = { baseURL: installation.url };
    const reader = await person(browser, "en", options);
    const editor = await person(browser, "en", options);
    // Without preloading, the menu's script is not loaded yet when its release is gone.
    await savesData(editor);
    for (const one of [reader, editor]) await signIn(one, "creator@demo.test");
    const { page, words } = editor;
    const draft = page.getByRole("article").filter({ hasText: words("status.rejected") });
    await draft.first().getByRole("link").click();
    const notes = page.getByRole("textbox", { name: words("build.notes") });
    await notes.fill("Written before the release.");
    const icon = page.locator('[data-field="icon"]');
    await icon.locator("input[type=file]").setInputFiles(await picture("i.png", 64, 64, "#2b8a5c"));
    await mark(reader.page);
    await mark(page);

    await installation.install("B");
    const banner = reader.page.getByRole("banner");
    await banner.getByRole("button", { name: words("nav.language") }).click();
    const texts = reader.page.waitForResponse(/i18n\/fr\.json\?v=A/);
    await reader.page.getByRole("menuitemradio", { name: "Français" }).click();
    expect((await texts).headers()["cache-control"]).toContain("immutable");
    await banner.getByRole("button", { name: "Menu du compte" }).click();
    await reader.page.getByRole("menuitem").first().click();
    await expect(reader.page).toHaveURL(/\/account$/);
    await expect(reader.page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isMarked(reader.page)).toBe(true);
    expect(reader.errors).toEqual([]);

    await installation.install("C");
    await page
      .getByRole("banner")
      .getByRole("button", { name: words("nav.language") })
      .click();
    await expect(page.locator("[data-slot=toast]").getByText(words("page.missing"))).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: words("page.reload") }).click(),
    ]);
    await hydrated(editor);
    expect(await isMarked(page)).toBe(false);
    await expect(notes).toHaveValue("Written before the release.");
    await expect(page.getByRole("button", { name: words("save") })).toBeEnabled();
    await answeredSave(page, () => page.getByRole("button", { name: words("save") }).click());
    await expect(
      page.locator("[data-slot=toast]").getByText(words("build.saved"), { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(notes).toHaveValue("Written before the release.");
    await expect(icon.locator("img")).toHaveAttribute("src", /^\/files\//);
  } finally {
    await installation.remove();
  }
});

test("a page whose script is lost offers to load again, where one wanted to go", async ({
  browser,
}) => {
  const creator = await person(browser, "en");
  const { page, words } = creator;
  // A preloaded script would be there already, or be refused before the click.
  await savesData(creator);
  await page.goto("/");
  await mark(page);
  const script = /\/LoginPage-[^/]*\.js$/;
  let isLost = true;
  await page.route(script, (route) => (isLost ? route.fulfill({ status: 503 }) : route.continue()));
  await page
    .getByRole("banner")
    .getByRole("link", { name: words("nav.login") })
    .click();
  await expect(page.getByRole("alert")).toContainText(words("part.missing"));
  expect(await isMarked(page)).toBe(true);
  isLost = false;
  await page.getByRole("button", { name: words("page.reload") }).click();
  await expect(page.getByRole("textbox", { name: words("field.email") })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("a page that is opened offline opens when the network is back", async ({ browser }) => {
  const creator = await person(browser, "en");
  const { page, words } = creator;
  // A preloaded script would be there already, or be refused before the click.
  await savesData(creator);
  await page.goto("/");
  await page.context().setOffline(true);
  await page
    .getByRole("banner")
    .getByRole("link", { name: words("nav.login") })
    .click();
  await expect(page.getByRole("alert")).toContainText(words("part.missing"));
  await expect(page.getByRole("button", { name: words("page.reload") })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("textbox", { name: words("field.email") })).toBeVisible();
});
