// Everything that grows has a limit: this test lists each table and folder with its limit, and checks that the rest is
// deleted.
import { readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reviewTimeLimits } from "@lanyard/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { releasedProduct } from "../../test/fixtures.ts";
import { testApp, type TestApp } from "../../test/harness.ts";
import { mailTo } from "../../test/outbox.ts";
import type { Context } from "../platform/context.ts";
import { listMails, getOutboxFolder } from "../platform/mail/outbox.ts";
import { packageRoot } from "../platform/env/package-root.ts";
import { tidy } from "./retention.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const tidyAll = (context: Context = app) =>
  tidy(context, (error) => {
    throw error;
  });

it("every table and every folder of the data has a line that says what bounds it", async () => {
  const document = await readFile(join(packageRoot, "../../docs/security.md"), "utf8");
  const [, section = ""] = document.split("## What bounds what grows");
  const lines = section
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const names = lines.flatMap((line) =>
    [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  const tables = await app.rows(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs', 'drizzle')`,
  );
  const folders = ["files", "files/staging", "outbox", "postgres", "postgres/postgres.log"];
  expect(names.toSorted()).toEqual(
    [...tables.map(({ name }) => String(name)), ...folders].toSorted(),
  );
});

it("rows that are over go, the others stay", async () => {
  const build = await releasedProduct(app);
  const { product_id: product } = build;
  const user = app.userIds.creator;
  await app.rows(`
    insert into sessions (token_hash, user_id, expires_at) values ('over', ${user}, now() - interval '1 minute');
    insert into licenses (product_id, company_id) values (${product}, 1);
    insert into app_tokens (token_hash, license_id, issuer_hash, ends_at)
      select name, max(id), '', now() + span from licenses, (values ('over', interval '-1 second'), ('works', '1 hour')) t(name, span) group by name, span;
    insert into password_links (token_hash, user_id, expires_at) values
      ('over', ${user}, now() - interval '25 hours'), ('recent', ${user}, now() - interval '23 hours');
    insert into email_changes (user_id, new_email, session, expires_at, confirmed_at, undo_until) values
      (${user}, 'over', '', now() - interval '25 hours', now(), now() - interval '25 hours'),
      (${user}, 'recent', '', now() - interval '25 hours', now(), now() - interval '23 hours'),
      (${user}, 'open', '', now() - interval '23 hours', null, null),
      (${app.userIds.admin}, 'never', '', now() - interval '25 hours', null, null);
    insert into known_addresses (user_id, address, used_at) values
      (${user}, '192.0.2.1', now() - interval '400 days'), (${user}, '192.0.2.2', now());
    insert into former_company_tokens (token_hash, company_id, ends_at) values
      ('over', 1, now() - interval '1 second'), ('valid', 1, now() + interval '1 hour');
    insert into review_times (sent_at, ended_at, status) values
      (now() - interval '100 days', now() - make_interval(days => ${reviewTimeLimits.days + 2}), 'old'),
      (now() - interval '100 days', now() - make_interval(days => ${reviewTimeLimits.days}), 'new');
    insert into licenses (product_id, company_id) values (${product}, 2);
    insert into license_reminders (license_id, ends_at, days_before)
      select id, now() - make_interval(hours => hours), hours from licenses, unnest(array[23, 25]) as hours where company_id = 2;
    insert into enquiries (email, object, description, address, created_at) values
      ('old@example.com', '', '', '', now() - interval '366 days'), ('new@example.com', '', '', '', now() - interval '364 days');
    insert into proposals (product_id, company_id, message, created_at) values
      (${product}, 1, 'old', now() - interval '366 days'), (${product}, 1, 'new', now() - interval '364 days');
    insert into remarks (product_id, version, author_id, field, path, text, held, created_at, settled_at) values
      (${product}, '', ${user}, '', '', 'old', '', now() - interval '400 days', now() - interval '366 days'),
      (${product}, '', ${user}, '', '', 'new', '', now() - interval '400 days', now() - interval '364 days'),
      (${product}, '', ${user}, '', '', 'open', '', now() - interval '400 days', null);
    insert into price_notices (product_id, company_id, amount_cents, currency, expiration_id) values
      (${product}, 1, 100, 'EUR', 2), (${product}, 2, 100, 'EUR', 2), (${product}, 1, 200, 'EUR', 2);
    insert into payments (product_id, company_id, user_token, amount_cents, currency, expiration_id, status, provider, idempotency_key, created_at)
      select ${product}, 1, '', 100, 'EUR', 2, status, 'sandbox', status || days, now() - make_interval(days => days)
      from unnest(array['refused', 'refused', 'paid'], array[366, 364, 4000]) as p(status, days)`);
  await tidyAll();
  const left = await Promise.all(
    [
      "select token_hash as left from sessions where token_hash = 'over'",
      "select token_hash as left from app_tokens",
      "select token_hash as left from password_links",
      "select new_email as left from email_changes order by id",
      "select address as left from known_addresses",
      "select token_hash as left from former_company_tokens",
      "select status as left from review_times where status in ('old', 'new')",
      "select days_before as left from license_reminders",
      "select email as left from enquiries",
      "select message as left from proposals",
      "select text as left from remarks order by id",
      "select company_id || ' ' || amount_cents as left from price_notices order by id",
      "select idempotency_key as left from payments order by id",
    ].map(async (text) => (await app.rows(text)).map((row) => row["left"])),
  );
  expect(left).toEqual([
    [],
    ["works"],
    ["recent"],
    ["recent", "open"],
    ["192.0.2.2"],
    ["valid"],
    ["new"],
    [23],
    ["new@example.com"],
    ["new"],
    ["new", "open"],
    ["2 100", "1 200"],
    ["refused364", "paid4000"],
  ]);
});

it("what was sent goes with the webhooks' log, a mail also with the personal data that it is about", async () => {
  const listReceivers = async () =>
    (await app.rows("select receiver from dispatches where about = 'test' order by id")).map(
      ({ receiver }) => receiver,
    );
  const insert = (kind: string, days: number) =>
    app.rows(`insert into dispatches (kind, about, state, receiver, words, created_at)
      values ('${kind}', 'test', 'delivered', '${kind} ${days}', '', now() - make_interval(days => ${days}))`);
  for (const kind of ["mail", "webhook"])
    for (const days of [59, 61, 89, 91]) await insert(kind, days);
  await tidyAll();
  const webhooks = ["webhook 59", "webhook 61", "webhook 89"];
  expect(await listReceivers()).toEqual(["mail 59", "mail 61", "mail 89", ...webhooks]);
  await tidyAll({ ...app, env: { ...app.env, personalDays: 60 } });
  expect(await listReceivers()).toEqual(["mail 59", ...webhooks]);
});

it("jobs, and the mails in them, go a week after they are done, two weeks after nobody took them", async () => {
  const queues = await app.rows(
    "select name, deletion_seconds / 86400 as done, retention_seconds / 86400 as waiting from jobs.queue",
  );
  expect(queues.map(({ name }) => name)).toContain("mail");
  for (const queue of queues) expect(queue).toMatchObject({ done: 7, waiting: 14 });
});

it("mails that are written instead of sent go after a month", async () => {
  await app.as().post("/api/password/change", { email: "other@user.test" });
  await mailTo(app, "other@user.test");
  const half = join(getOutboxFolder(app.env), "half.eml.part");
  await writeFile(half, "");
  const written = await listMails(getOutboxFolder(app.env));
  const left = async () =>
    (await listMails(getOutboxFolder(app.env))).filter((path) => written.includes(path));
  await tidyAll();
  expect(await left()).toEqual(written);
  const makeOld = async (minutes: number) => {
    const then = new Date(Date.now() - 30 * 86_400_000 - minutes * 60_000);
    for (const path of written) await utimes(path, then, then);
    await tidyAll();
  };
  await makeOld(-60);
  expect(await left()).toEqual(written);
  await makeOld(1);
  expect(await left()).toEqual([]);
});

it("what fails keeps nothing else from being done", async () => {
  await app.rows(
    `insert into sessions (token_hash, user_id, expires_at) values ('over', ${app.userIds.creator}, now())`,
  );
  const errors: unknown[] = [];
  const files = { ...app.files, sweep: () => Promise.reject(new Error("no disk")) };
  await tidy({ ...app, files }, (error) => errors.push(error));
  expect(errors).toEqual([new Error("no disk")]);
  expect(await app.rows("select from sessions where token_hash = 'over'")).toEqual([]);
});

it("wrong passwords are one entry of an account and hour, and of nobody's e-mails one more", async () => {
  const guess = (email: string) => app.as().post("/api/login", { email, password: "a guess" });
  for (const email of ["creator@user.test", "Creator@user.test", "my-password-by-mistake"])
    expect((await guess(email)).status).toBe(422);
  await tidyAll();
  const entries = async () =>
    (await app.as("admin").get("/api/admin/audit?action=session.refused")).body.toReversed();
  expect(await entries()).toEqual([]);
  await app.rows("update failed_logins set hour = hour - interval '1 hour'");
  await guess("creator@user.test");
  await tidyAll();
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/);
  const failedLogins = await entries();
  expect(failedLogins).toHaveLength(2);
  expect(failedLogins).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        actor: { kind: "anyone", id: null, name: "" },
        subject: { kind: "session", id: app.userIds.creator },
        after: { since, count: 2, address: "127.0.0.1" },
      }),
      expect.objectContaining({
        subject: { kind: "session", id: null },
        after: { since, count: 1, address: "127.0.0.1" },
      }),
    ]),
  );
  expect(JSON.stringify(await app.rows("select * from failed_logins, audit_personal"))).not.toMatch(
    /by-mistake|a guess/,
  );
  expect(await app.rows("select user_id::int as id, count from failed_logins")).toEqual([
    { id: app.userIds.creator, count: 1 },
  ]);
});
