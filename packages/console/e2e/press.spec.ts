// A click reaches its target even when it leaves a field that then shows an error.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { person } from "./people.ts";

/** Clicks as a hand does: keeps the button down for a while, at the control's position before pressing. */
const press = async (page: Page, control: Locator) => {
  const { x, y, width, height } = (await control.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(page.locator("[data-slot=field-error]")).toHaveCount(0);
  await page.mouse.up();
};

test("the consent is ticked by the press that leaves a wrong address", async ({ browser }) => {
  const { page, words } = await person(browser, "it");
  await page.setViewportSize({ width: 390, height: 1400 });
  await page.goto("/functionality");
  await page.getByRole("textbox", { name: words("field.email") }).fill("ada");
  await press(page, page.getByRole("checkbox"));
  await expect(page.getByRole("checkbox")).toBeChecked();
  await expect(page.getByText(words("email.invalid"), { exact: true })).toBeVisible();
});

test("a form is sent by the press that leaves an empty field", async ({ browser }) => {
  const { page, words } = await person(browser, "it");
  await page.goto("/login");
  await page.getByRole("textbox", { name: words("field.email") }).fill("ada");
  await press(page, page.getByRole("button", { name: words("login.submit") }));
  // The form was submitted, so both fields show their errors.
  await expect(page.getByText(words("email.invalid"), { exact: true })).toBeVisible();
  await expect(page.getByText(words("password.required"), { exact: true })).toBeVisible();
});
