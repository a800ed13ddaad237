// A server whose role owns nothing, set up with the SQL of docs/operations.md: it works, and cannot change permanent
// records.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, type Pool } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { writeBackup } from "../src/backup/backup.write.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { erase } from "../src/retention/erase.ts";
import { tidy } from "../src/retention/retention.ts";
import { packageRoot } from "../src/platform/env/package-root.ts";
import { companyActs } from "./company-acts.ts";
import { programEnv } from "./crash/server-process.ts";
import { createProduct, nextBuild, productWithHook } from "./fixtures.ts";
import { testApp, type TestApp } from "./harness.ts";
import { mailTo } from "./outbox.ts";

const run = promisify(execFile);
let admin: Client;
let owner: Client;
let app: TestApp;
let page: string;

function addressOf(user: string, password: string): string {
  const url = new URL(inject("postgresUrl"));
  [url.username, url.password, url.pathname] = [user, password, "/lanyard"];
  return url.href;
}
const ownerUrl = () => addressOf("lanyard_owner", "change-me");
const serverUrl = () => addressOf("lanyard_server", "change-me-too");

async function dropAll(): Promise<void> {
  await admin.query("drop database if exists lanyard with (force)");
  await admin.query("drop role if exists lanyard_server, lanyard_owner");
}

beforeAll(async () => {
  page = await readFile(join(packageRoot, "../../docs/operations.md"), "utf8");
  admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await dropAll();
  const [, section = ""] = page.split("\n## A role for the server\n");
  const [, made = ""] = /```sql\n([^`]*)```/.exec(section) ?? [];
  for (const statement of made.split(";\n").filter(Boolean)) await admin.query(statement);
  const { stdout } = await run(process.execPath, ["scripts/migrate.ts", ownerUrl()], {
    cwd: packageRoot,
    env: programEnv,
  });
  expect(stdout).toBe("The tables are up to date, and lanyard_server has its rights.\n");
  owner = new Client({ connectionString: ownerUrl() });
  await owner.connect();
  app = await testApp({ DATABASE_URL: serverUrl() });
});
afterAll(async () => {
  await app.close();
  await owner.end();
  await dropAll();
  await admin.end();
});

it("the page shows the rights that are given", async () => {
  const rights = await readFile(join(packageRoot, "deploy/server-role.sql"), "utf8");
  expect(page).toContain(`\`\`\`sql\n${rights}\`\`\``);
});

it("a server starts again as this role, and needs the owner for other tables", async () => {
  await migrate(serverUrl());
  await owner.query(
    "create table journal as select * from drizzle.__drizzle_migrations; delete from drizzle.__drizzle_migrations where id > 5",
  );
  await expect(migrate(serverUrl())).rejects.toThrow("npm run migrate");
  await owner.query(
    "truncate drizzle.__drizzle_migrations; insert into drizzle.__drizzle_migrations select * from journal; drop table journal",
  );
});

it("products live, are sold, installed, hidden and removed, and all of it is in the log", async () => {
  const build = await productWithHook(app, "http://127.0.0.1:9/hook", {
    price_amount: "9.5",
    expiration_id: "2",
    "permissions[0]": "3",
  });
  const { license, act } = companyActs(() => app);
  const { license_id } = (await license(build)).body;
  for (const step of ["pay", "install", "uninstall"] as const)
    expect((await act(build, step)).status, step).toBe(200);
  const grants = { user_permissions_licenses: [{ user_id: "anna", permission_id: 3 }] };
  const reply = await app
    .company()
    .post(`/api/userpermissions/products/${build.product_id}`, grants);
  expect(reply.status).toBe(200);
  const ended = await app
    .as("creator")
    .delete(`/api/products/${build.product_id}/licenses/${license_id}`);
  expect(ended.status).toBe(200);
  const next = await nextBuild(app, build);
  expect((await app.as("creator").post(next.path, { notes: "Next." })).status).toBe(200);
  expect((await app.as("creator").delete(next.path)).status).toBe(200);
  expect((await app.as("creator").post(`${build.path}/hidden`)).status).toBe(200);
  const draft = await createProduct(app);
  expect((await app.as("creator").delete(draft.path)).status).toBe(200);
  const { body } = await app.as("admin").get("/api/admin/audit?limit=200");
  expect(new Set(body.map(({ action }) => action.split(".")[0]))).toEqual(
    new Set(["license", "payment", "product", "submission"]),
  );
  expect(body.find(({ action }) => action === "product.create")?.actor.name).toBe("creator");
});

