// A company's life: it connects, finds an app, licenses it, is refused, pays, installs, gives it to people, is reminded,
// renews several at once, uninstalls, and keeps its receipts.
import { randomBytes } from "node:crypto";
import { expect, test, type APIRequestContext } from "@playwright/test";
import type { LanguageCode } from "@lanyard/contract";
import { letEndIn, onlyMailTo } from "./months-later.ts";
import { person, type Person } from "./people.ts";
import { some } from "./windows.ts";

interface Way {
  readonly language: LanguageCode;
  /** The company's country, which determines the language of its mails. */
  readonly country: string;
  readonly width: number;
  readonly height: number;
}
const ways: readonly Way[] = [
  { language: "it", country: "IT", width: 1440, height: 900 },
  { language: "en", country: "IE", width: 390, height: 844 },
  { language: "es", country: "ES", width: 1440, height: 900 },
  { language: "fr", country: "FR", width: 390, height: 844 },
];

/** A person in a tab that is connected to their company. */
interface Member extends Person {
  readonly token: string;
  readonly company: string;
  readonly email: string;
}

/** Creates a new company for each test, so that parallel runs and retries on one server do not interfere. */
async function newCompany(request: APIRequestContext, { language, width, country }: Way) {
  const login = await request.post("/api/login", {
    data: { email: "admin@demo.test", password: "demo-password" },
  });
  const { token } = (await login.json()) as { token: string };
  const run = randomBytes(3).toString("hex");
  const company = `Officina ${language} ${width} ${run}`;
  const email = `officina-${run}@example.test`;
  const made = await request.post("/api/admin/companies", {
    data: { name: company, email, country },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(made.status()).toBe(200);
  const { company_token } = (await made.json()) as { company_token: string };
  return { company, email, token: company_token };
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

/** Finds an app by its title in any language. Its contract lasts six months, so the license is not expiring at once. */
async function find({ page, words }: Member): Promise<void> {
  await page.getByRole("searchbox", { name: words("wall.search") }).fill("parcheggio");
  await expect(page).toHaveURL(/filter=parcheggio/);
  // The articles shown before the response have other names.
  const matches = page.getByRole("article").filter({ hasText: /parcheggi|parking|aparca/i });
  await matches.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/store\/products\/\d+$/);
}

const panel = ({ page, words }: Member) => page.getByRole("region", { name: words("panel.title") });
const press = async (member: Member, name: string | RegExp) =>
  panel(member).getByRole("button", { name }).click();
const stands = async (member: Member, state: string) =>
  expect(panel(member).getByText(member.words(`standing.${state}`), { exact: true })).toBeVisible();
/** Matches the text before the price. */
const beginning = (member: Member, key: string) =>
  new RegExp(`^${member.words(key, { price: "", amount: "" }).trim()}`);

async function license(member: Member): Promise<void> {
  await stands(member, "none");
  await press(member, member.words("standing_next.get"));
  await stands(member, "unpaid");
}

/** Answers on the payment provider's page, here the sandbox's, and returns. */
async function answer(
  member: Member,
  what: "pay" | "refuse" | "leave",
  back = /\/store\/products\/\d+\?payment=\d+$/,
): Promise<void> {
  const { page, words } = member;
  await expect(page).toHaveURL(/\/sandbox\/payments\//);
  await expect(page.getByText(words("sandbox.sign"))).toBeVisible();
  if (what === "leave") await page.getByRole("link", { name: words("sandbox.leave") }).click();
  else if (what === "refuse")
    await page.getByRole("button", { name: words("sandbox.refuse") }).click();
  else await page.getByRole("button", { name: beginning(member, "sandbox.pay") }).click();
  await expect(page).toHaveURL(back);
}

/** Confirms the question that comes before every payment. */
const confirm = ({ page, words }: Member) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${words("pay.pay", { total: "" })}`) })
    .click();

async function pay(member: Member): Promise<void> {
  const { page, words } = member;
  await press(member, beginning(member, "panel.pay"));
  await confirm(member);
  await answer(member, "leave");
  await expect(panel(member).getByText(words("paying.pending"))).toBeVisible();
  await panel(member)
    .getByRole("link", { name: words("panel.continue") })
    .click();
  await answer(member, "refuse");
  await expect(panel(member).getByText(words("paying.refused"), { exact: true })).toBeVisible();
  await stands(member, "unpaid");
  await press(member, beginning(member, "panel.pay"));
  await confirm(member);
  await answer(member, "pay");
  await expect(panel(member).getByText(words("paying.paid"), { exact: true })).toBeVisible();
  await expect(
    panel(member).getByRole("button", { name: words("standing_next.install") }),
  ).toBeVisible();
  // The page does not trust its address, and reloading it does not pay again.
  await page.reload();
  await expect(panel(member).getByText(words("paying.paid"), { exact: true })).toBeVisible();
}

async function install(member: Member): Promise<void> {
  await press(member, member.words("standing_next.install"));
  await expect(
    panel(member).getByRole("link", { name: member.words("standing_next.give") }),
  ).toBeVisible();
}

/** Pastes in a list of people, and gives one of them a permission of the app. */
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

/** Adds a second license, for a year, which the company's host has requested and paid. */
async function haveAnother(request: APIRequestContext, { token }: Member): Promise<void> {
  const store = await request.get("/api/public/products");
  const apps = (await store.json()) as { product_id: number; expiration_id: number }[];
  const app = apps.find(({ expiration_id }) => expiration_id === 5);
  for (const step of ["license", "licenses/pay"]) {
    const answered = await request.post(`/api/products/${app?.product_id}/${step}`, {
      data: { company_token: token, user_token: "the host's cashier" },
    });
    expect(answered.status(), step).toBe(200);
  }
}

/** One mail names both licenses, the cost of renewing them, and the page for it. */
async function beReminded({ page, words, email, company }: Member, url: string): Promise<void> {
  await letEndIn(5, email, url);
  const mail = await onlyMailTo(email);
  expect(mail).toContain(company);
  expect(mail).toMatch(/8[.,]90/);
  expect(mail).toMatch(/39[.,]90/);
  const [link = ""] = /http\S+\/store\/licenses/.exec(mail) ?? [];
  await page.goto(link);
  const due = page.getByRole("region", { name: words("desk.due_title") });
  await expect(due.getByRole("article")).toHaveCount(2);
}

/** Renews both with one payment, whose page is first declined. */
async function renewSeveral(member: Member): Promise<void> {
  const { page, words } = member;
  const dialog = page.getByRole("dialog");
  const due = page.getByRole("region", { name: words("desk.due_title") });
  for (const choice of ["refuse", "pay"] as const) {
    await page.getByRole("button", { name: words("desk.renew_due") }).click();
    await expect(
      dialog.getByRole("heading", { name: words("pay.title_other", { count: 2 }) }),
    ).toBeVisible();
    await expect(dialog.getByText(/48[.,]80/).first()).toBeVisible();
    await confirm(member);
    await answer(member, choice, /\/store\/licenses\?payment=\d+$/);
    const outcome = choice === "pay" ? "paying.paid" : "paying.refused";
    await expect(page.getByText(words(outcome), { exact: true })).toBeVisible();
    await expect(due.getByRole("article")).toHaveCount(choice === "pay" ? 0 : 2);
  }
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

for (const way of some(ways, 2))
  test(`the life of a company in ${way.language} at ${way.width} px`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { language, width, height } = way;
    const member = {
      ...(await person(browser, language, { viewport: { width, height } })),
      ...(await newCompany(request, way)),
    };
    await connect(member);
    await find(member);
    const app = member.page.url();
    await license(member);
    await pay(member);
    await install(member);
    await give(member);
    await readReceipts(member);
    await haveAnother(request, member);
    await beReminded(member, baseURL ?? "");
    await renewSeveral(member);
    await member.page.goto(app);
    await uninstall(member);
    // Browsers log the refusal of the wrong token.
    expect(member.errors.filter((error) => !error.includes("401"))).toEqual([]);
  });
