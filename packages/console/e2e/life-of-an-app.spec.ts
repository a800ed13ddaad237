// The whole life of an app: created, filled in, sent, rejected, corrected, approved; then licensed, paid, installed.
import { expect, test, type APIRequestContext } from "@playwright/test";
import { archive, picture, textFile } from "./files.ts";
import { answeredSave, person, signIn, type Person } from "./people.ts";
import { oneWay, some } from "./windows.ts";

const reason = "L’icona è illeggibile a 32 px.\nManca la descrizione del permesso.";
const field = ({ page }: Person, name: string) => page.locator(`[data-field="${name}"]`);

async function createProduct(
  creator: Person,
  name: string,
): Promise<{ productId: string; submissionId: string }> {
  const { page, words } = creator;
  await page
    .getByRole("button", { name: words("products.create") })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: words("create.submit") })).toBeDisabled();
  await dialog.getByRole("textbox", { name: words("create.name") }).fill(name);
  // A double click creates one product.
  await dialog.getByRole("button", { name: words("create.submit") }).dblclick();
  await expect(page).toHaveURL(/\/dashboard\/build\/products\/\d+\/submissions\/\d+$/);
  const [, productId = "", submissionId = ""] =
    /products\/(\d+)\/submissions\/(\d+)/.exec(page.url()) ?? [];
  return { productId, submissionId };
}

async function fillEditor(creator: Person, version: string): Promise<void> {
  const { page, words } = creator;
  const send = page.getByRole("button", { name: words("build.send") });
  await expect(send).toBeDisabled();
  await page
    .getByRole("textbox", { name: words("build.description") })
    .fill("Apre il tornello con il badge.");
  await page
    .getByRole("combobox", { name: words("build.menu_entry_id") })
    .selectOption({ index: 2 });
  await page.getByRole("textbox", { name: words("build.version"), exact: true }).fill(version);
  await page.getByRole("textbox", { name: words("build.notes") }).fill("Prima versione.");
  await field(creator, "source_code_url")
    .locator("input[type=file]")
    .setInputFiles(
      await archive("tornello-1.0.0.zip", { "manifest.json": "{}", "app/index.js": "export {};" }),
    );
  await field(creator, "db_script_url")
    .locator("input[type=file]")
    .setInputFiles(
      textFile(
        "tornello.sql",
        "application/sql",
        "create table passaggi (id bigint primary key);\n",
      ),
    );
  await field(creator, "icon")
    .locator("input[type=file]")
    .setInputFiles(await picture("icona.png", 512, 512, "#2f6bdb"));
  await field(creator, "banner")
    .locator("input[type=file]")
    .setInputFiles(await picture("banner.png", 1600, 900, "#cf4237"));
  await field(creator, "screenshots")
    .locator("input[type=file]")
    .setInputFiles([
      await picture("uno.png", 1280, 800, "#2b8a5c"),
      await picture("due.png", 1280, 800, "#d99a1c"),
    ]);
  const free = page.getByRole("checkbox", { name: words("offer.free") });
  if (await free.isChecked()) await free.click();
  const price = page.getByRole("textbox", { name: words("build.price_amount") });
  await price.fill("41");
  await price.blur();
  await expect(field(creator, "price_amount").getByText(words("price.too_high"))).toBeVisible();
  await price.fill("12,50");
  await page
    .getByRole("combobox", { name: words("build.expiration_id") })
    .selectOption({ index: 2 });
  await expect(send).toBeEnabled();
}