it("people sign in, ask for links, write to support; jobs mail and deliver; old things go", async () => {
  const invited = { username: "bea", email: "bea@user.test", role: "creator", language: "it" };
  expect((await app.as("admin").post("/api/register", invited)).status).toBe(200);
  const mail = await mailTo(app, invited.email);
  const token = /reset\/([\w-]{43})/.exec(mail)?.[1] ?? "";
  const password = "a password of one's own";
  const set = { token, password, password_confirmation: password };
  expect((await app.as().post("/api/password/set", set)).status).toBe(200);
  const { email } = invited;
  expect((await app.as().post("/api/login", { email, password: "a guess" })).status).toBe(422);
  expect((await app.as().post("/api/login", { email, password })).status).toBe(200);
  const enquiry = { email, object: "O", description: "D", privacy: true };
  expect((await app.as().post("/api/functionality", enquiry)).status).toBe(200);
  await owner.query(
    "insert into audit_log (created_at, actor_kind, actor_name, action, subject_kind) values (now() - interval '500 days', 'user', 'anna', 'old', 'user')",
  );
  const errors: unknown[] = [];
  for (const _ of [1, 2]) await tidy(app, (error) => errors.push(error));
  expect(errors).toEqual([]);
  const countRows = async () =>
    (
      await owner.query(
        "select count(*)::int as log, (select count(*)::int from audit_personal where actor_name = 'anna') as personal from audit_log where action = 'old'",
      )
    ).rows;
  expect(await countRows()).toEqual([{ log: 1, personal: 0 }]);
  // The setting alone is not enough: the database owner must grant the right, as the page says.
  const context = { ...app, env: { ...app.env, auditDays: 400 } };
  await tidy(context, (error) => errors.push(error));
  expect(errors).toMatchObject([{ cause: { code: "42501" } }]);
  const [allowed = ""] = /grant execute on function drop_audit_months to \w+/.exec(page) ?? [];
  await owner.query(allowed);
  await tidy(context, (error) => errors.push(error));
  await owner.query(allowed.replace("grant", "revoke").replace(" to ", " from "));
  expect(errors).toHaveLength(1);
  expect(await countRows()).toEqual([{ log: 0, personal: 0 }]);
});

it("a backup holds everything, the counters of ids too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-role-"));
  try {
    const pool = (app.db as unknown as { $client: Pool }).$client;
    const amounts = await writeBackup(pool, app.files, join(folder, "backup.gz"));
    expect(amounts.rows).toBeGreaterThan(50);
    const counters =
      "select sequencename from pg_sequences where schemaname = 'public' and last_value is not null order by 1";
    expect((await pool.query(counters)).rows).toEqual((await owner.query(counters)).rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe("it cannot", () => {
  let server: Client;
  beforeAll(async () => {
    server = new Client({ connectionString: serverUrl() });
    await server.connect();
  });
  afterAll(() => server.end());
  const month = new Date().toISOString().slice(0, 7).replace("-", "_");

  it.each([
    "update audit_log set action = 'nothing'",
    "delete from audit_log",
    "truncate audit_log",
    "drop table audit_log",
    "alter table audit_log disable trigger all",
    "alter table audit_log detach partition months.audit_log_default",
    "drop trigger audit_log_is_kept on audit_log",
    "drop trigger audit_log_split on audit_log",
    "create or replace function audit_log_is_kept() returns trigger language plpgsql as 'begin return null; end'",
    "create function public.now() returns timestamptz language sql as 'select null::timestamptz'",
    "create table notes (text text)",
    `update months.audit_log_${month} set action = 'nothing'`,
    `delete from months.audit_personal_${month}`,
    `drop table months.webhook_deliveries_${month}`,
    "delete from audit_personal",
    "update audit_personal set actor_name = 'somebody else'",
    "insert into audit_personal (entry_id, created_at, actor_name) values (1, now(), 'somebody else')",
    "select add_log_month('audit_log', '2020-01-01')",
    "select drop_audit_months(365)",
    "set session_replication_role = replica",
    "set role lanyard_owner",
    "delete from drizzle.__drizzle_migrations",
    "create schema others",
  ])("%s", async (statement) => {
    await expect(server.query(statement)).rejects.toMatchObject({ code: "42501" });
  });

  it("erase somebody, which is the owner's work", async () => {
    await expect(erase(app, "visitor@example.com")).rejects.toThrow("the owner's URL");
  });

  it("make the months forget what is recent", async () => {
    await expect(server.query("select keep_log_months(0, 0)")).rejects.toThrow("at least 60 days");
  });
});
