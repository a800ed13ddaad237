// Work that cannot be lost: a tab that is killed while somebody types, two tabs with one build, a train in a tunnel.
import { expect, test, type Page } from "@playwright/test";
import { picture } from "./files.ts";
import { person, signIn, type Person } from "./people.ts";
import { wordsIn } from "./words.ts";

const words = wordsIn("it");
const notes = (page: Page) => page.getByRole("textbox", { name: words("build.notes") });
const save = (page: Page) => page.getByRole("button", { name: words("save") });

/** Opens the editor of a draft that is made for this test. */
async function draft(creator: Person, name: string) {
  const { page } = creator;
  await signIn(creator, "creator@demo.test");
  const address = await page.evaluate(async (title) => {
    const made = await fetch("/api/products", {
      method: "POST",
      headers: {
        authorization: `Bearer ${localStorage.getItem("access_token") ?? ""}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ name: title, kind: "app" }),
    });
    const { id, submission_id: build } = (await made.json()) as Record<string, number>;
    return `/dashboard/build/products/${id}/submissions/${build}`;
  }, name);
  await page.goto(address);
  await expect(notes(page)).toBeVisible();
  return address;
}

test("what was typed, and a chosen file, are back after the tab was killed", async ({
  browser,
}) => {
  const creator = await person(browser, "it");
  const address = await draft(creator, "Turni di notte");
  const { page } = creator;
  const icon = page.locator('[data-field="icon"]');
  await icon.locator("input[type=file]").setInputFiles(await picture("i.png", 64, 64, "#2b8a5c"));
  await notes(page).fill("Scritto prima del buio.");
  // What a crash leaves is what was written by then, half a second after the last key.
  const kept = () =>
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
  await expect.poll(kept).toContain("Scritto prima del buio.");
  await page.close();

  const again = await page.context().newPage();
  await again.goto(address);
  await expect(notes(again)).toHaveValue("Scritto prima del buio.");
  await expect(
    again.getByRole("button", { name: words("kept.discard"), exact: true }),
  ).toBeVisible();
  await expect(again.locator('[data-field="icon"] img')).toHaveAttribute("src", /^blob:/);
  await save(again).click();
  await expect(
    again.locator("[data-slot=toast]").getByText(words("build.saved"), { exact: true }),
  ).toBeVisible();
  await again.reload();
  await expect(notes(again)).toHaveValue("Scritto prima del buio.");
  await expect(again.getByRole("button", { name: words("kept.discard"), exact: true })).toHaveCount(
    0,
  );
  await expect(again.locator('[data-field="icon"] img')).toHaveAttribute("src", /^\/files\//);
});

test("two tabs with one build meet field by field, and neither gets the other's edits", async ({
  browser,
}) => {
  const creator = await person(browser, "it");
  const address = await draft(creator, "Due schede");
  const one = creator.page;
  const two = await one.context().newPage();
  await two.goto(address);
  const version = (page: Page) =>
    page.getByRole("textbox", { name: words("build.version"), exact: true });
  // A chosen file keeps a draft from saving itself.
  const banner = one.locator('[data-field="banner"] input[type=file]');
  await banner.setInputFiles(await picture("b.png", 160, 90, "#2b8a5c"));
  await notes(one).fill("Della prima scheda.");
  await version(one).fill("1.0.0");
  await notes(two).fill("Della seconda scheda.");
  await save(two).click();
  await expect(save(two)).toHaveAttribute("aria-disabled", "true");

  await save(one).click();
  const asked = one.getByRole("dialog", { name: words("stale.title") });
  const field = asked.getByRole("region", { name: words("build.notes") });
  await expect(field).toContainText("seconda");
  await expect(asked.getByRole("region")).toHaveCount(1);
  await field.getByRole("radio", { name: words("stale.theirs") }).check({ force: true });
  await asked.getByRole("button", { name: words("stale.save") }).click();
  await expect(asked).toHaveCount(0);
  await expect(
    one.locator("[data-slot=toast]").getByText(words("build.saved"), { exact: true }),
  ).toBeVisible();
  await expect(notes(one)).toHaveValue("Della seconda scheda.");
  await two.reload();
  await expect(notes(two)).toHaveValue("Della seconda scheda.");
  await expect(version(two)).toHaveValue("1.0.0");
});

test("what was not used before opens without a network: menus, search, the questions", async ({
  browser,
}) => {
  const creator = await person(browser, "it");
  const { page } = creator;
  await draft(creator, "Senza linea");
  await page.waitForFunction(() => performance.getEntriesByName("fetched ahead").length > 0);
  await page.context().setOffline(true);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: words("nav.language") }).click();
  await expect(page.getByRole("menuitemradio", { name: "Français" })).toBeVisible();
  await page.keyboard.press("Escape");
  await banner.getByRole("button", { name: words("nav.account_menu") }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words("more_actions") }).click();
  await page.getByRole("menuitem").first().click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
  await page.keyboard.press("Escape");
  await notes(page).fill("Senza linea.");
  await page.getByRole("link", { name: words("back") }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.getByRole("button", { name: words("leave.stay") }).click();
  await page.context().setOffline(false);
});

test("without a network what is typed stays on the device, and is saved when there is one again", async ({
  browser,
}) => {
  const creator = await person(browser, "it");
  const address = await draft(creator, "In galleria");
  const { page } = creator;
  // A draft without a language is not saved by itself.
  await page.getByRole("checkbox", { name: "Italiano" }).check();
  await expect(page.getByText(/^Salvata alle/)).toBeVisible();
  await page.context().setOffline(true);
  await notes(page).fill("Scritto in galleria.");
  await expect(page.getByText(words("build.save_offline"))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Salvata alle/)).toBeVisible();
  await page.reload();
  await expect(notes(page)).toHaveValue("Scritto in galleria.");
  await page.goto(address);
  await notes(page).fill("Con la tastiera.");
  await page.keyboard.press("Control+s");
  await expect(save(page)).toHaveAttribute("aria-disabled", "true");
  await expect(notes(page)).toBeFocused();
});

test("on a slow line a save is one, goes on while one types, and loses none of it", async ({
  browser,
}) => {
  const creator = await person(browser, "it", { viewport: { width: 390, height: 844 } });
  const { page } = creator;
  await draft(creator, "Linea lenta");
  await page.getByRole("checkbox", { name: "Italiano" }).check();
  await expect(page.getByText(/^Salvata alle/)).toBeVisible();
  const icon = page.locator('[data-field="icon"] input[type=file]');
  await icon.setInputFiles(await picture("i.png", 512, 512, "#2b8a5c"));
  await notes(page).fill("Scritto prima.");
  const line = await page.context().newCDPSession(page);
  const bytes = { downloadThroughput: 20_000, uploadThroughput: 20_000 };
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 1_500, ...bytes });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await save(page).dblclick();
  await expect(save(page)).toHaveAttribute("aria-busy", "true");
  await notes(page).fill("Scritto mentre salvava.");
  await expect(
    page.locator("[data-slot=toast]").getByText(words("build.saved"), { exact: true }),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(notes(page)).toHaveValue("Scritto mentre salvava.");
  // What came after is a draft that saves itself.
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByText(/^Salvata alle/)).toBeVisible();
  await line.detach();
  await page.reload();
  await expect(notes(page)).toHaveValue("Scritto mentre salvava.");
  expect(creator.errors).toEqual([]);
});
