// A company's life: it connects, finds an app, licenses it, is refused, pays, installs, uninstalls, and keeps its receipts.
import { expect, test, type APIRequestContext } from "@playwright/test";
import type { LanguageCode } from "@lanyard/contract";
import { person, type Person } from "./people.ts";

const ways = [
  { language: "it", width: 1440, height: 900 },
  { language: "en", width: 390, height: 844 },
  { language: "es", width: 1440, height: 900 },
  { language: "fr", width: 390, height: 844 },
] as const satisfies readonly { language: LanguageCode; width: number; height: number }[];

/** A company in its tab, and the app that it looks at. */
interface Member extends Person {
  readonly token: string;
  readonly company: string;
}

/** A company of its own: runs on the same server do not meet. */
async function newCompany(request: APIRequestContext, name: string): Promise<string> {
  const login = await request.post("/api/login", {
    data: { email: "admin@demo.test", password: "demo-password" },
  });
  const { token } = (await login.json()) as { token: string };
  const made = await request.post("/api/admin/companies", {
    data: { name, email: `${name.toLowerCase().replaceAll(" ", "-")}@example.test`, country: "IT" },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(made.status()).toBe(200);
  return ((await made.json()) as { company_token: string }).company_token;
}

async function connect({ page, words, token }: Member): Promise<void> {
  await page.goto("/store");
  const opens = page.getByRole("button", { name: words("connect.open") });
  await opens.first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words("connect.token"), { exact: true }).fill("a token of nobody");
  await dialog.getByRole("button", { name: words("connect.submit") }).click();
  await expect(dialog.getByText(words("auth.company_token"))).toBeVisible();
  await dialog.getByLabel(words("connect.token"), { exact: true }).fill(token);
  await dialog.getByRole("button", { name: words("connect.submit") }).click();
  await expect(dialog).toBeHidden();
}

/** Found by its title in any language; its contract lasts six months, so that it does not expire at once. */
async function find({ page, words }: Member): Promise<void> {
  await page.getByRole("searchbox", { name: words("wall.search") }).fill("parcheggio");
  await expect(page).toHaveURL(/filter=parcheggio/);
  // What was there before the answer has other names.
  const found = page.getByRole("article").filter({ hasText: /parcheggi|parking|aparca/i });
  await found.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/store\/products\/\d+$/);
}

const panel = ({ page, words }: Member) => page.getByRole("region", { name: words("panel.title") });
const press = async (member: Member, name: string | RegExp) =>
  panel(member).getByRole("button", { name }).click();
const stands = async (member: Member, standing: string) =>
  expect(
    panel(member).getByText(member.words(`standing.${standing}`), { exact: true }),
  ).toBeVisible();
/** The words before the price. */
const beginning = (member: Member, key: string) =>
  new RegExp(`^${member.words(key, { price: "", amount: "" }).trim()}`);

async function license(member: Member): Promise<void> {
  await stands(member, "none");
  await press(member, member.words("standing_next.get"));
  await stands(member, "unpaid");
}

/** On the provider's page, which is the sandbox's, and back. */
async function answer(member: Member, what: "pay" | "refuse" | "leave"): Promise<void> {
  const { page, words } = member;
  await expect(page).toHaveURL(/\/sandbox\/payments\//);
  await expect(page.getByText(words("sandbox.sign"))).toBeVisible();
  if (what === "leave") await page.getByRole("link", { name: words("sandbox.leave") }).click();
  else if (what === "refuse")
    await page.getByRole("button", { name: words("sandbox.refuse") }).click();
  else await page.getByRole("button", { name: beginning(member, "sandbox.pay") }).click();
  await expect(page).toHaveURL(/\/store\/products\/\d+\?payment=\d+$/);
}

async function pay(member: Member): Promise<void> {
  const { page, words } = member;
  await press(member, beginning(member, "panel.pay"));
  await answer(member, "leave");
  await expect(panel(member).getByText(words("paying.pending"))).toBeVisible();
  await panel(member)
    .getByRole("link", { name: words("panel.continue") })
    .click();
  await answer(member, "refuse");
  await expect(panel(member).getByText(words("paying.refused"), { exact: true })).toBeVisible();
  await stands(member, "unpaid");
  await press(member, beginning(member, "panel.pay"));
  await answer(member, "pay");
  await expect(panel(member).getByText(words("paying.paid"), { exact: true })).toBeVisible();
  await expect(
    panel(member).getByRole("button", { name: words("standing_next.install") }),
  ).toBeVisible();
  // What the address says is not believed, and reading it again pays nothing.
  await page.reload();
  await expect(panel(member).getByText(words("paying.paid"), { exact: true })).toBeVisible();
}

async function install(member: Member): Promise<void> {
  await press(member, member.words("standing_next.install"));
  await expect(
    panel(member).getByRole("link", { name: member.words("standing_next.give") }),
  ).toBeVisible();
}

/** The list of people is pasted in, and one of them may use something of the app. */
async function give(member: Member): Promise<void> {
  const { page, words } = member;
  await panel(member)
    .getByRole("link", { name: words("standing_next.give") })
    .click();
  await expect(page).toHaveURL(/\/store\/people\?by=app&app=\d+$/);
  await page.getByRole("button", { name: words("access.import"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel(words("access.import_paste"))
    .fill("name,email\nAda Neri,ada@example.test\nBruno Sala,bruno@example.test");
  await dialog.getByRole("button", { name: words("access.import_check") }).click();
  const runs = words("access.import_now_other", { count: 2 });
  await dialog.getByRole("button", { name: runs }).click();
  await expect(dialog).toBeHidden();
  const box = page.getByRole("checkbox", { name: /^Ada Neri/ }).first();
  await box.check();
  const unsaved = page.getByRole("region", { name: words("access.unsaved") });
  await unsaved.getByRole("button", { name: words("access.save"), exact: true }).click();
  await expect(unsaved).toBeHidden();
  await page.reload();
  await expect(box).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Bruno Sala/, checked: true })).toHaveCount(0);
  await page.goBack();
  await expect(panel(member)).toBeVisible();
}

async function readReceipts(member: Member): Promise<void> {
  const { page, words } = member;
  await panel(member)
    .getByRole("link", { name: words("panel.receipts"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/store\/receipts\?product_id=\d+$/);
  const receipts = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /8[.,]90/ });
  await expect(receipts).toHaveCount(1);
  await receipts.getByRole("link").click();
  await expect(page.getByText(member.company).last()).toBeVisible();
  await expect(page.getByText(words("receipt.sandbox"))).toBeVisible();
  await page.goBack();
  await page.goBack();
}

async function uninstall(member: Member): Promise<void> {
  const { page, words } = member;
  await press(member, words("panel.uninstall"));
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(words("panel.uninstall_text"))).toBeVisible();
  await question.getByRole("button", { name: words("panel.uninstall") }).click();
  await expect(question).toBeHidden();
  await expect(
    panel(member).getByRole("button", { name: words("standing_next.install") }),
  ).toBeVisible();
}

for (const { language, width, height } of ways)
  test(`the life of a company in ${language} at ${width} px`, async ({ browser, request }) => {
    const company = `Officina ${language} ${width}`;
    const token = await newCompany(request, company);
    const member = {
      ...(await person(browser, language, { viewport: { width, height } })),
      token,
      company,
    };
    await connect(member);
    await find(member);
    await license(member);
    await pay(member);
    await install(member);
    await give(member);
    await readReceipts(member);
    await uninstall(member);
    // The wrong token was refused, which browsers note.
    expect(member.errors.filter((error) => !error.includes("401"))).toEqual([]);
  });
