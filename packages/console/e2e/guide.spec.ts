// The guide and the legal documents, where the server's settings say that they are.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import type { Settings } from "@lanyard/contract";
import { person } from "./people.ts";

const textsOf = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../src/guide/texts/${name}.json`, import.meta.url), "utf8"),
  ) as Record<string, { title: string }> & { title: string };

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("the guide opens at its anchor, in the reader's language, and changes it in place", async ({
  browser,
}) => {
  const { page, words, errors } = await person(browser, "it");
  await page.goto("/");
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("banner")
    .getByRole("link", { name: `${words("nav.docs")} ${words("opens_new_tab")}` })
    .click();
  const guide = await opened;
  await expect(title(guide)).toHaveText(textsOf("guide.it").title);

  await page.goto("/docs#webhooks");
  await expect(page.locator("#webhooks")).toBeInViewport();
  await page.getByRole("button", { name: words("nav.language") }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(title(page)).toHaveText(textsOf("guide.fr").title);
  expect(errors).toEqual([]);
});

test("terms and privacy open where the settings say", async ({ browser }) => {
  const { page, errors } = await person(browser, "en");
  const settings = (await (await page.request.get("/api/settings")).json()) as Settings;
  const texts = textsOf("legal.en");
  for (const [address, document] of [
    [settings.terms_url, texts["terms"]],
    [settings.privacy_url, texts["privacy"]],
  ] as const) {
    await page.goto(address);
    await expect(title(page)).toHaveText(document?.title ?? "");
  }
  expect(errors).toEqual([]);
});
