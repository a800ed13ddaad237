// Companies are reminded 30, 7 and 1 days before a license ends: each reminder once, by the database's clock.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { companyActs } from "../../../test/company-acts.ts";
import { releasedProduct, type Build } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { companies } from "../company/company.tables.ts";
import { licenseReminders, licenses } from "./license.tables.ts";
import { toHtml } from "../../platform/mail/mail.html.ts";
import { remindDue } from "./reminder.rules.ts";

let app: TestApp;
let build: Build;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: "https://shop.example" });
});
afterAll(() => app.close());

const { license, act } = companyActs(() => app);
const of = (made: Build) => eq(licenses.productId, made.product_id);
async function paid(name: string, expiration = "5", texts = {}): Promise<Build> {
  const made = await releasedProduct(app, {
    "languages[1][name]": name,
    price_amount: "9.5",
    expiration_id: expiration,
    ...texts,
  });
  await license(made);
  expect((await act(made, "pay")).status).toBe(200);
  return made;
}
const endIn = (interval: string, made = build) =>
  app.db
    .update(licenses)
    .set({
      periodStartsAt: sql`now() + ${interval}::interval - interval '1 year'`,
      expiresAt: sql`now() + ${interval}::interval`,
    })
    .where(of(made));

interface Mail {
  readonly language: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
async function mails(): Promise<Mail[]> {
  const { rows } = await app.db.execute<{ data: Mail }>(
    sql`select data from jobs.job where name = 'mail' and data->>'to' = 'first@company.test' order by created_on`,
  );
  return rows.map(({ data }) => data);
}
beforeEach(async () => {
  await app.db.delete(licenses);
  await app.rows("delete from jobs.job where name = 'mail'");
  await app.db.update(companies).set({ active: true, country: "IT" });
  build = await paid("Mensa");
});

test("30, 7 and 1 days before, each once, in the company's language, with the way to the desk", async () => {
  await endIn("31 days");
  await remindDue(app);
  expect(await mails()).toEqual([]);
  for (const [at, interval] of ["29 days 23 hours", "6 days 23 hours", "23 hours"].entries()) {
    // The end stays the same and comes closer.
    await endIn(interval);
    await app.rows(
      `update license_reminders set ends_at = (select expires_at from licenses limit 1)`,
    );
    await remindDue(app);
    await remindDue(app);
    expect(await mails()).toHaveLength(at + 1);
  }
  const [first] = await mails();
  expect(first?.subject).toMatch(/^La licenza di Mensa scade il \d+ \w+ \d{4}$/);
  expect(first?.text).toContain("Mensa: 9,50\u00A0€ (1 anno), scade il");
  expect(first?.text).toContain("\n\nhttps://shop.example/store/licenses\n");
  await app.db.update(companies).set({ country: "FR" });
  await endIn("20 days");
  await remindDue(app);
  expect((await mails()).at(-1)?.subject).toContain("La licence de Mensa expire le");
});

test("whoever was away is reminded once, of what is left", async () => {
  await endIn("12 hours");
  await remindDue(app);
  expect(await mails()).toHaveLength(1);
  expect(await app.db.select().from(licenseReminders)).toMatchObject([{ daysBefore: 1 }]);
});

test("not after a renewal, until the next end", async () => {
  await endIn("5 days");
  await remindDue(app);
  await endIn("370 days");
  await remindDue(app);
  expect(await mails()).toHaveLength(1);
  await endIn("6 days");
  await remindDue(app);
  expect(await mails()).toHaveLength(2);
});

test("not of what has ended, of what has no end, of what is free by now, nor to a company without a token", async () => {
  await endIn("-1 hours");
  await remindDue(app);
  await app.db.update(licenses).set({ expiresAt: null });
  await remindDue(app);
  await endIn("5 days");
  await app.as("creator").post(`${build.path}?require_review=0`, { price_amount: "0" });
  await remindDue(app);
  build = await paid("Rimasta gratis");
  await endIn("5 days");
  // It was paid before it became free, and stays free although the app has a price again.
  await app.db.update(licenses).set({ free: true }).where(of(build));
  await remindDue(app);
  build = await paid("Altra");
  await endIn("5 days");
  await app.db.update(companies).set({ active: false });
  await remindDue(app);
  expect(await mails()).toEqual([]);
});

test("nobody is reminded before the license is expiring, in the last quarter of its period", async () => {
  const in60Days = (left: string) =>
    app.db.update(licenses).set({
      periodStartsAt: sql`now() + ${left}::interval - interval '60 days'`,
      expiresAt: sql`now() + ${left}::interval`,
    });
  for (const left of ["29 days", "16 days", "8 days"]) {
    await in60Days(left);
    await remindDue(app);
  }
  expect(await mails()).toEqual([]);
  await in60Days("7 days");
  await remindDue(app);
  expect(await mails()).toHaveLength(1);
});

test("what cannot be renewed says so, and all that is due comes in one mail", async () => {
  await app.as("creator").post(`${build.path}/hidden`);
  await endIn("5 days");
  const other = await paid("Sala");
  await endIn("25 days", other);
  await remindDue(app);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("2 licenze stanno per scadere");
  expect(mail?.text).toMatch(/Mensa: scade il .* e non si può rinnovare/);
  expect(mail?.text).toContain("Si rinnovano qui");
  await endIn("4 days");
  await remindDue(app);
  expect((await mails()).at(-1)?.text).not.toContain("Si rinnovano qui");
});

test("two servers at once send one, and one that was stopped is continued", async () => {
  await endIn("5 days");
  const stopped = new AbortController();
  stopped.abort();
  await remindDue(app, stopped.signal);
  expect(await mails()).toEqual([]);
  await Promise.all([remindDue(app), remindDue(app), remindDue(app)]);
  expect(await mails()).toHaveLength(1);
});

test("a company that cannot be reminded keeps nobody else from it", async () => {
  await app.rows(`insert into licenses (product_id, company_id, paid_at, expires_at)
    select ${build.product_id}, id, now() - interval '300 days', now() + interval '5 days' from companies where name = 'second'
    on conflict do nothing`);
  await endIn("5 days");
  const [unlucky] = await app.rows("select email from companies order by id limit 1");
  const mail: TestApp["mail"] = {
    ...app.mail,
    queue: (tx, letter) =>
      letter.to === unlucky?.["email"]
        ? Promise.reject(new Error("no such currency"))
        : app.mail.queue(tx, letter),
  };
  await expect(remindDue({ ...app, mail })).rejects.toMatchObject({
    errors: [{ message: "no such currency" }],
  });
  const reminded = () =>
    app.rows(
      "select data->>'to' as email from jobs.job where name = 'mail' and data->>'to' like '%@company.test' order by 1",
    );
  const [other] = await app.rows("select email from companies where name = 'second'");
  expect(await reminded()).toEqual([other]);
  // A reminder that could not be sent is not stored, so the next run sends it.
  await remindDue(app);
  expect(await reminded()).toEqual([unlucky, other]);
});

test("many licenses of one company make one mail that says how many more there are", async () => {
  await app.rows(`with made as (
      insert into products (owner_id, name) select ${app.userIds.creator}, 'Massa ' || n from generate_series(1, 60) n returning id),
    built as (insert into submissions (product_id, owner_id, status, version, price_cents, expiration_id)
      select id, ${app.userIds.creator}, 'ready_for_sale', '1.0', 100, 5 from made returning product_id)
    insert into licenses (product_id, company_id, paid_at, expires_at)
      select product_id, (select id from companies where name = 'first'), now() - interval '300 days', now() + interval '5 days' from built`);
  await endIn("90 days");
  await remindDue(app);
  const [mail] = await mails();
  expect(mail?.text.match(/Massa/g)).toHaveLength(50);
  expect(mail?.text).toContain("e altre 10");
});

/** The complete mail: its text, and its HTML page. */
test.each([
  {
    country: "IT",
    language: "it",
    subject: "2 licenze stanno per scadere",
    first: "Mensa: 9,50 € (1 anno), scade il DAY",
    second: "Orari: scade il DAY e non si può rinnovare, perché non è più in vendita",
    before:
      "Buongiorno first,\n\nstanno per scadere queste licenze. Dopo la scadenza le app non si possono più installare, aggiornare o dare a nuove persone; quelle installate si possono ancora leggere e disinstallare.",
    after: "Si rinnovano qui, una per una o tutte insieme:",
  },
  {
    country: "IE",
    language: "en",
    subject: "2 licenses are about to expire",
    first: "Canteen: €9.50 (1 year), expires on DAY",
    second: "Orari: expires on DAY and cannot be renewed, as it is no longer on sale",
    before:
      "Dear first,\n\nthese licenses are about to expire. After that, the apps cannot be installed, updated or given to more people; what is installed can still be read and uninstalled.",
    after: "Renew them here, one by one or all together:",
  },
  {
    country: "ES",
    language: "es",
    subject: "2 licencias están a punto de vencer",
    first: "Comedor: 9,50 € (1 año), vence el DAY",
    second: "Orari: vence el DAY y no se puede renovar, porque ya no está a la venta",
    before:
      "Hola, first:\n\nEstas licencias están a punto de vencer. Después, las apps no se podrán instalar, actualizar ni dar a más personas; lo instalado se podrá seguir leyendo y desinstalar.",
    after: "Se renuevan aquí, una a una o todas juntas:",
  },
  {
    country: "FR",
    language: "fr",
    subject: "2 licences arrivent à expiration",
    first: "Cantine : 9,50 € (1 an), expire le DAY",
    second: "Orari : expire le DAY et ne peut pas être renouvelée, car elle n’est plus en vente",
    before:
      "Bonjour first,\n\nCes licences arrivent à expiration. Ensuite, les apps ne pourront plus être installées, mises à jour ni données à d’autres personnes ; ce qui est installé pourra encore être lu et désinstallé.",
    after: "Renouvelez-les ici, une par une ou toutes ensemble :",
  },
] as const)("the whole mail in $language", async ({ country, language, subject, ...lines }) => {
  await app.db.delete(licenses);
  build = await paid("Mensa", "5", {
    "languages[2][name]": "Canteen",
    "languages[2][description]": "Meals.",
    "languages[3][name]": "Comedor",
    "languages[3][description]": "Comidas.",
    "languages[4][name]": "Cantine",
    "languages[4][description]": "Repas.",
  });
  await endIn("5 days");
  const other = await paid("Orari");
  await endIn("6 days", other);
  await app.as("creator").post(`${other.path}/hidden`);
  await app.db.update(companies).set({ country });
  await app.rows("delete from jobs.job where name = 'mail'");
  await remindDue(app);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  const day = (days: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
      Date.now() + days * 86_400_000,
    );
  const { before, first, second, after } = lines;
  const text = `${before}\n\n${first.replace("DAY", day(5))}\n${second.replace("DAY", day(6))}\n\n${after}\n\nhttps://shop.example/store/licenses\n`;
  expect(mail).toMatchObject({ subject, language });
  // Any kind of space between an amount and its currency is accepted.
  expect(mail?.text.replaceAll(/[\u00A0\u202F]/g, " ")).toBe(text);
  const page = toHtml(language, subject, mail?.text ?? "");
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toMatch(/<a href="https:\/\/shop\.example\/store\/licenses"/);
  expect(page.match(/<p /g)).toHaveLength(5);
});
