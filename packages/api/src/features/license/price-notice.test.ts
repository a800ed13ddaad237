// Companies are notified of a changed price before they renew: each once per change, and no other company.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { companies } from "../company/company.tables.ts";
import { companyActs } from "../../../test/company-acts.ts";
import { completeBuild, nextBuild, releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";
import { mailTo } from "../../../test/outbox.ts";
import { licenses } from "./license.tables.ts";
import { sendPriceNotices } from "./price-notice.rules.ts";

let app: TestApp;
let build: Build;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);
const hook = "https://hook.invalid/hook";
const priced = { price_amount: "9.5", expiration_id: "2", webhook_url: hook };
const closed = { ...priced, is_private: "1", "company_token[0]": "first@company.test" };

async function paidProduct(changes: Record<string, string> = priced): Promise<Build> {
  const made = await releasedProduct(app, changes);
  await license(made);
  expect((await act(made, "pay")).status).toBe(200);
  return made;
}
beforeEach(async () => {
  build = await paidProduct();
});

const sell = async (offer: object, of = build) =>
  expect((await app.as("creator").post(`${of.path}?require_review=0`, offer)).status).toBe(200);
const notify = (of = build) => sendPriceNotices(app, { productId: of.product_id });
const decide = async (of: Build, move: "ready" | "active") => {
  const body = move === "active" ? { hidden: false } : undefined;
  expect((await app.as("admin").post(`${of.adminPath}/${move}`, body)).status).toBe(200);
};
const hide = (of = build) => app.as("creator").post(`${of.path}/hidden`);

interface PriceEvent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
/** The webhook events about the product's price, oldest first. */
async function priceEvents(of = build) {
  const { rows } = await app.db.execute<{ data: { body: string } }>(
    sql`select data from jobs.job where name = 'webhook' and (data->>'productId')::bigint = ${of.product_id} and data->>'body' like '%price_changed%' order by created_on, data->>'body'`,
  );
  return rows.map(({ data }) => JSON.parse(data.body).data as Record<string, unknown>);
}
async function mails(): Promise<PriceEvent[]> {
  const { rows } = await app.db.execute<{ data: PriceEvent }>(
    sql`select data from jobs.job where name = 'mail' and data->>'subject' like '%Visite%' and data->>'to' like '%company.test' order by created_on`,
  );
  return rows.map(({ data }) => data);
}
const amounts = async (of = build) => (await priceEvents(of)).map(({ amount }) => amount);
/** The price jobs of the product, including finished ones. */
const queued = async (of = build) =>
  (
    await app.db.execute<{ late: boolean }>(
      sql`select start_after > now() + interval '9 minutes' as late from jobs.job where name = 'price' and (data->>'productId')::bigint = ${of.product_id}`,
    )
  ).rows;

test("who has paid is told of the new price and length by mail, and the creator's webhook of each", async () => {
  const before = (await mails()).length;
  await sell({ price_amount: 12, expiration_id: 5 });
  await notify();
  const { license: held } = (await act(build, "company")).body;
  expect(await priceEvents()).toEqual([
    {
      product_id: build.product_id,
      license_id: held?.license_id,
      company_email: "first@company.test",
      amount: 12,
      currency: "EUR",
      expiration_id: 5,
      period_ends_at: held?.expires_at,
    },
  ]);
  const [mail, ...more] = (await mails()).slice(before);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: "first@company.test" });
  // The company is Italian, so the mail is in Italian.
  for (const part of ["first", "Visite", "12,00 €", "1 anno", "9,50 €", "1 mese"])
    expect(mail?.text.replaceAll("\u00A0", " ")).toContain(part);
  expect(mail?.text).toContain(
    new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(held?.expires_at ?? 0),
    ),
  );
});

test("each change is told once, several before the mail as the last, and one that was taken back not at all", async () => {
  await sell({ price_amount: 12 });
  await notify();
  await notify();
  await Promise.all([notify(), notify(), notify()]);
  expect(await amounts()).toEqual([12]);
  await sell({ price_amount: 13 });
  await sell({ price_amount: 14 });
  await notify();
  expect(await amounts()).toEqual([12, 14]);
  await sell({ price_amount: 20 });
  await sell({ price_amount: 14 });
  await notify();
  expect(await amounts()).toEqual([12, 14]);
  await sell({ price_amount: 9.5 });
  await Promise.all([notify(), notify()]);
  expect(await amounts()).toEqual([12, 14, 9.5]);
});

test("the server does it by itself, some minutes after a save of what is on sale, and never for a draft", async () => {
  const draft = await nextBuild(app, build);
  const queuedBefore = (await queued()).length;
  await sell({ price_amount: 30 }, draft);
  expect(await queued()).toHaveLength(queuedBefore);
  await sell({ price_amount: 12 });
  expect((await queued()).slice(queuedBefore)).toEqual([{ late: true }]);
  expect(await priceEvents()).toEqual([]);
  await app.db.execute(
    sql`update jobs.job set start_after = now() where name = 'price' and state = 'created'`,
  );
  await vi.waitUntil(async () => (await priceEvents()).length > 0, {
    timeout: 60_000,
    interval: 100,
  });
  expect(await amounts()).toEqual([12]);
  expect(await mailTo(app, "first@company.test")).toContain("Visite");
});

