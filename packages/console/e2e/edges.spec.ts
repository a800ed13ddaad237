// Edge cases: pages without permission, ended sessions, unsaved changes, refused files, two people at once.
import { expect, test, type Page } from "@playwright/test";
import { draft, editor } from "./editor.ts";
import { archive, picture, textFile } from "./files.ts";
import { answeredSave, openMenu, person, signedIn, signIn, unexpected } from "./people.ts";
import { inWindows, oneWay, otherWay } from "./windows.ts";

const newBuild = async (page: Page, words: (key: string) => string, name: string) => {
  await page
    .getByRole("button", { name: words("products.create") })
    .first()
    .click();
  await page.getByRole("textbox", { name: words("create.name") }).fill(name);
  await page.getByRole("button", { name: words("create.submit") }).click();
  await expect(page).toHaveURL(/\/dashboard\/build\/products\/\d+\/submissions\/\d+$/);
};

/** The browser's own console message for a refused call. */
const refused = (status: number) =>
  new RegExp(`^console: Failed to load resource: the server responded with a status of ${status} `);

inWindows("a guarded page asks to sign in and comes back", oneWay, async (window) => {
  const visitor = await person(window.browser, window.language, window.options);
  const { page, words } = visitor;
  await page.goto("/dashboard/account");
  await expect(page).toHaveURL("/login?returnUrl=%2Fdashboard%2Faccount");
  await page.getByRole("textbox", { name: words("field.email") }).fill("creator@demo.test");
  await page.getByLabel(words("field.password"), { exact: true }).fill("sbagliata-di-certo");
  await page.getByRole("button", { name: words("login.submit") }).click();
  await expect(page.getByRole("alert")).toHaveText(words("auth.wrong_credentials"));
  await page.getByLabel(words("field.password"), { exact: true }).fill("demo-password");
  await page.getByRole("button", { name: words("login.submit") }).click();
  await expect(page).toHaveURL("/dashboard/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("account.title"));
  expect(unexpected(visitor, refused(422))).toEqual([]);
});

test("a session that has ended leads to the root, signed out, and says nothing", async ({
  browser,
}) => {
  const creator = await person(browser, "it");
  const { page, words } = creator;
  const pending = new Set<unknown>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  await signIn(creator, "creator@demo.test");
  await expect(page.getByRole("article").first()).toBeVisible();
  // A 401 during the reload would make the page delete its token before it unloads, and the new page would then ask to
  // sign in instead of noticing an ended session.
  await expect.poll(() => pending.size).toBe(0);
  const ended = await page.evaluate(() =>
    fetch("/api/logout", {
      headers: { authorization: `Bearer ${localStorage.getItem("access_token") ?? ""}` },
    }).then((response) => response.status),
  );
  expect(ended).toBe(200);
  await page.reload();
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("banner").getByRole("link", { name: words("nav.login") }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
  await expect(page.locator("[data-slot=toast]")).toHaveCount(0);
});

inWindows(
  "signing out in one tab asks for what another is entering; a session that ends otherwise keeps it",
  otherWay,
  async ({ browser, language, options }) => {
    const creator = await person(browser, language, options);
    const { page } = creator;
    await signIn(creator, "creator@demo.test");
    const token = await page.evaluate(() => localStorage.getItem("access_token") ?? "");
    const build = await draft({ ...creator, token }, "Due schede");
    const { notes, icon } = editor(page, { ...creator, token });
    // A selected file prevents the draft from saving automatically.
    await icon.locator("input[type=file]").setInputFiles(await picture("i.png", 64, 64, "#2b8a5c"));
    await notes.fill("Scritto a metà.");

    const second = { ...creator, page: await page.context().newPage() };
    await second.page.goto("/dashboard/products");
    await (await openMenu(second)).signOut();
    const question = second.page.getByRole("alertdialog");
    await expect(question).toContainText(creator.words("leave.sign_out"));
    await question.getByRole("button", { name: creator.words("leave.stay") }).click();

    await second.page.evaluate(() =>
      fetch("/api/logout", {
        headers: { authorization: `Bearer ${localStorage.getItem("access_token")}` },
      }),
    );
    await second.page.reload();
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await expect(notes).toHaveCount(0);

    await signIn(second, "creator@demo.test");
    await expect(page).toHaveURL(build);
    await expect(notes).toHaveValue("Scritto a metà.");
    expect(unexpected(creator, refused(401))).toEqual([]);
  },
);

inWindows("a removed draft is told once, and nobody asks for it again", oneWay, async (window) => {
  const { browser, language, options } = window;
  const creator = await signedIn(browser, language, "creator@demo.test", options);
  const { page, words } = creator;
  // The page requests remarks only after it has rendered.
  const remarks = page.waitForResponse((response) => response.url().endsWith("/remarks"));
  await draft(creator, "Da togliere");
  await remarks;
  const requests: string[] = [];
  await page.getByRole("button", { name: words("more_actions") }).click();
  await page.getByRole("menuitem").click();
  const question = page.getByRole("alertdialog");
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await question.getByRole("button", { name: words("build.remove_last") }).click();
  await expect(page).toHaveURL(/\/dashboard\/products$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-slot=toast]")).toHaveText(words("build.removed"));
  expect(requests.filter((call) => call.includes("/submissions/"))).toEqual([
    expect.stringMatching(/^DELETE /),
  ]);
  expect(creator.errors).toEqual([]);
});

test("what an address has wrong is not asked for", async ({ browser }) => {
  const creator = await person(browser, "it");
  const { page, words } = creator;
  await signIn(creator, "creator@demo.test");
  for (const [address, title] of [
    ["/dashboard/products?search=%00&status=nothing&sort=nothing", "products.title"],
    ["/store?filter=%00&menu_entry_id=nothing", "store.title"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: words(title) })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
  }
  expect(creator.errors).toEqual([]);
});

test("an unknown address shows the landing page", async ({ browser }) => {
  const { page, words } = await person(browser, "fr");
  expect((await page.goto("/nowhere/at/all"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("landing.title"));
  await expect(page.getByText(words("landing.unknown"))).toBeVisible();
  await page
    .getByRole("button", { name: words("register.title") })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText(words("register.text"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("leaving with unsaved changes asks, by link and by the back button", async ({ browser }) => {
  const creator = await person(browser, "it");
  const { page, words } = creator;
  await signIn(creator, "creator@demo.test");
  await newBuild(page, words, `Da lasciare ${Date.now()}`);
  const notes = page.getByRole("textbox", { name: words("build.notes") });
  await notes.fill("Da non perdere.");

  await page
    .getByRole("banner")
    .getByRole("link", { name: words("nav.products") })
    .click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(words("leave.title"));
  await dialog.getByRole("button", { name: words("leave.stay") }).click();
  await expect(notes).toHaveValue("Da non perdere.");

  await page.evaluate(() => history.back());
  await expect(dialog).toContainText(words("leave.title"));
  await dialog.getByRole("button", { name: words("leave.confirm") }).click();
  await expect(page).toHaveURL(/\/dashboard\/products$/);
});

const atTheirFields =
  "refused files and texts show errors at their fields, and nothing entered is lost";
inWindows(atTheirFields, oneWay, async ({ browser, language, options }) => {
  const creator = await signedIn(browser, language, "creator@demo.test", options);
  const { page, words } = creator;
  await draft(creator, "Rifiuti");
  const place = (field: string) => page.locator(`[data-field="${field}"]`);
  const save = page.getByRole("button", { name: words("save") });

  await page.getByRole("textbox", { name: words("build.notes") }).fill("Resta qui.");
  // A text file with a picture's type passes the file picker; the server checks the content.
  await place("icon")
    .locator("input[type=file]")
    .setInputFiles(textFile("icona.png", "image/png", "<svg/>"));
  await place("source_code_url")
    .locator("input[type=file]")
    .setInputFiles(textFile("app.zip", "application/zip", "this is no archive"));
  await save.click();
  await expect(place("icon").getByText(words("image.type"))).toBeVisible();
  await expect(page.getByRole("textbox", { name: words("build.notes") })).toHaveValue("Resta qui.");

  await place("icon")
    .locator("input[type=file]")
    .setInputFiles(await picture("icona.png", 256, 256, "#2b8a5c"));
  // Selecting another file removes the message.
  await expect(place("icon").getByText(words("image.type"))).toBeHidden();
  await answeredSave(page, () => save.click());
  await expect(place("source_code_url").getByText(words("archive.type"))).toBeVisible();

  await place("source_code_url")
    .locator("input[type=file]")
    .setInputFiles(await archive("app.zip", { "index.js": "export {};" }));
  await expect(place("source_code_url").getByText(words("archive.type"))).toBeHidden();
  await save.click();
  await expect(
    page.locator("[data-slot=toast]").getByText(words("build.saved"), { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: words("build.notes") })).toHaveValue("Resta qui.");
  await expect(place("source_code_url").getByText("app.zip")).toBeVisible();
  expect(unexpected(creator, refused(415))).toEqual([]);
});

test("when two administrators decide at once, one succeeds and the other sees a message", async ({
  browser,
}) => {
  const one = await person(browser, "it");
  const two = await person(browser, "en");
  await signIn(one, "admin@demo.test");
  await signIn(two, "admin@demo.test");
  const waiting = one.page
    .getByRole("row")
    .filter({ hasText: one.words("status.waiting_for_review") })
    // The oldest is of the demo, also where other tests have sent builds.
    .last();
  const address = await waiting.getByRole("link").getAttribute("href");
  await Promise.all([one.page.goto(address ?? ""), two.page.goto(address ?? "")]);
  // The server checks the builds of the demo after its start. Its links lead nowhere, which is a warning.
  await expect(async () => {
    await one.page.reload();
    await expect(one.page.getByText(one.words("link_silent.what")).first()).toBeVisible();
  }).toPass();
  const approve = one.page.getByRole("button", { name: one.words("review.approve") });
  await expect(approve).toBeVisible();
  await two.page.getByRole("button", { name: two.words("review.reject"), exact: true }).click();
  await two.page.getByRole("textbox", { name: two.words("review.reason") }).fill("Too late.");
  await approve.click();
  await one.page
    .getByRole("dialog")
    .getByRole("button", { name: one.words("despite.confirm_warns"), exact: true })
    .click();
  await expect(
    one.page
      .locator("[data-slot=toast]")
      .getByText(one.words("review.done_approve", { name: "" }).trim()),
  ).toBeVisible();
  await two.page
    .getByRole("button", { name: two.words("review.reject_submit"), exact: true })
    .last()
    .click();
  await expect(
    two.page
      .locator("[data-slot=toast]")
      .getByText(/You cannot reject it: the build is on sale/)
      .first(),
  ).toBeVisible();
});
