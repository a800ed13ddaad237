// Hands that have a keyboard alone, and ears that hear what a screen reader is told.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./people.ts";

/** More stops than any page has. */
const most = 250;

/** Goes on with Tab, or back with Shift+Tab, until the focus is there. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: to look for its name at each stop costs more than the stop.
  let found = await target.elementHandle();
  for (let stop = 0; stop < most; stop += 1) {
    const state = await found?.evaluate((element) =>
      element === document.activeElement ? "focused" : element.isConnected ? "elsewhere" : "gone",
    );
    if (state === "focused") return;
    if (state === "gone") found = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached with ${key}.`);
}

/** Goes there and presses a key. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and writes, in place of what is in it. */
export async function writeIn(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Presses a button that opens the system's picker, and picks. */
export async function pickBy(
  page: Page,
  button: Locator,
  files: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  // Before the steps there: the browser takes a key sooner than the order to hand its picker over.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(files);
}

/** The focus is on something of the page, and something that is there. */
export const expectFocus = (page: Page, after: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const { activeElement: focused } = document;
          if (!focused || focused === document.body || focused === document.documentElement)
            return "on the body";
          return focused.getClientRects().length === 0 ? "on something that is not shown" : "kept";
        }),
      { message: `the focus after ${after}` },
    )
    .toBe("kept");

/** Notes what is said in live regions and alerts; call it before the page is opened. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const live = "[aria-live=polite], [aria-live=assertive], [role=alert], [role=status], output";
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest(live) ?? element?.querySelector(live);
          const text = region?.textContent?.trim();
          if (text && region?.checkVisibility()) heard.push(text);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** It was said to a screen reader since the page was loaded. */
export const expectHeard = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard))
    .toContainEqual(expect.stringContaining(text));

/** Everything that can be operated has a name, and the page its landmarks and one title. */
export async function expectNamed(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const tree = await page.locator("body").ariaSnapshot();
  const operated =
    /^\s*- (button|link|textbox|combobox|checkbox|radio|switch|tab|menuitem|option|dialog)\b(?! ")/;
  expect(tree.split("\n").filter((line) => operated.test(line))).toEqual([]);
}

export async function signInByKeys({ page, words }: Person, email: string): Promise<void> {
  await listen(page);
  await page.goto("/login");
  await writeIn(page, page.getByRole("textbox", { name: words("field.email") }), email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("demo-password");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/products$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFocus(page, "signing in");
}

export async function openPalette({ page, words }: Person): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox", { name: words("command.title") })).toBeFocused();
}