test("a refused save, and one that changes neither price nor length, tells nobody", async () => {
  expect(
    (await app.as("creator").post(`${build.path}?require_review=0`, { price_amount: 45 })).status,
  ).toBe(422);
  await sell({ company_token: ["x@y.test"] });
  await notify();
  expect(await priceEvents()).toEqual([]);
});

test("an approved build that costs something else is told, while it waits it is not", async () => {
  const next = await nextBuild(app, build);
  const sent = await app
    .as("creator")
    .post(
      `${next.path}?require_review=1`,
      await completeBuild({ ...priced, price_amount: "15", version: "2.0.0" }),
    );
  expect(sent.status).toBe(200);
  await notify();
  expect(await priceEvents()).toEqual([]);
  const before = (await queued()).length;
  await decide(next, "ready");
  expect(await queued()).toHaveLength(before + 1);
  await notify();
  expect(await amounts()).toEqual([15]);
});

test("while nobody can renew nobody is told; when it is enabled again, they are", async () => {
  await sell({ price_amount: 12 });
  await hide();
  await notify();
  expect(await priceEvents()).toEqual([]);
  const before = (await queued()).length;
  await decide(build, "active");
  expect(await queued()).toHaveLength(before + 1);
  await notify();
  expect(await amounts()).toEqual([12]);
});

test("only who can renew is told: not the unpaid, the free, the endless, the closed out, the deactivated", async () => {
  await license(build, companyTokens.second);
  await sell({ price_amount: 12 });
  await notify();
  expect((await priceEvents()).map(({ company_email: email }) => email)).toEqual([
    "first@company.test",
  ]);

  const free = await releasedProduct(app, { ...priced, price_amount: "0", expiration_id: "1" });
  await license(free);
  const endless = await paidProduct({ ...priced, expiration_id: "1" });
  const removed = await paidProduct(closed);
  await sell({ company_token: ["second@company.test"] }, removed);
  for (const one of [free, endless, removed]) {
    await sell({ price_amount: 12, expiration_id: 2 }, one);
    await notify(one);
    expect(await priceEvents(one)).toEqual([]);
  }
  await sell({ company_token: ["FIRST@company.test"] }, removed);
  await notify(removed);
  expect(await amounts(removed)).toEqual([12]);

  const first = eq(companies.email, "first@company.test");
  await app.db.update(companies).set({ active: false }).where(first);
  await sell({ price_amount: 13 });
  await notify();
  await app.db.update(companies).set({ active: true }).where(first);
  expect(await amounts()).toEqual([12]);
});

test("after its period a company is told as long as the app is installed", async () => {
  await act(build, "install");
  await app.db
    .update(licenses)
    .set({ expiresAt: sql`now() - interval '1 day'` })
    .where(eq(licenses.productId, build.product_id));
  await sell({ price_amount: 12 });
  await notify();
  expect(await amounts()).toEqual([12]);
  await act(build, "uninstall");
  await sell({ price_amount: 13 });
  await notify();
  expect(await amounts()).toEqual([12]);
});

test("who pays the new price knows it; a license that was ended and came back is not told twice", async () => {
  await app.db
    .update(licenses)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(licenses.productId, build.product_id));
  await sell({ price_amount: 12 });
  const paid = await app.company().post(`/api/products/${build.product_id}/licenses/pay`, {
    user_token: "anna",
    price_amount: 12,
  });
  expect(paid.body.payment?.amount).toBe(12);
  await notify();
  expect(await priceEvents()).toEqual([]);
  await sell({ price_amount: 13 });
  await notify();
  const { license: held } = (await act(build, "company")).body;
  await app.as("creator").delete(`/api/products/${build.product_id}/licenses/${held?.license_id}`);
  await license(build);
  await notify();
  expect(await amounts()).toEqual([13]);
});

test("more companies than one transaction tells are all told once", async () => {
  const made = await app.db
    .insert(companies)
    .values(
      Array.from({ length: 60 }, (_, n) => ({
        name: `Many ${build.product_id} ${n}`,
        email: `many-${build.product_id}-${n}@company.test`,
        country: ["FR", "MX", "DE"][n % 3]!,
        tokenHash: `many-${build.product_id}-${n}`,
      })),
    )
    .returning({ id: companies.id });
  const ids = made.map(({ id }) => id);
  await app.db.execute(
    sql`insert into licenses (product_id, company_id, paid_at, expires_at)
        select ${build.product_id}, id, now(), now() + interval '1 month' from companies where id = any(${sql.param(ids)})`,
  );
  await app.db.execute(
    sql`insert into payments (product_id, company_id, user_token, amount_cents, currency, expiration_id, status, provider, idempotency_key, paid_at)
        select ${build.product_id}, id, 'x', 950, 'EUR', 2, 'paid', 'sandbox', 'many-' || id, now() from companies where id = any(${sql.param(ids)})`,
  );
  const before = (await mails()).length;
  await sell({ price_amount: 12 });
  await notify();
  expect((await priceEvents()).map(({ company_email: email }) => email)).toHaveLength(61);
  const sent = (await mails()).slice(before);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(61);
  expect(sent).toHaveLength(61);
  const subjects = new Set(sent.map(({ subject }) => subject));
  expect(subjects).toEqual(
    new Set([
      "Il prezzo di Visite è cambiato",
      "Le prix de Visite a changé",
      "El precio de Visite ha cambiado",
      "The price of Visite has changed",
    ]),
  );
});
