// Keyboard use: the focus is never lost.
import { expect } from "@playwright/test";
import { expectFocus, openPalette, pressOn, signInByKeys, tabTo } from "./hands.ts";
import { person } from "./people.ts";
import { inWindows, oneWay } from "./windows.ts";

inWindows("the focus is never lost", oneWay, async (window) => {
  const { browser, language, width, options } = window;
  const creator = await person(browser, language, options);
  const { page, words } = creator;
  await signInByKeys(creator, "creator@demo.test");

  // Overlays give the focus back when they close, even if nothing had it before.
  for (const [what, open] of [
    ["the palette", () => openPalette(creator)],
    ["the sheet", () => page.keyboard.press("?")],
    ["creating", () => page.keyboard.press("c")],
  ] as const) {
    await open();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectFocus(page, `closing ${what}`);
  }
  const banner = page.getByRole("banner");
  const isFolded = width < 992;
  for (const [what, button] of isFolded
    ? ([["the bar", banner.getByRole("button", { name: words("nav.menu") })]] as const)
    : ([
        ["the language", banner.getByRole("button", { name: words("nav.language") })],
        ["the account", banner.getByRole("button", { name: words("nav.account_menu") })],
      ] as const)) {
    await pressOn(page, button);
    await expect(page.getByRole(isFolded ? "dialog" : "menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expectFocus(page, `the menu of ${what}`);
  }

  // Each page moves the focus to its main part.
  for (const [keys, title] of [
    ["ga", words("account.title")],
    ["gp", words("products.title")],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  }

  // In the editor, a removed element passes the focus on.
  await page.keyboard.press("c");
  await page.keyboard.type(`Fuoco ${Date.now()}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/build\//);
  const whose = page.getByRole("checkbox", { name: /Français/ });
  await tabTo(page, whose);
  await page.keyboard.press("Space");
  await expectFocus(page, "adding a language");
  await page.keyboard.press("Space");
  await expectFocus(page, "taking a language away");
  await page.keyboard.press("ControlOrMeta+s");
  await expectFocus(page, "saving by key");
  await openPalette(creator);
  await page.keyboard.press("Escape");
  await expectFocus(page, "the palette over the editor");
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/products$/);
  await expectFocus(page, "going back");
  expect(creator.errors).toEqual([]);
});
