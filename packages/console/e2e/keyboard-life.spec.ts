// The whole life of an app without mouse and screen: by keyboard, by roles and names, and by announcements.
import { expect, test } from "@playwright/test";
import { archive, picture } from "./files.ts";
import {
  expectFocus,
  expectHeard,
  expectNamed,
  openPalette,
  pickBy,
  pressOn,
  signInByKeys,
  tabTo,
  writeIn,
} from "./hands.ts";
import { answeredSave, person, type Person } from "./people.ts";
import { otherWay, some } from "./windows.ts";

const title = ({ page }: Person) => page.getByRole("heading", { level: 1 });
const press = ({ page, words }: Person, key: string) =>
  pressOn(page, page.getByRole("button", { name: words(key), exact: true }).first());
const write = ({ page, words }: Person, key: string, text: string) =>
  writeIn(page, page.getByRole("textbox", { name: words(key) }).first(), text);
const choose = async ({ page, words }: Person, key: string) =>
  pressOn(page, page.getByRole("combobox", { name: words(key) }), "ArrowDown");
const pick = ({ page, words }: Person, key: string, file: Parameters<typeof pickBy>[2]) =>
  pickBy(page, page.locator("input[type=file]").and(page.getByLabel(words(key))), file);

async function create(creator: Person, name: string): Promise<void> {
  const { page, words } = creator;
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: words("products.create") });
  await expect(dialog.getByRole("textbox", { name: words("create.name") })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/build\/products\/\d+\/submissions\/\d+$/);
  await expect(title(creator)).toContainText(name);
  await expectFocus(page, "creating");
}

async function fill(creator: Person): Promise<void> {
  const { page, words } = creator;
  await write(creator, "build.description", "Apre la porta senza mouse.");
  await choose(creator, "build.menu_entry_id");
  await write(creator, "build.version", "1.0.0");
  await pick(
    creator,
    "build.source_code_url",
    await archive("tastiera.zip", { "manifest.json": "{}" }),
  );
  await expectFocus(page, "picking an archive");
  await write(creator, "build.notes", "Prima versione.");
  await pick(creator, "build.icon", await picture("icona.png", 512, 512, "#2f6bdb"));
  await expectHeard(page, words("image.not_saved"));
  await expectFocus(page, "picking an icon");
  await pick(creator, "build.banner", await picture("banner.png", 1600, 900, "#cf4237"));
  const free = page.getByRole("checkbox", { name: words("offer.free") });
  await tabTo(page, free);
  if (!(await free.isChecked())) await page.keyboard.press("Space");
  await expect(free).toBeChecked();
}

async function sendForReview(creator: Person): Promise<void> {
  const { page, words } = creator;
  await answeredSave(page, () => press(creator, "build.send"));
  await expectHeard(page, words("build.sent"));
  await expect(page).toHaveURL(/\/dashboard\/products\/\d+$/);
  await expectFocus(page, "sending");
}

/** Opens a product by its name, from any page. */
async function openByName(someone: Person, name: string): Promise<void> {
  const { page } = someone;
  await openPalette(someone);
  await page.keyboard.type(name);
  await expect(page.getByRole("option", { name, selected: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(title(someone)).toContainText(name);
  await expectFocus(page, "opening a product");
}

async function reject({ page, words }: Person, reason: string): Promise<void> {
  await pressOn(page, page.getByRole("button", { name: words("review.reject"), exact: true }));
  const dialog = page.getByRole("dialog", { name: words("review.reject_title") });
  await writeIn(page, dialog.getByRole("textbox", { name: words("review.reason") }), reason);
  await pressOn(page, dialog.getByRole("button", { name: words("review.reject_submit") }));
  await expectHeard(page, words("review.done_reject", { name: "" }).trim());
  await expectFocus(page, "rejecting");
}

/** Enters a price that is refused, then a valid one, and saves. */
async function price(creator: Person): Promise<void> {
  const { page, words } = creator;
  await tabTo(page, page.getByRole("tab", { selected: true }));
  const tab = page.getByRole("tab", { name: words("detail.tab_offer") });
  await tabTo(page, tab, "ArrowRight");
  await pressOn(page, page.getByRole("link", { name: words("detail.offer_edit") }));
  await pressOn(page, page.getByRole("checkbox", { name: words("offer.free") }), "Space");
  await write(creator, "build.price_amount", "99");
  await choose(creator, "build.expiration_id");
  await press(creator, "save");
  await expectHeard(page, words("offer.invalid"));
  const amount = page.getByRole("textbox", { name: words("build.price_amount") });
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(new RegExp(words("price.too_high")));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("12");
  await press(creator, "save");
  await expectHeard(page, words("detail.saved"));
  await expect(page).toHaveURL(/\/dashboard\/products$/);
  await expectFocus(page, "saving an offer");
}

for (const [language, width] of some(otherWay))
  test(`the whole life of an app by keyboard, in ${language} at ${width} px`, async ({
    browser,
  }) => {
    const window = { viewport: { width, height: 900 } };
    const creator = await person(browser, language, window);
    const admin = await person(browser, language, window);
    const { page, words } = creator;
    const name = `Tastiera ${Date.now()}`;

    await signInByKeys(creator, "creator@demo.test");
    await expectNamed(page);
    await create(creator, name);
    await expectNamed(page);
    await fill(creator);
    await answeredSave(page, () => page.keyboard.press("ControlOrMeta+s"));
    await expectHeard(page, words("build.saved"));
    await expectFocus(page, "saving");
    await expectNamed(page);
    await sendForReview(creator);
    await expectNamed(page);

    await signInByKeys(admin, "admin@demo.test");
    await expectNamed(admin.page);
    await openByName(admin, name);
    await expectNamed(admin.page);
    await reject(admin, "Manca la seconda lingua.");

    await page.reload();
    await pressOn(page, page.getByRole("link", { name: words("detail.edit") }));
    await expect(page.getByText("Manca la seconda lingua.")).toBeVisible();
    await write(creator, "build.version", "1.0.1");
    await sendForReview(creator);

    await admin.page.reload();
    await press(admin, "review.approve");
    // The check warns about the pictures, which have one colour.
    await press(admin, "despite.confirm_warns");
    await expectHeard(admin.page, words("review.done_approve", { name: `${name} 1.0.1` }));
    await expectFocus(admin.page, "approving");

    await page.reload();
    await expect(page.getByText(words("status.ready_for_sale")).first()).toBeVisible();
    await price(creator);
    await openByName(creator, name);
    await press(creator, "detail.new_build");
    await expect(page).toHaveURL(/\/dashboard\/build\//);
    await expect(title(creator)).toContainText(name);
    await expectFocus(page, "adding a build");

    await openPalette(creator);
    await page.keyboard.type(words("nav.logout"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/$/);
    await expectFocus(page, "signing out");
    expect(creator.errors).toEqual([]);
    expect(admin.errors).toEqual([]);
  });
