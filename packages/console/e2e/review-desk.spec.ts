// The desk of the review in a browser: by keyboard alone, and what is typed there outlives the session.
import { expect, test, type APIRequestContext } from "@playwright/test";
import { archive, picture } from "./files.ts";
import { expectFocus, expectHeard, expectNamed, pressOn, signInByKeys, writeIn } from "./hands.ts";
import { person, type Person } from "./people.ts";

async function tokenOf(
  api: APIRequestContext,
  email: string,
  password = "demo-password",
): Promise<string> {
  const answer = await api.post("/api/login", { data: { email, password } });
  return ((await answer.json()) as { token: string }).token;
}

interface Sent {
  readonly product: number;
  readonly build: number;
}

/** No other test sends a build with it, so that the queue is its test's own. */
const ownEntry = "5";

/** A build that waits for review. */
async function send(api: APIRequestContext, name: string, menu_entry_id = "6"): Promise<Sent> {
  const headers = { authorization: `Bearer ${await tokenOf(api, "creator@demo.test")}` };
  const made = (await (
    await api.post("/api/products", { headers, data: { name, kind: "app" } })
  ).json()) as { id: number; submission_id: number };
  const sent = await api.post(
    `/api/products/${made.id}/submissions/${made.submission_id}?require_review=1`,
    {
      headers,
      multipart: {
        "languages[1][name]": name,
        "languages[1][description]": "Apre la porta.",
        menu_entry_id,
        version: "1.0.0",
        notes: "Prima versione.",
        price_amount: "0",
        price_currency: "EUR",
        expiration_id: "1",
        is_private: "0",
        icon: await picture("icona.png", 512, 512, "#2f6bdb"),
        banner: await picture("banner.png", 1600, 900, "#cf4237"),
        source_code_url: await archive("porta.zip", { "manifest.json": "{}" }),
      },
    },
  );
  expect(sent.status(), await sent.text()).toBe(200);
  return { product: made.id, build: made.submission_id };
}

const open = ({ page }: Person, { product, build }: Sent) =>
  page.goto(`/dashboard/review?build=${product}.${build}`);
const button = ({ page, words }: Person, key: string) =>
  page.getByRole("button", { name: words(key), exact: true });
const reason = ({ page, words }: Person) =>
  page.getByRole("textbox", { name: words("review.reason") });

test("what is typed outlives the end of the session", async ({ browser, request }) => {
  const ada = await person(browser, "es");
  const { page } = ada;
  const sent = await send(request, `Porta ${Date.now()}`);
  await signInByKeys(ada, "admin@demo.test");
  await open(ada, sent);
  await reason(ada).fill("Falta la descripción.");
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const opening = indexedDB.open("drafts");
        await new Promise((end) => opening.addEventListener("success", end));
        const all = opening.result.transaction("edits").objectStore("edits").getAll();
        await new Promise((end) => all.addEventListener("success", end));
        opening.result.close();
        return all.result.length;
      }),
    )
    .toBe(1);
  // Before the call that finds out, as when somebody changes the password elsewhere.
  await page.evaluate(() => localStorage.setItem("access_token", "no-longer-valid"));
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
  await send(request, older, ownEntry);
  const newer = `Couloir ${Date.now()}`;
  await send(request, newer, ownEntry);
  await signInByKeys(ada, "admin@demo.test");
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await expect(page).toHaveURL(/\/dashboard\/review$/);
  await page.goto(`/dashboard/review?menu_entry_id=${ownEntry}`);
  await expect(page.getByRole("link", { name: newer })).toBeVisible();

  // From nowhere the key for the previous one leads to the last.
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
  await expectHeard(page, words("review.done_reject"));
  await expect(title(newer)).toBeFocused();
  await pressOn(page, button(ada, "decision.approve"));
  await expectHeard(page, words("review.done_approve"));
  await expectFocus(page, "deciding about the last one");
  await expect(page.getByRole("link", { name: newer })).toHaveCount(0);
  expect(ada.errors).toEqual([]);
});