async function buy(request: APIRequestContext, productId: string): Promise<void> {
  const company = { company_token: "demo-company-token" };
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api/products/${productId}/${path}`, { data });
    return { status: response.status(), body: (await response.json()) as Record<string, unknown> };
  };
  const license = await post("license", company);
  expect(license).toMatchObject({ status: 200, body: { state: "licensed" } });
  expect((await post("licenses/install", company)).status).toBe(402);
  const paid = await post("licenses/pay", { ...company, user_token: "host-session" });
  expect(paid).toMatchObject({
    status: 200,
    body: { license: { state: "paid" }, payment: { amount: 12.5, currency: "EUR" } },
  });
  const installed = await post("licenses/install", company);
  expect(installed).toMatchObject({
    status: 200,
    body: { version: "1.0.1", license: { state: "installed" } },
  });
  const download = await request.get(String(installed.body["source_code_url"]));
  expect(download.status()).toBe(200);
  expect((await download.body()).subarray(0, 2).toString()).toBe("PK");
  expect(await post("licenses/company", company)).toMatchObject({ body: { installed: 1 } });
  expect(await post("licenses/uninstall", company)).toMatchObject({
    status: 200,
    body: { state: "paid" },
  });
  expect(await post("licenses/company", company)).toMatchObject({ body: { installed: 0 } });
}

// keyboard-life.spec.ts covers the other combinations of language and width.
for (const [language, width] of some(oneWay))
  test(`the whole life of an app, in ${language} at ${width} px`, async ({ browser, request }) => {
    const window = { viewport: { width, height: 844 } };
    const creator = await person(browser, language, window);
    const admin = await person(browser, language, window);
    const { words } = creator;
    const name = `Tornello ${language} ${Date.now()}`;

    await signIn(creator, "creator@demo.test");
    const { productId } = await createProduct(creator, name);
    await fillEditor(creator, "1.0.0");
    const send = creator.page.getByRole("button", { name: words("build.send") });
    await answeredSave(creator.page, () => send.dblclick());
    await expect(
      creator.page.locator("[data-slot=toast]").getByText(words("build.sent"), { exact: true }),
    ).toBeVisible();

    // A product that is not in the store yet has a preview, which does not use the store's call.
    await creator.page.goto(`/dashboard/products/${productId}`);
    await creator.page.getByRole("link", { name: words("detail.see_preview") }).click();
    await expect(creator.page).toHaveURL(new RegExp(`/dashboard/products/${productId}/preview$`));
    await expect(creator.page.getByText(words("product.preview_text"))).toBeVisible();
    await expect(creator.page.getByRole("heading", { level: 1 })).toHaveText(name);

    await signIn(admin, "admin@demo.test");
    await admin.page.getByRole("link", { name }).click();
    await expect(admin.page).toHaveURL(new RegExp(`/dashboard/products/${productId}$`));
    await admin.page.getByRole("button", { name: words("review.reject"), exact: true }).click();
    const dialog = admin.page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: words("review.reason") }).fill(reason);
    await dialog.getByRole("button", { name: words("review.reject_submit"), exact: true }).click();
    await expect(
      admin.page
        .locator("[data-slot=toast]")
        .getByText(words("review.done_reject", { name: "" }).trim()),
    ).toBeVisible();

    await creator.page.goto("/dashboard/products");
    // The rejected build is linked above the list, because it waits for its creator.
    await creator.page.getByRole("region").getByRole("link", { name }).click();
    await expect(creator.page).toHaveURL(/\/dashboard\/build\//);
    await expect(creator.page.getByText("L’icona è illeggibile a 32 px.")).toBeVisible();
    await creator.page
      .getByRole("textbox", { name: words("build.version"), exact: true })
      .fill("1.0.1");
    await creator.page.getByRole("button", { name: words("build.send") }).click();
    await expect(
      creator.page.locator("[data-slot=toast]").getByText(words("build.sent"), { exact: true }),
    ).toBeVisible();

    await admin.page.goto(`/dashboard/products/${productId}`);
    await admin.page.getByRole("button", { name: words("review.approve") }).click();
    // The check warns about the pictures, which have one colour.
    await admin.page
      .getByRole("dialog")
      .getByRole("button", { name: words("despite.confirm_warns"), exact: true })
      .click();
    await expect(
      admin.page
        .locator("[data-slot=toast]")
        .getByText(words("review.done_approve", { name: "" }).trim()),
    ).toBeVisible();

    await creator.page.goto("/dashboard/products");
    const card = creator.page.getByRole("article").filter({ hasText: name });
    await expect(card.getByText(words("status.ready_for_sale"))).toBeVisible();

    await buy(request, productId);
    expect(creator.errors).toEqual([]);
    expect(admin.errors).toEqual([]);
  });
