// Two administrators at the review desk: claims, concurrent decisions, and a queue worked through by keyboard.
import { expect, test } from "@playwright/test";
import { expectFocus, expectHeard, expectNamed, pressOn, signInByKeys, writeIn } from "./hands.ts";
import { person, type Person } from "./people.ts";
import { register, sendForReview, type Sent } from "./sent.ts";
import { otherWay, some } from "./windows.ts";

/** A menu entry that no other test uses for its builds, so that its queue belongs to this test. */
const ownEntry = "5";

const open = ({ page }: Person, { product, build }: Sent) =>
  page.goto(`/dashboard/review?build=${product}.${build}`);
const button = ({ page, words }: Person, key: string) =>
  page.getByRole("button", { name: words(key), exact: true });
const reason = ({ page, words }: Person) =>
  page.getByRole("textbox", { name: words("review.reason") });

const isLate = (error: string) => error.includes("409");

for (const [language, width] of some(otherWay))
  test(`two administrators at one build, in ${language} at ${width} px`, async ({
    browser,
    request,
  }) => {
    const options = { viewport: { width, height: 900 } };
    const ada = await person(browser, language, options);
    const bea = await person(browser, language, options);
    const username = `bea${Date.now()}`;
    const { token } = await register(request, username, "admin");
    const sent = await sendForReview(request, `Porta ${Date.now()}`);
    await signInByKeys(ada, "admin@demo.test");
    await bea.page.addInitScript((value) => localStorage.setItem("access_token", value), token);

    await open(bea, sent);
    await button(bea, "claim.take").click();
    await expect(button(bea, "claim.release")).toBeVisible();
    await expectNamed(bea.page);

    // The other administrator sees the claim, and decides all the same.
    await open(ada, sent);
    const taken = ada.words("claim.other", { name: username });
    await expect(ada.page.getByText(taken, { exact: true })).toBeVisible();
    await expect(button(ada, "decision.approve")).toHaveCount(0);
    await button(ada, "decision.anyway").click();
    await expect(button(ada, "decision.approve")).toBeVisible();

    const written = "L’icona non si legge.";
    await reason(bea).fill(written);
    await button(ada, "decision.approve").click();
    await button(ada, "despite.confirm_warns").click();
    await expect(
      ada.page.getByText(ada.words("review.done_approve", { name: "" }).trim()).first(),
    ).toBeVisible();

    await button(bea, "decision.reject").click();
    const sentence = bea.words("history.action_approve", { name: "Sara Conti" });
    await expect(bea.page.getByText(sentence).first()).toBeVisible();
    await expect(reason(bea)).toHaveValue(written);
    await expect(button(bea, "decision.reject")).toHaveCount(0);
    // The text also survives a reload.
    await bea.page.reload();
    await expect(bea.page.getByText(sentence).first()).toBeVisible();
    await expect(reason(bea)).toHaveValue(written);
    await button(bea, "kept.discard").click();
    await expect(reason(bea)).toHaveCount(0);
    await bea.page.reload();
    await expect(bea.page.getByText(sentence).first()).toBeVisible();
    await expect(reason(bea)).toHaveCount(0);

    expect(ada.errors).toEqual([]);
    expect(bea.errors.filter((error) => !isLate(error))).toEqual([]);
  });

test("what is typed outlives the end of the session", async ({ browser, request }) => {
  const ada = await person(browser, "es");
  const { page } = ada;
  const sent = await sendForReview(request, `Porta ${Date.now()}`);
  await signInByKeys(ada, "admin@demo.test");
  await open(ada, sent);
  await reason(ada).fill("Falta la descripción.");
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // Only opens an existing database: one created here would lack the console's object stores.
        if (!(await indexedDB.databases()).some(({ name }) => name === "drafts")) return 0;
        const opening = indexedDB.open("drafts");
        await new Promise((end) => opening.addEventListener("success", end));
        const all = opening.result.transaction("edits").objectStore("edits").getAll();
        await new Promise((end) => all.addEventListener("success", end));
        opening.result.close();
        return all.result.length;
      }),
    )
    .toBe(1);
  // Ends the session, as when the password is changed elsewhere.
  const token = await page.evaluate(() => localStorage.getItem("access_token"));
  await request.get("/api/logout", { headers: { authorization: `Bearer ${token}` } });
  await page.reload();
  await expect(page).toHaveURL(/\/$/);
  await signInByKeys(ada, "admin@demo.test");
  await open(ada, sent);
  await expect(reason(ada)).toHaveValue("Falta la descripción.");
  await expect(page.getByText(ada.words("decision.restored"))).toBeVisible();
});

test("a queue is worked through by keyboard", async ({ browser, request }) => {
  const ada = await person(browser, "fr");
  const { page, words } = ada;
  const older = `Porte ${Date.now()}`;
  await sendForReview(request, older, ownEntry);
  const newer = `Couloir ${Date.now()}`;
  await sendForReview(request, newer, ownEntry);
  await signInByKeys(ada, "admin@demo.test");
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await expect(page).toHaveURL(/\/dashboard\/review$/);
  await page.goto(`/dashboard/review?menu_entry_id=${ownEntry}`);
  await expect(page.getByRole("link", { name: newer })).toBeVisible();

  // Without a current build, the key for the previous one selects the last.
  const title = (name: string) => page.getByRole("heading", { level: 2, name });
  await page.keyboard.press("k");
  await expect(title(newer)).toBeFocused();
  await page.keyboard.press("k");
  await expect(title(older)).toBeFocused();
  await expectNamed(page);
  await pressOn(page, button(ada, "claim.take"));
  await expect(button(ada, "claim.release")).toBeVisible();
  await writeIn(page, reason(ada), "L’icône est illisible.");
  await pressOn(page, button(ada, "decision.reject"));
  await expectHeard(page, words("review.done_reject", { name: `${older} 1.0.0` }));
  await expect(title(newer)).toBeFocused();
  await pressOn(page, button(ada, "decision.approve"));
  await pressOn(page, button(ada, "despite.confirm_warns"));
  await expectHeard(page, words("review.done_approve", { name: `${newer} 1.0.0` }));
  await expectFocus(page, "deciding about the last one");
  await expect(page.getByRole("link", { name: newer })).toHaveCount(0);
  expect(ada.errors).toEqual([]);
});

test("a decision is undone by keyboard from its toast, and nobody has been told", async ({
  browser,
  request,
}) => {
  const ada = await person(browser, "en", { viewport: { width: 390, height: 844 } });
  const { page, words } = ada;
  const name = `Door ${Date.now()}`;
  const sent = await sendForReview(request, name);
  await signInByKeys(ada, "admin@demo.test");
  await open(ada, sent);
  await pressOn(page, button(ada, "decision.approve"));
  await pressOn(page, button(ada, "despite.confirm_warns"));
  await expectHeard(page, words("review.done_approve", { name: `${name} 1.0.0` }));
  await expectHeard(page, words("undo"));
  await page.keyboard.press("F8");
  await pressOn(page, button(ada, "undo"));
  await expectHeard(page, words("review.undone", { name: `${name} 1.0.0` }));
  await expectFocus(page, "undoing a decision");
  // The build is open again, and waits.
  await expect(page).toHaveURL(new RegExp(`build=${sent.product}\\.${sent.build}`));
  await expect(button(ada, "decision.approve")).toBeVisible();
  expect((await request.get(`/api/public/products/${sent.product}`)).status()).toBe(404);
  expect(ada.errors).toEqual([]);
});
