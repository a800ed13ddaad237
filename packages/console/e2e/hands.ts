// Helpers that operate pages by keyboard only, and record what screen readers announce.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./people.ts";

/** More tab stops than any page has. */
const most = 250;

/** Presses Tab, or the given key, until the target has focus. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  // Resolved once, because finding the element at each stop takes longer than the stop.
  let handle = await target.elementHandle();
  for (let stop = 0; stop < most; stop += 1) {
    const state = await handle?.evaluate((element) =>
      element === document.activeElement ? "focused" : element.isConnected ? "elsewhere" : "gone",
    );
    if (state === "focused") return;
    if (state === "gone") handle = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached with ${key}.`);
}

/** Moves the focus to the target and presses a key. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field and replaces its content. */
export async function writeIn(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Activates a button that opens the system's file picker, and selects files. */
export async function pickBy(
  page: Page,
  button: Locator,
  files: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  // Registered before moving the focus, because the browser handles the key sooner than the request to intercept its
  // picker.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(files);
}

/** The focus is on a visible element of the page. */
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

/** Records the texts of live regions and alerts; call it before opening the page. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(globalThis, { announcements });
    const live = "[aria-live=polite], [aria-live=assertive], [role=alert], [role=status], output";
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest(live) ?? element?.querySelector(live);
          const text = region?.textContent?.trim();
          if (text && region?.checkVisibility()) announcements.push(text);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** A screen reader has announced this text since the page was loaded. */
export const expectHeard = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => (globalThis as unknown as { announcements: string[] }).announcements),
    )
    .toContainEqual(expect.stringContaining(text));

/** Every control has an accessible name, and the page has its landmarks and one level-1 heading. */
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
