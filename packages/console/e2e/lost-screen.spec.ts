// A first screen that never comes holds nobody up.
import { expect, test } from "@playwright/test";
import { person, signIn } from "./people.ts";

test("where the screen never comes, the page asks for its data by itself", async ({ browser }) => {
  const creator = await person(browser, "it");
  const { page, words } = creator;
  await signIn(creator, "creator@demo.test");
  const title = page.getByRole("heading", { level: 1, name: words("products.title") });
  await expect(title).toBeVisible();
  await page.route("**/api/screen", () => undefined);
  await page.goto("/dashboard/products");
  await expect(title).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 30_000 });
});
