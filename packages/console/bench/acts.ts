// Interactions of a reader on any page, in this order: opens popups, types, ticks, and moves on with the Tab key.
import type { Locator, Page } from "playwright";
import { settled } from "./events.ts";

type Act = () => Promise<unknown>;

async function some(all: Locator, most: number): Promise<Locator[]> {
  const visible: Locator[] = [];
  for (const one of await all.all())
    if (visible.length < most && (await one.isVisible()) && (await one.isEnabled()))
      visible.push(one);
  return visible;
}

const press =
  (page: Page, key: string): Act =>
  () =>
    page.keyboard.press(key);
const click =
  (one: Locator): Act =>
  () =>
    one.click({ timeout: 20_000 });

/** Waits for the popup, which may have to be loaded; an Escape before that would close nothing. */
const open =
  (page: Page, one: Locator): Act =>
  async () => {
    await click(one)();
    await page.locator("[role=menu], [role=dialog], [role=listbox]").first().waitFor();
  };

/** Performs `count` interactions, each painted before the next. */
export async function actOn(page: Page, count: number): Promise<void> {
  const popups = await some(page.locator("button[aria-haspopup]"), 3);
  const tabs = await some(page.getByRole("main").getByRole("tab"), 3);
  const fields = await some(
    page
      .getByRole("main")
      .locator("input[type=text], input[type=email], textarea, input:not([type])"),
    2,
  );
  const boxes = await some(page.getByRole("main").getByRole("checkbox"), 1);
  const acts: Act[] = [
    ...popups.flatMap((one) => [open(page, one), press(page, "Escape")]),
    ...tabs.map(click),
    ...fields.flatMap((one) => [
      click(one),
      ...["a", "b", "Backspace"].map((key) => press(page, key)),
    ]),
    ...boxes.flatMap((one) => [click(one), click(one)]),
  ];
  const rest = Array.from({ length: Math.max(0, count - acts.length) }, () => press(page, "Tab"));
  for (const act of [...acts, ...rest].slice(0, count)) {
    await act();
    await settled(page);
  }
}
