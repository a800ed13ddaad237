// Everyday mishaps: no network, one picture too many, a link that is no longer valid, a page that does not exist.
import { expect, test } from "@playwright/test";
import { draft, editor } from "./editor.ts";
import { picture } from "./files.ts";
import { answeredSave, hydrated, person, signedIn, signIn } from "./people.ts";
import { inWindows, oneWay, otherWay } from "./windows.ts";

test("saving without a network says so, keeps what was entered, and works on a second try", async ({
  browser,
}) => {
  const creator = await person(browser, "it");
  const { page, words } = creator;
  await signIn(creator, "creator@demo.test");
  const token = await page.evaluate(() => localStorage.getItem("access_token") ?? "");
  await draft({ ...creator, token }, "Senza rete");
  const { notes, icon } = editor(page, { ...creator, token });
  // A selected file prevents the draft from saving automatically.
  await icon.locator("input[type=file]").setInputFiles(await picture("i.png", 64, 64, "#2b8a5c"));
  await notes.fill("Scritto in treno.");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: words("save") }).click();
  await expect(page.locator("[data-slot=toast]").getByText(words("offline"))).toBeVisible();
  await expect(page.getByText(words("build.save_failed"), { exact: true })).toBeVisible();
  await expect(notes).toHaveValue("Scritto in treno.");
  await page.context().setOffline(false);
  await answeredSave(page, () => page.getByRole("button", { name: words("save") }).click());
  await expect(
    page.locator("[data-slot=toast]").getByText(words("build.saved"), { exact: true }),
  ).toBeVisible();
  // There is nothing to save any more; the focus is on Save all the same.
  const save = page.getByRole("button", { name: words("save") });
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(save).toBeFocused();

  // The seventh screenshot is refused, and the field says why.
  const shots = page.locator('[data-field="screenshots"]');
  const seven = await Promise.all(
    Array.from({ length: 7 }, (_, n) => picture(`s${n}.png`, 80, 60, "#2b8a5c")),
  );
  await shots.locator("input[type=file]").setInputFiles(seven);
  await expect(shots.getByText(words("screenshots.too_many", { most: 6 }))).toBeVisible();
});

const noLonger = "a reset link that is no longer valid shows a message at the first click";
inWindows(noLonger, otherWay, async ({ browser, language, options }) => {
  const { page, words } = await person(browser, language, options);
  await page.goto("/password/reset/no-longer-valid");
  await page.getByLabel(words("field.new_password"), { exact: true }).fill("a-good-password");
  await page
    .getByLabel(words("field.password_confirmation"), { exact: true })
    .fill("a-good-password");
  await page.getByRole("button", { name: words("reset.submit") }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel(words("field.new_password"), { exact: true })).toHaveValue(
    "a-good-password",
  );
});

test("one's own password is changed with the current one, to none that is easy to guess", async ({
  browser,
}) => {
  const studio = await person(browser, "es");
  const { page, words } = studio;
  await signIn(studio, "studio@demo.test");
  await page.goto("/dashboard/account");
  const change = async (current: string, password: string) => {
    const typed = {
      "field.current_password": current,
      "field.new_password": password,
      "field.password_confirmation": password,
    } as const;
    for (const label of Object.keys(typed) as (keyof typeof typed)[])
      await page.getByLabel(words(label), { exact: true }).fill(typed[label]);
    await page.getByRole("button", { name: words("account.password_submit") }).click();
  };
  const form = page.locator("form", { has: page.getByLabel(words("field.new_password")) });
  await change("demo-password", "StudioPortier2026");
  await expect(form.getByText(words("password.too_common"))).toBeVisible();
  await change("not-my-password", "a-good-password");
  await expect(form.getByText(words("password.current_wrong"))).toBeVisible();
  await change("demo-password", "a-good-password");
  await expect(
    page.locator("[data-slot=toast]").getByText(words("account.password_changed")),
  ).toBeVisible();
});

const notThere = "somebody else's product is not there, and the page has a heading and a title";
inWindows(notThere, oneWay, async ({ browser, language, options }) => {
  const creator = await signedIn(browser, language, "creator@demo.test", options);
  const { page, words } = creator;
  await page.goto("/dashboard/products/99999");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("not_found.title"));
  await expect(page).toHaveTitle(new RegExp(words("not_found.title")));
});

test("after a refused upload the next call is served at once", async ({ browser }) => {
  const creator = await person(browser, "en");
  const { page } = creator;
  await signIn(creator, "creator@demo.test");
  const statuses = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("access_token") ?? ""}` };
    const body = new FormData();
    body.append("avatar", new File([new Uint8Array(40 * 1024 * 1024)], "a.png"));
    const me = await fetch("/api/users/me", { headers });
    const { id } = (await me.json()) as { id: number };
    const statusOf = (path: string, init: RequestInit = {}) =>
      fetch(path, { headers, ...init }).then((reply) => reply.status);
    const refused = await statusOf(`/api/users/${id}`, { method: "POST", body });
    const next = await Promise.all(Array.from({ length: 6 }, () => statusOf("/api/users/me")));
    return [refused, ...next];
  });
  expect(statuses).toEqual([413, 200, 200, 200, 200, 200, 200]);
});

test("a page whose script is lost on its way says so, and is there when it is loaded again", async ({
  browser,
}) => {
  for (const [path, script, title, reader] of [
    ["/login", "LoginPage", "login.title", await person(browser, "it")],
    [
      "/dashboard/products",
      "ProductsPage",
      "products.title",
      await signedIn(browser, "it", "creator@demo.test"),
    ],
  ] as const) {
    const { page, words } = reader;
    // Not `times: 1`: while a page loads, a browser may forget requests when the interception of all ends.
    let isLost = false;
    await page.route(`**/${script}-*.js`, (route) => {
      if (isLost) return route.continue();
      isLost = true;
      return route.abort();
    });
    await page.goto(path);
    const alert = page.getByRole("alert").filter({ visible: true });
    await expect(alert).toContainText(words("part.missing"));
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: words("page.reload") }).click(),
    ]);
    await hydrated(reader);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(title));
    await expect(alert).toHaveCount(0);
  }
});
