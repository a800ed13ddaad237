// The guide and the legal documents, where the server's settings say that they are.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import type { Settings } from "@lanyard/contract";
import { person } from "./people.ts";

/** The title that a text of src/guide/texts has. */
const titleOf = (name: string) =>
  /title="([^"]+)"/.exec(
    readFileSync(new URL(`../src/guide/texts/${name}.mdx`, import.meta.url), "utf8"),
  )![1]!;

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
  await expect(title(guide)).toHaveText(titleOf("guide.it"));

  await page.goto("/docs#webhooks");
  await expect(page.locator("#webhooks")).toBeInViewport();
  await page.getByRole("button", { name: words("nav.language") }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(title(page)).toHaveText(titleOf("guide.fr"));
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
