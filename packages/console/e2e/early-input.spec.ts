// Input before the scripts of a server-rendered page have loaded is held, and replayed once they have.
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { signInByKeys } from "./hands.ts";
import { draft, editor } from "./editor.ts";
import { person, signedIn, signIn } from "./people.ts";
import { wordsIn } from "./words.ts";

/** Sets the language cookie of a returning reader, so that the server renders the page in their language. */
const wasHere = (context: BrowserContext) =>
  context.addCookies([{ name: "language", value: "it", url: test.info().project.use.baseURL! }]);

/** Delays all scripts of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo!: () => void;
  const gone = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route("**/*.js", async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

test("a login sent before the scripts have come signs in, and is never in an address", async ({
  browser,
}) => {
  const { page, words, errors } = await person(browser, "it");
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await wasHere(page.context());
  const letGo = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: words("field.email") }).fill("creator@demo.test");
  await page.getByLabel(words("field.password"), { exact: true }).fill("demo-password");
  await page.getByRole("checkbox", { name: words("login.remember") }).click();
  await page.getByRole("button", { name: words("login.submit") }).click();
  // People press again when nothing seems to happen.
  await page.getByRole("button", { name: words("login.submit") }).click();
  await expect(page).toHaveURL(/\/login$/);
  const sent = page.waitForRequest("**/api/login");
  letGo();
  expect((await sent).postData()).toContain("remember_me");
  await expect(page).toHaveURL(/\/dashboard\/products$/);
  expect(addresses.filter((address) => address.includes("demo-password"))).toEqual([]);
  expect(addresses.filter((address) => address.endsWith("/api/login"))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a menu pressed and a form written before the scripts have come are not lost", async ({
  browser,
}) => {
  const { page, words, errors } = await person(browser, "it");
  await wasHere(page.context());
  const letGo = await holdScripts(page);
  await page.goto("/functionality", { waitUntil: "commit" });
  const email = page.getByRole("textbox", { name: words("field.email") });
  const description = page.getByRole("textbox", { name: words("functionality.description") });
  await email.fill("visitor@example.test");
  await description.fill("Un badge\nche si apre col telefono.");
  await description.press("End");
  const menu = page.getByRole("banner").getByRole("button", { name: words("nav.language") });
  await menu.click();
  await menu.click();
  letGo();
  await expect(page.getByRole("menuitemradio", { name: "Français" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(email).toHaveValue("visitor@example.test");
  await expect(description).toHaveValue("Un badge\nche si apre col telefono.");
  // The form's state has the values too.
  await page.getByRole("textbox", { name: words("functionality.object") }).fill("Telefono");
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: words("functionality.submit") }).click();
  await expect(page.getByText(words("functionality.sent"), { exact: true }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("without scripts a form says that it cannot be sent", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await wasHere(context);
  for (const path of ["/login", "/functionality", "/password/reset/abc"]) {
    await page.goto(path);
    const notice = page.locator("noscript [data-slot=notice]");
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(wordsIn("it")("form.needs_scripts"));
    await expect(page.locator("form")).toHaveAttribute("method", "post");
  }
  await context.close();
});

test("a menu pressed while the rest of the page is on its way is open once all has come", async ({
  browser,
}) => {
  const { page, words } = await person(browser, "it");
  await wasHere(page.context());
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/LoginPage-[^/]*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const menu = page.getByRole("banner").getByRole("button", { name: words("nav.language") });
  await menu.evaluate(async (element) => {
    while (!Object.keys(element).some((key) => key.startsWith("__reactProps")))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await menu.click();
  arrived.resolve();
  await expect(page.getByRole("menuitemradio", { name: "Français" })).toBeVisible();
  // No held input remains to be replayed.
  await expect.poll(() => page.evaluate(() => globalThis.heldInput === undefined)).toBe(true);
  await expect(page.getByRole("menuitemradio", { name: "Français" })).toBeVisible();
});

test("keys pressed before the scripts have come open the palette, go to a page, step and save", async ({
  browser,
}) => {
  const creator = await person(browser, "it");
  const { page, words, errors } = creator;
  await wasHere(page.context());
  /** Opens a page before its scripts load; returns the function that lets them load. */
  const readFirst = async (path: string) => {
    await page.unrouteAll();
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return letGo;
  };
  let letGo = await readFirst("/terms");
  await page.keyboard.press("ControlOrMeta+k");
  // People press again when nothing seems to happen.
  await page.keyboard.press("ControlOrMeta+k");
  letGo();
  await expect(page.getByRole("dialog", { name: words("command.title") })).toBeVisible();

  await page.unrouteAll();
  await signInByKeys(creator, "creator@demo.test");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.nth(1)).toBeVisible();
  letGo = await readFirst("/dashboard/products");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  letGo();
  await expect(cards.nth(1).getByRole("link").first()).toBeFocused();

  letGo = await readFirst("/dashboard/products");
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  letGo();
  await expect(page).toHaveURL(/\/dashboard\/account$/);

  letGo = await readFirst("/dashboard/account");
  const saved = page.waitForResponse((answer) => answer.request().method() !== "GET");
  const email = page.getByRole("textbox", { name: words("account.support_email") });
  await email.fill("early@demo.test");
  await email.press("ControlOrMeta+s");
  letGo();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText(words("account.saved")).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("an editor that is written in early is saved by a key or a press, with what was chosen", async ({
  browser,
}) => {
  const creator = await signedIn(browser, "it", "creator@demo.test");
  const { page, errors } = creator;
  await wasHere(page.context());
  const { notes, save, saved } = editor(page, creator);
  const back = page.getByRole("main").locator("input[type=radio][value=back]");
  const languages = ["English", "Español"].map((name) =>
    page.getByRole("main").getByRole("checkbox", { name }),
  );
  for (const by of ["key", "press"] as const) {
    const address = await draft(creator, `Presto ${by}`);
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    await notes.fill("Scritto presto.");
    await back.check({ force: true });
    for (const language of languages) await language.check({ force: true });
    if (by === "key") await notes.press("ControlOrMeta+s");
    else await save.click({ force: true });
    letGo();
    await expect(saved).toBeVisible();
    // Which side of the badge is shown is not part of the build.
    await expect(back).toBeChecked();
    await page.unrouteAll();
    await page.reload();
    await expect(notes).toHaveValue("Scritto presto.");
    for (const language of languages) await expect(language).toBeChecked();
  }
  expect(errors).toEqual([]);
});

test("keys pressed before a page that is written for another reader open what they open", async ({
  browser,
}) => {
  const { page, words, errors } = await person(browser, "en");
  const letGo = await holdScripts(page);
  await page.goto("/terms", { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.heldInput !== undefined);
  await page.keyboard.press("ControlOrMeta+k");
  letGo();
  await expect(page.getByRole("dialog", { name: words("command.title") })).toBeVisible();
  expect(errors).toEqual([]);
});

test("what was written early is there when a page that did not come is asked for again", async ({
  browser,
}) => {
  const { page, words } = await person(browser, "it");
  await wasHere(page.context());
  const script = /\/FunctionalityPage-[^/]*\.js$/;
  const gone = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await gone.promise;
    await route.abort();
  });
  await page.goto("/functionality", { waitUntil: "commit" });
  const email = page.getByRole("textbox", { name: words("field.email") });
  const description = page.getByRole("textbox", { name: words("functionality.description") });
  await email.fill("visitor@example.test");
  // The head also has an element of this name: `<meta name="description">`.
  await description.fill("Un badge per il telefono.");
  gone.resolve();
  const again = page.getByRole("button", { name: words("action.retry") });
  await expect(again).toBeVisible();
  await page.unroute(script);
  await again.click();
  await expect(email).toHaveValue("visitor@example.test");
  await expect(description).toHaveValue("Un badge per il telefono.");
});

test("what is typed while the palette's script is on its way is no command", async ({
  browser,
}) => {
  const { page, words } = await person(browser, "it");
  await wasHere(page.context());
  const coming = Promise.withResolvers<void>();
  await page.route(/\/Commands-[^/]*\.js$/, async (route) => {
    await coming.promise;
    await route.continue();
  });
  await page.goto("/terms");
  await page.waitForFunction(() => globalThis.heldInput === undefined);
  await page.keyboard.press("ControlOrMeta+k");
  // The shortcut for the login page.
  await page.keyboard.type("gl");
  coming.resolve();
  await expect(page.getByRole("dialog", { name: words("command.title") })).toBeVisible();
  await expect(page).toHaveURL(/\/terms$/);
});

test("what a remark is about stays chosen at the desk, while the creator's language is loading", async ({
  browser,
}) => {
  const reviewer = await person(browser, "en");
  const { page, words } = reviewer;
  await signIn(reviewer, "admin@demo.test");
  await page.goto("/dashboard/review");
  await page.locator("main a[href*='build=']").first().click();
  const list = page.getByRole("combobox", { name: words("remark.place") });
  await expect(list).toBeVisible();
  const release = await holdScripts(page);
  await page.goto(page.url(), { waitUntil: "commit" });
  await list.focus();
  await page.keyboard.press("ArrowDown");
  const chosen = await list.inputValue();
  expect(chosen).not.toBe("");
  release();
  await page.waitForFunction(() => globalThis.heldInput === undefined);
  await expect(list).toBeFocused();
  expect(await list.inputValue()).toBe(chosen);
});
