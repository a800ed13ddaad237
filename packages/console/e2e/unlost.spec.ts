// Work is never lost: a tab is killed while somebody types, two tabs edit one build, the network is lost or slow; in
// Italian and in English, on a phone and in a wide window, without unexpected errors.
import { expect, type Page } from "@playwright/test";
import { draft, editor } from "./editor.ts";
import { picture } from "./files.ts";
import { signedIn, unexpected, type SignedIn } from "./people.ts";
import { inWindows, oneWay, otherWay, type Window } from "./windows.ts";

/** A test for each window, with a creator and a new draft. */
function both(
  title: string,
  windows: readonly Window[],
  run: (creator: SignedIn, address: string, width: number) => Promise<void>,
): void {
  inWindows(title, windows, async ({ browser, language, width, options }) => {
    const creator = await signedIn(browser, language, "creator@demo.test", options);
    await run(creator, await draft(creator, title.slice(0, 40)), width);
  });
}

/** The edits stored on the device. */
const readStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("drafts");
        opening.addEventListener("success", () => {
          const all = opening.result.transaction("edits").objectStore("edits").getAll();
          all.addEventListener("success", () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
  );

const offlineLine = /^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/;
const refusedSave = /^console: Failed to load resource: the server responded with a status of 409 /;

both(
  "what was typed, and a chosen file, are back after the tab was killed",
  oneWay,
  async (creator, address) => {
    const { page } = creator;
    const { icon, notes } = editor(page, creator);
    await icon.locator("input[type=file]").setInputFiles(await picture("i.png", 64, 64, "#2b8a5c"));
    await notes.fill("Scritto prima del buio.");
    // A crash leaves what was stored by then, a tenth of a second after the last key.
    await expect.poll(() => readStored(page)).toContain("Scritto prima del buio.");
    await page.close();

    const again = await page.context().newPage();
    const now = editor(again, creator);
    await again.goto(address);
    await expect(now.notes).toHaveValue("Scritto prima del buio.");
    await expect(now.discard).toBeVisible();
    await expect(now.icon.locator("img")).toHaveAttribute("src", /^blob:/);
    await now.save.click();
    await expect(now.saved).toBeVisible();
    await again.reload();
    await expect(now.notes).toHaveValue("Scritto prima del buio.");
    await expect(now.discard).toHaveCount(0);
    await expect(now.icon.locator("img")).toHaveAttribute("src", /^\/files\//);
    expect(creator.errors).toEqual([]);
  },
);

both(
  "two tabs with one build meet field by field, and neither gets the other's edits",
  otherWay,
  async (creator, address) => {
    const { words } = creator;
    const first = creator.page;
    const second = await first.context().newPage();
    await second.goto(address);
    const one = editor(first, creator);
    const two = editor(second, creator);
    // A selected file prevents the draft from saving automatically.
    const banner = first.locator('[data-field="banner"] input[type=file]');
    await banner.setInputFiles(await picture("b.png", 160, 90, "#2b8a5c"));
    await one.notes.fill("Della prima scheda.");
    await one.version.fill("1.0.0");
    await two.notes.fill("Della seconda scheda.");
    // By shortcut, because on a busy machine the tab may save automatically before the button is clicked.
    await two.notes.press("ControlOrMeta+s");
    await expect(two.saved.or(two.savedAt).first()).toBeVisible();
    await expect(two.save).toHaveAttribute("aria-disabled", "true");

    await one.save.click();
    const dialog = first.getByRole("dialog", { name: words("stale.title") });
    const field = dialog.getByRole("region", { name: words("build.notes") });
    await expect(field).toContainText("seconda");
    await expect(dialog.getByRole("region")).toHaveCount(1);
    await field.getByRole("radio", { name: words("stale.theirs") }).check({ force: true });
    await dialog.getByRole("button", { name: words("stale.save") }).click();
    await expect(dialog).toHaveCount(0);
    await expect(one.saved).toBeVisible();
    await expect(one.notes).toHaveValue("Della seconda scheda.");
    await second.reload();
    await expect(two.notes).toHaveValue("Della seconda scheda.");
    await expect(two.version).toHaveValue("1.0.0");
    expect(unexpected(creator, refusedSave)).toEqual([]);
  },
);

both(
  "what was not used before opens without a network: menus, search, the questions",
  oneWay,
  async (creator, _address, width) => {
    const { page, words } = creator;
    const { notes } = editor(page, creator);
    await page.waitForFunction(() => performance.getEntriesByName("fetched ahead").length > 0);
    await page.context().setOffline(true);
    const banner = page.getByRole("banner");
    if (width < 992) {
      // The navigation bar is collapsed; everything is in one panel.
      await banner.getByRole("button", { name: words("nav.menu") }).click();
      const panel = page.getByRole("dialog");
      await expect(panel.getByRole("button", { name: "Français" })).toBeVisible();
      await expect(panel.getByRole("link", { name: words("nav.account") })).toBeVisible();
    } else {
      await banner.getByRole("button", { name: words("nav.language") }).click();
      await expect(page.getByRole("menuitemradio", { name: "Français" })).toBeVisible();
      await page.keyboard.press("Escape");
      await banner.getByRole("button", { name: words("nav.account_menu") }).click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words("more_actions") }).click();
    await page.getByRole("menuitem").first().click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
    await page.keyboard.press("Escape");
    await notes.fill("Senza linea.");
    await page.getByRole("link", { name: words("back") }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.getByRole("button", { name: words("leave.stay") }).click();
    await page.context().setOffline(false);
    expect(unexpected(creator, offlineLine)).toEqual([]);
  },
);

both(
  "without a network what is typed stays on the device, and is saved when there is one again",
  otherWay,
  async (creator, address) => {
    const { page, words } = creator;
    const { notes, save, savedAt } = editor(page, creator);
    await page.getByRole("checkbox", { name: "Italiano" }).check();
    await notes.fill("In piano.");
    await expect(savedAt).toBeVisible();
    await page.context().setOffline(true);
    await notes.fill("Scritto in galleria.");
    await expect(page.getByText(words("build.save_offline"))).toBeVisible();
    await page.context().setOffline(false);
    await expect(savedAt).toBeVisible();
    await page.reload();
    await expect(notes).toHaveValue("Scritto in galleria.");
    await page.goto(address);
    await notes.fill("Con la tastiera.");
    await page.keyboard.press("Control+s");
    await expect(save).toHaveAttribute("aria-disabled", "true");
    await expect(notes).toBeFocused();
    expect(unexpected(creator, offlineLine)).toEqual([]);
  },
);

both(
  "on a slow line a save is one, goes on while one types, and loses none of it",
  oneWay,
  async (creator) => {
    const { page } = creator;
    const { icon, notes, save, saved, savedAt } = editor(page, creator);
    await page.getByRole("checkbox", { name: "Italiano" }).check();
    await notes.fill("Al volo.");
    await expect(savedAt).toBeVisible();
    await icon
      .locator("input[type=file]")
      .setInputFiles(await picture("i.png", 512, 512, "#2b8a5c"));
    await notes.fill("Scritto prima.");
    const line = await page.context().newCDPSession(page);
    const bytes = { downloadThroughput: 20_000, uploadThroughput: 20_000 };
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 1_500,
      ...bytes,
    });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await save.dblclick();
    await expect(save).toHaveAttribute("aria-busy", "true");
    await notes.fill("Scritto mentre salvava.");
    await expect(saved).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(notes).toHaveValue("Scritto mentre salvava.");
    // The later input is in a draft, which saves automatically.
    await expect.poll(() => sent.length).toBe(2);
    await expect(savedAt).toBeVisible();
    await line.detach();
    await page.reload();
    await expect(notes).toHaveValue("Scritto mentre salvava.");
    expect(creator.errors).toEqual([]);
  },
);

both(
  "a page that is left right after its save brings nothing back as unsaved",
  otherWay,
  async (creator, address) => {
    const { page } = creator;
    const { notes, save, icon, discard } = editor(page, creator);
    await icon.locator("input[type=file]").setInputFiles(await picture("i.png", 64, 64, "#2b8a5c"));
    await notes.fill("Salvato e via.");
    await expect.poll(() => readStored(page)).toContain("Salvato e via.");
    // Leaves faster than a person could, before the browser can finish what the page started with the message.
    await page.evaluate(() =>
      new MutationObserver(() => {
        if (document.querySelector("[data-slot=toast]")) location.replace("about:blank");
      }).observe(document, { subtree: true, childList: true }),
    );
    await save.click();
    await page.waitForURL("about:blank");
    await page.goto(address);
    await expect(notes).toHaveValue("Salvato e via.");
    // By now, the stored edits have been removed.
    await expect.poll(() => readStored(page)).toBe("[]");
    await expect(discard).toHaveCount(0);
    await expect(save).toHaveAttribute("aria-disabled", "true");
    expect(creator.errors).toEqual([]);
  },
);
