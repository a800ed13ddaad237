// Logs partitioned by month: old entries go into their month's partition, no write fails because a partition is
// missing, and personal data is deleted earlier than the entries.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateTo } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { databaseUrl } from "../../../test/postgres.setup.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { packageRoot } from "../../platform/env/package-root.ts";
import { tidy } from "../../retention/retention.ts";
import { record } from "./audit.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const partitions = async (log: string): Promise<unknown[]> =>
  (
    await app.rows(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = '${log}'::regclass`,
    )
  ).map(({ name }) => name);
const keep = (personalDays = 365, webhookDays = 90) =>
  app.rows(`select keep_log_months(${personalDays}, ${webhookDays})`);
const monthOf = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 7).replace("-", "_");

it("an entry is split when it is written: the log names what was personal, and the wire shows it", async () => {
  const enquiry = { email: "visitor@example.com", object: "More", description: "Please." };
  await app.as().post("/api/functionality", { ...enquiry, privacy: true });
  const [row] = await app.rows(
    "select actor_name, after from audit_log where subject_kind = 'enquiry'",
  );
  expect(row).toEqual({
    actor_name: "",
    after: {
      email: "(erased)",
      object: "(erased)",
      description: "(erased)",
      address: "(erased)",
      language: "en",
    },
  });
  const [entry] = (await app.as("admin").get("/api/admin/audit?subject=enquiry")).body;
  expect(entry?.after).toMatchObject(enquiry);
});

it("what was done is never personal, whoever did it", async () => {
  const before = {
    status: "draft",
    priceCents: 0,
    permissions: [1, 2],
    webhookUrl: "",
    mobile: false,
  };
  const after = {
    status: "waiting_for_review",
    priceCents: 950,
    permissions: [3],
    webhookUrl: "https://hook.example.com",
    mobile: true,
    passwordHash: "never told",
  };
  await app.db.transaction((tx) =>
    record(tx, { actor: "server", action: "remove", subject: "product", id: 1, before, after }),
  );
  const [row] = await app.rows(
    "select id, before, after from audit_log where action = 'product.remove'",
  );
  expect(row).toMatchObject({ before, after: { ...after, passwordHash: "(secret)" } });
  expect(
    await app.rows(`select from audit_personal where entry_id = ${String(row?.["id"])}`),
  ).toEqual([]);
});

it("a row of a month that nobody has made is written, and moves when its month is made", async () => {
  await app.rows(
    `insert into audit_log (created_at, actor_kind, actor_name, action, subject_kind, after)
     values ('2031-05-17', 'user', 'anna', 'product.later', 'product', '{"name": "Later"}')`,
  );
  const where = () =>
    app.rows("select tableoid::regclass::text as at from audit_log where action = 'product.later'");
  expect(await where()).toEqual([{ at: "months.audit_log_default" }]);
  await keep();
  expect(await where()).toEqual([{ at: "months.audit_log_2031_05" }]);
  const [entry] = (await app.as("admin").get("/api/admin/audit?action=product.later")).body;
  expect(entry).toMatchObject({ actor: { name: "anna" }, after: { name: "Later" } });
  // The partitions of the next months exist before the months begin.
  expect(await partitions("audit_log")).toEqual(
    expect.arrayContaining([monthOf(0), monthOf(32)].map((month) => `months.audit_log_${month}`)),
  );
});

it("nobody changes an entry by its month, and nobody rewrites what is personal", async () => {
  const month = `months.audit_log_${monthOf(0)}`;
  for (const statement of [
    `update ${month} set action = 'nothing'`,
    `delete from ${month}`,
    "truncate audit_log",
    "update audit_personal set actor_name = 'somebody else'",
  ])
    await expect(app.rows(statement), statement).rejects.toMatchObject({
      cause: { message: expect.stringContaining("never changed") },
    });
});

it("old months of personal data and of webhooks go, the entries stay", async () => {
  await app.rows(
    `insert into audit_log (created_at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, before, after)
     values (now() - interval '400 days', 'user', 7, 'anna', 'submission.reject', 'submission', 9,
       '{"status": "waiting_for_review"}', '{"status": "rejected", "rejectionReason": "Ask Bea."}')`,
  );
  await app.rows(
    `insert into webhook_deliveries (created_at, message_id, product_id, url, type, body)
     select now() - make_interval(days => age), 'msg_' || age, 1, '', 'app.installed', '{}' from unnest(array[10, 80, 130]) age`,
  );
  await keep(500, 200);
  const [before] = (await app.as("admin").get("/api/admin/audit?action=submission.reject")).body;
  expect(before).toMatchObject({ actor: { name: "anna" }, after: { rejectionReason: "Ask Bea." } });
  await keep();
  const [after] = (await app.as("admin").get("/api/admin/audit?action=submission.reject")).body;
  expect(after).toMatchObject({
    actor: { kind: "user", id: 7, name: "" },
    subject: { kind: "submission", id: 9 },
    before: { status: "waiting_for_review" },
    after: { status: "rejected", rejectionReason: "(erased)" },
  });
  expect(await app.rows("select message_id from webhook_deliveries order by id")).toEqual([
    { message_id: "msg_10" },
    { message_id: "msg_80" },
  ]);
  expect(await partitions("audit_personal")).not.toContain(
    `months.audit_personal_${monthOf(-400)}`,
  );
  await expect(keep(30)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("at least 60 days") },
  });
});

it("the owner drops months of the log, or a setting does, and its lists go on without them", async () => {
  const days = [2_000, 1_500, 200];
  await app.rows(
    `insert into audit_log (created_at, actor_kind, actor_name, action, subject_kind)
     select now() - make_interval(days => age), 'user', age, 'product.aged', 'product' from unnest(array[${days.join()}]) age`,
  );
  await keep(3_000);
  const listNames = async (query = "") =>
    (await app.as("admin").get(`/api/admin/audit?action=product.aged${query}`)).body.map(
      ({ actor }) => actor.name,
    );
  expect(await listNames()).toEqual(["200", "1500", "2000"]);
  await app.rows(`drop table months.audit_log_${monthOf(-2_000)}`);
  expect(await listNames()).toEqual(["200", "1500"]);
  const asTold = (auditDays?: number) =>
    tidy({ ...app, env: { ...app.env, personalDays: 3_000, auditDays } }, (error) => {
      throw error;
    });
  await asTold();
  await asTold(1_600);
  expect(await listNames()).toEqual(["200", "1500"]);
  await asTold(400);
  expect(await listNames()).toEqual(["200"]);
  expect((await app.as("admin").get("/api/admin/audit")).status).toBe(200);
  // Even the role that may call this function cannot delete recent entries.
  for (const least of ["364", "null"])
    await expect(app.rows(`select drop_audit_months(${least})`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("at least 365 days") },
    });
});

it("an index comes to the log as the rules for migrations want it, month by month", async () => {
  const names = (await partitions("audit_log")).map(String);
  await app.rows("create index by_time on only audit_log (created_at)");
  const isValid = async () =>
    (
      await app.rows(
        "select indisvalid as valid from pg_index where indexrelid = 'by_time'::regclass",
      )
    )[0];
  for (const [at, name] of names.entries()) {
    expect(await isValid()).toEqual({ valid: false });
    await app.rows(`create index concurrently by_time_${at} on ${name} (created_at)`);
    await app.rows(`alter index by_time attach partition months.by_time_${at}`);
  }
  expect(await isValid()).toEqual({ valid: true });
  await app.rows("drop index by_time");
});

it("who reads a log for long, as a backup does, holds up the months and nobody else", async () => {
  await app.rows(
    "insert into audit_log (created_at, actor_kind, actor_name, action, subject_kind) values (now() - interval '700 days', 'user', 'anna', 'product.old', 'product')",
  );
  await keep(1_000);
  const reader = new Client({ connectionString: app.env.databaseUrl ?? "" });
  await reader.connect();
  await reader.query("begin; select from audit_personal");
  // Waiting for the reader's lock would block all later writers, so the call gives up.
  await expect(keep()).rejects.toMatchObject({ cause: { code: "55P03" } });
  await reader.end();
  // The failed call may still hold the advisory lock of this work when its error arrives; the next call then does
  // nothing, so it is repeated.
  await vi.waitFor(async () => {
    await keep();
    expect(
      await app.rows("select from audit_personal where created_at < now() - interval '366 days'"),
    ).toEqual([]);
  });
});

it("a database of the last version moves its entries, and goes on counting", async () => {
  const name = `months_${randomBytes(6).toString("hex")}`;
  const server = inject("postgresUrl");
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const old = new Client({ connectionString: databaseUrl(server, name) });
  await old.connect();
  const folder = await mkdtemp(join(tmpdir(), "lanyard-migrations-"));
  try {
    await cp(join(packageRoot, "migrations"), folder, { recursive: true });
    const journal = join(folder, "meta/_journal.json");
    const whole = JSON.parse(await readFile(journal, "utf8")) as { entries: { tag: string }[] };
    const at = whole.entries.findIndex(({ tag }) => tag.endsWith("_webhook_log_alone"));
    await writeFile(journal, JSON.stringify({ ...whole, entries: whole.entries.slice(0, at) }));
    await migrateTo(drizzle(old), { migrationsFolder: folder });
    await old.query(
      `insert into audit_log (created_at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, after)
       select timestamptz '2026-11-20 12:00Z' - make_interval(days => n), 'user', 5, 'anna', 'user.update', 'user', n,
         jsonb_build_object('email', n || '@example.com', 'role', 'admin') from generate_series(1, 100) n`,
    );
    await old.query(
      `insert into users (username, email, role) values ('anna', 'anna@example.com', 'creator');
       insert into products (owner_id, name, kind) values (1, 'P', 'app');
       insert into webhook_deliveries (created_at, message_id, product_id, url, type, body, attempts)
         select timestamptz '2026-11-20 12:00Z' - make_interval(days => n), 'msg_' || n, 1, 'u', 't', '{}', '[{"status": 200}]'
         from generate_series(1, 100) n`,
    );
    // Uses the server's own `migrate`: later migrations build indexes concurrently, which PostgreSQL refuses in a
    // transaction.
    await migrate(databaseUrl(server, name));
    const { rows } = await old.query(
      `select l.actor_name, l.after, p.actor_name as name, p.after as personal, l.tableoid::regclass::text as at,
         p.tableoid::regclass::text as personal_at from audit_log l join audit_personal p on p.entry_id = l.id where l.id = 100`,
    );
    expect(rows).toEqual([
      {
        actor_name: "",
        after: { email: "(erased)", role: "admin" },
        name: "anna",
        personal: { email: "100@example.com" },
        at: "months.audit_log_2026_08",
        personal_at: "months.audit_personal_2026_08",
      },
    ]);
    const counts = await old.query(
      `select (select count(*)::int from audit_log) as log, (select count(*)::int from audit_personal) as personal,
         (select count(*)::int from webhook_deliveries where attempts @> '[{"status": 200}]') as webhooks,
         (select count(*)::int from months.audit_log_default) + (select count(*)::int from months.webhook_deliveries_default) as stray`,
    );
    expect(counts.rows).toEqual([{ log: 100, personal: 100, webhooks: 100, stray: 0 }]);
    const next = await old.query(
      "insert into audit_log (actor_kind, actor_name, action, subject_kind) values ('server', '', 'a', 'user') returning id",
    );
    expect(Number(next.rows[0].id)).toBe(101);
  } finally {
    await old.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await rm(folder, { recursive: true, force: true });
  }
});
