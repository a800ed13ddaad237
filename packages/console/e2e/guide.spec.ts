// The guide and the legal documents, at the addresses in the server's settings.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import type { LanguageCode, Settings } from "@lanyard/contract";
import { person } from "./people.ts";

/** The title of a legal document. */
const titleOf = (name: string) =>
  /title="([^"]+)"/.exec(
    readFileSync(new URL(`../src/features/guide/texts/${name}.mdx`, import.meta.url), "utf8"),
  )![1]!;
const wordsOf = (language: LanguageCode) =>
  JSON.parse(
    readFileSync(new URL(`../src/i18n/locales/${language}/guide.json`, import.meta.url), "utf8"),
  ) as Record<string, string>;

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("the guide opens in the reader's language, and changes it in place", async ({ browser }) => {
  const { page, words, errors } = await person(browser, "it");
  const texts = wordsOf("it");
  await page.goto("/");
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("banner")
    .getByRole("link", { name: `${words("nav.docs")} ${words("opens_new_tab")}` })
    .click();
  const guide = await opened;
  await expect(title(guide)).toHaveText(texts["title"]!);

  // The fragment link from when the guide was a single page.
  await page.goto("/docs#webhooks");
  await expect(page).toHaveURL(/\/docs\/webhooks$/);
  await expect(title(page)).toHaveText(texts["chapter.webhooks"]!);
  await page.getByRole("button", { name: words("nav.language") }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(title(page)).toHaveText(wordsOf("fr")["chapter.webhooks"]!);
  expect(errors).toEqual([]);
});

for (const width of [390, 1440])
  test(`chapters are read and searched by keyboard, ${width} wide`, async ({ browser }) => {
    const { page, errors } = await person(browser, "en");
    const texts = wordsOf("en");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/docs/updates");
    const around = page.getByRole("navigation", { name: texts["around"]! });
    await around.getByRole("link", { name: texts["chapter.automate"]! }).press("Enter");
    await expect(title(page)).toHaveText(texts["chapter.automate"]!);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveTitle(`${texts["chapter.automate"]!} · Lanyard`);

    await page.getByRole("button", { name: texts["search"]! }).press("Enter");
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("hmac");
    await expect(page.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/docs\/webhooks#verify$/);
    await expect(page.locator("#verify")).toBeInViewport();
    await page.goBack();
    await expect(title(page)).toHaveText(texts["chapter.automate"]!);
    expect(errors).toEqual([]);
  });

test("terms and privacy open where the settings say", async ({ browser }) => {
  const { page, errors } = await person(browser, "en");
  const settings = (await (await page.request.get("/api/settings")).json()) as Settings;
  for (const [address, document] of [
    [settings.terms_url, "terms.en"],
    [settings.privacy_url, "privacy.en"],
  ] as const) {
    await page.goto(address);
    await expect(title(page)).toHaveText(titleOf(document));
  }
  expect(errors).toEqual([]);
});
