// Migrations must let servers of the previous version keep serving: every kind of statement that would block them is
// refused.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import * as lookups from "../../src/features/lookup/lookup.tables.ts";
import { packageRoot } from "../../src/platform/env/package-root.ts";
import { dividedBy, problemsOf, type Migration } from "./rules.ts";

/** Earlier migrations predate the rules. */
const firstWithRules = 18;

const folder = join(packageRoot, "migrations");
const { entries } = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")) as {
  entries: { tag: string }[];
};
const tags = entries.map(({ tag }) => tag);
const small = new Set(Object.values(lookups).map((table) => getTableName(table)));
const migration = (tag: string, sql: string): Migration => ({
  tag,
  chunks: sql.split("--> statement-breakpoint"),
});
const written = tags.map((tag) => migration(tag, readFileSync(join(folder, `${tag}.sql`), "utf8")));
const divided = new Set((await Promise.all(written.map(dividedBy))).flat());
const judge = (tag: string, sql: string, earlier: readonly string[]) =>
  problemsOf(migration(tag, sql), { earlier, small, divided });

test("every migration lets the last version serve", async () => {
  const problems: string[] = [];
  for (const [at, one] of written.entries())
    if (at >= firstWithRules)
      problems.push(...(await problemsOf(one, { earlier: tags.slice(0, at), small, divided })));
  expect(problems).toEqual([]);
});

test("the logs are known to be in parts", () => {
  expect(divided).toEqual(new Set(["audit_log", "audit_personal", "webhook_deliveries"]));
});

test.each([
  "create index i on users (email)",
  "create index concurrently i on users (email)",
  "create index on only users (email)",
  "create index i on audit_log (created_at)",
  "drop index concurrently if exists i;--> statement-breakpoint\ncreate index concurrently i on audit_log (created_at)",
  "create index concurrently if not exists i on users (email)",
  "drop index concurrently if exists i; create index concurrently i on users (email)",
  "drop index concurrently if exists i;--> statement-breakpoint\ncreate index concurrently j on users (email)",
  "drop index concurrently if exists i;--> statement-breakpoint\nalter table users add column a int",
  "drop index i",
  "reindex table users",
  "alter table users add column a int not null",
  "alter table users add column a int default random()",
  "alter table users add column a serial",
  "alter table users add column a bigint generated always as identity",
  "alter table users add column a int generated always as (1) stored",
  "alter table users add column a int unique",
  "alter table users add column a int primary key",
  "alter table users add column a int references products",
  "alter table users add column a int check (a > 0)",
  "alter table users add constraint c check (email <> '')",
  "alter table users add constraint c foreign key (id) references products",
  "alter table users add constraint c unique (email)",
  "alter table users add constraint c not null email",
  "alter table users add constraint c check (email <> '') not valid; alter table users validate constraint c",
  "alter table users alter email type varchar(20)",
  "alter table users alter email set not null",
  "alter table users drop column email",
  "alter table users set unlogged",
  "alter table users attach partition p for values from (1) to (2)",
  "alter table users detach partition p",
  "alter table users rename email to mail",
  "alter table users rename to people",
  "alter type status rename value 'a' to 'b'",
  "drop table users",
  "drop view card",
  "truncate users",
  "lock table users",
  "cluster users",
  "vacuum full users",
  "refresh materialized view cards",
  "update users set email = lower(email)",
  "delete from users",
  "insert into users (email) select email from companies",
  "do $$ begin perform 1; end $$",
  "-- contract of 0099_later\nalter table users drop column email",
])("is refused: %s", async (sql) => {
  expect(await judge("0100_new", sql, ["0012_expand"])).not.toEqual([]);
});

test.each([
  "create table t (id bigint primary key generated always as identity, owner bigint references users); create index i on t (owner); alter table t add constraint c unique (owner); insert into t (owner) select id from users",
  "drop index concurrently if exists i;--> statement-breakpoint\ncreate unique index concurrently i on users (email)",
  "create index i on only webhook_deliveries (created_at)",
  "drop index concurrently if exists months.i;--> statement-breakpoint\ncreate index concurrently i on months.audit_log_default (created_at)",
  "alter index audit_log_i attach partition months.audit_log_default_i",
  "alter table users add column a int, add column b text not null default '', add column c timestamptz default now(), add column d text[] not null default '{}'::text[]",
  "alter table users add constraint c check (email <> '') not valid, add constraint d not null email not valid",
  "alter table users validate constraint c",
  "alter table users add constraint c unique using index i",
  "alter table users alter email drop not null, alter email set default ''",
  "alter type status add value 'new'",
  "insert into menu_entries (id) values (9); update menu_entries set name = 'a'",
  "create or replace view card as select 1",
  "-- contract of 0012_expand\nalter table users drop column email; drop table people",
])("is taken: %s", async (sql) => {
  expect(await judge("0100_new", sql, ["0012_expand"])).toEqual([]);
});
