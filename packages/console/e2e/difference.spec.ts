// The differences of a product's second version are correct to the line, for its creator before sending and at the
// desk.
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { archive, picture, textFile } from "./files.ts";
import { expectNamed } from "./hands.ts";
import { signedIn, type SignedIn } from "./people.ts";
import { freeBuild, newProduct, saveBuild, type Sent } from "./sent.ts";

const script = (last: string) =>
  textFile(
    "tabelle.sql",
    "application/sql",
    `create table turno (\n  id bigint primary key,\n  ${last}\n);\n\ncreate index turno_id on turno (id);\n`,
  );

const lines = (changed: Readonly<Record<number, string>>) =>
  Array.from({ length: 400 }, (_, n) => changed[n] ?? `riga ${n}`);

const before = {
  "manifest.json": '{\n  "name": "turni"\n}\n',
  "src/app.js": `${lines({}).join("\n")}\n`,
  "src/vecchio.js": "via\n",
  "uguale.txt": "uguale\n",
};
const second = {
  "manifest.json": before["manifest.json"],
  // One line is changed, one removed, one added; the last one has no line end.
  "src/app.js": lines({ 200: "riga duecento" })
    .toSpliced(300, 1)
    .toSpliced(10, 0, "<script>alert(1)</script>")
    .join("\n"),
  "src/nuovo.js": "nuovo\n",
  "uguale.txt": before["uguale.txt"],
};

/** Creates a product with its first version on sale, and a draft of the second. */
async function twoVersions(
  api: APIRequestContext,
  creator: SignedIn,
  admin: SignedIn,
  name: string,
): Promise<Sent> {
  const headers = { authorization: `Bearer ${creator.token}` };
  const sold = await newProduct(api, creator.token, name);
  const { product } = sold;
  const first = {
    ...(await freeBuild(name)),
    "languages[1][description]": "L'app apre la porta è già qui.",
    menu_entry_id: "4",
    "permissions[0]": "1",
    source_code_url: await archive("turni.zip", before),
    db_script_url: script("inizio timestamp"),
  };
  await saveBuild(api, creator.token, sold, first, true);
  const approved = await api.post(
    `/api/admin/products/${product}/submissions/${sold.build}/approve`,
    { headers: { authorization: `Bearer ${admin.token}` }, data: { reject: false } },
  );
  expect(approved.status(), await approved.text()).toBe(200);
  const added = (await (
    await api.post(`/api/products/${product}/submissions`, { headers })
  ).json()) as { submission_id: number };
  const draft = { product, build: added.submission_id };
  const next = {
    "languages[1][name]": name,
    "languages[1][description]": "L'agenda apre la porta è già qui.",
    version: "1.1.0",
    notes: "Turni di un mese.",
    "permissions[0]": "1",
    "permissions[1]": "2",
    banner: await picture("banner.png", 1600, 900, "#2f9e44"),
    source_code_url: await archive("turni.zip", second),
    db_script_url: script("inizio timestamptz"),
  };
  await saveBuild(api, creator.token, draft, next, false);
  return draft;
}

const rows = (page: Page, caption: string, state: string) =>
  page.getByRole("table", { name: caption }).locator(`tr[data-state=${state}]`);
/** Line numbers before and after, and the text with its sign. */
const cells = async (page: Page, caption: string, state: string) =>
  (await rows(page, caption, state).all()).length > 0
    ? await rows(page, caption, state).evaluateAll((all) =>
        all.map((row) => [0, 1, 3].map((at) => row.children[at]?.textContent)),
      )
    : [];

/** The difference is the same for creator and reviewer. */
async function expectDifference(page: Page, { words }: SignedIn, name: string): Promise<void> {
  const summary = page.getByRole("navigation", { name: words("summary") });
  await expect(summary.getByRole("link").filter({ hasText: "1 file" })).toBeVisible();
  const part = (key: string) => page.getByRole("region", { name: words(key), exact: true });
  await expect(part("part_texts").getByRole("deletion").first()).toHaveText(/ app $/);
  await expect(part("part_texts").getByRole("insertion").first()).toHaveText(/ agenda $/);
  await expect(part("part_permissions").getByRole("insertion")).toHaveCount(1);
  await expect(part("part_permissions").getByRole("deletion")).toHaveCount(0);
  await expect(part("part_facts").getByRole("insertion")).toHaveText([/1\.1\.0$/]);
  await expect(part("part_pictures").getByRole("figure")).toHaveCount(2);
  expect(await cells(page, words("part_sql"), "removed")).toEqual([
    ["3", "", "  inizio timestamp"],
  ]);
  expect(await cells(page, words("part_sql"), "added")).toEqual([
    ["", "3", "  inizio timestamptz"],
  ]);

  const files = part("part_files");
  const states = files.locator("li[data-state]");
  await expect(states).toHaveText([/app\.js/, /nuovo\.js/, /vecchio\.js/]);
  await files.getByRole("button", { name: "app.js" }).click();
  await expect(rows(page, "src/app.js", "added")).toHaveCount(2);
  expect(await cells(page, "src/app.js", "added")).toEqual([
    ["", "11", "<script>alert(1)</script>"],
    ["", "202", "riga duecento"],
  ]);
  expect(await cells(page, "src/app.js", "removed")).toEqual([
    ["201", "", "riga 200"],
    ["301", "", "riga 300"],
  ]);
  await expect(files.getByText(words("ends_open_after"))).toBeVisible();
  await files.getByRole("button", { name: words("file_next") }).click();
  await expect(page.getByRole("heading", { name: "src/nuovo.js" })).toBeFocused();
  await expect(rows(page, "src/nuovo.js", "added")).toHaveText([/nuovo/]);

  // From the top, by keyboard: first the changed words.
  await page.locator("#changes").click();
  await page.keyboard.press("n");
  await expect(page.getByRole("deletion").filter({ hasText: "app" }).first()).toBeFocused();
  await expectNamed(page);
  expect(name).not.toBe("");
}

test("the second version of a product, for its creator and at the desk", async ({
  browser,
  request,
}) => {
  const marta = await signedIn(browser, "it", "creator@demo.test");
  const ada = await signedIn(browser, "en", "admin@demo.test", {
    viewport: { width: 1440, height: 900 },
  });
  const name = `Turni ${Date.now()}`;
  const draft = await twoVersions(request, marta, ada, name);

  await marta.page.goto(`/dashboard/build/products/${draft.product}/submissions/${draft.build}`);
  const opened = marta.page.waitForEvent("popup");
  await marta.page
    .getByRole("link", { name: marta.words("detail.tab_changes") })
    .filter({ visible: true })
    .click();
  const beside = await opened;
  await expectDifference(beside, marta, name);

  await saveBuild(request, marta.token, draft, {}, true);
  await ada.page.goto(`/dashboard/review?build=${draft.product}.${draft.build}`);
  await ada.page.getByRole("tab", { name: ada.words("tab.changes") }).click();
  await expect(ada.page).toHaveURL(/tab=changes/);
  await expectDifference(ada.page, ada, name);
  expect(marta.errors).toEqual([]);
  expect(ada.errors).toEqual([]);
});
