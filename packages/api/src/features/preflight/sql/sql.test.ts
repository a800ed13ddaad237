// The rules about SQL scripts: each has scripts that break it, and scripts that come near.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawSql } from "../../../demo/demo.files.ts";
import { earlyApps } from "../../../demo/demo.apps.early.ts";
import { recentApps } from "../../../demo/demo.apps.recent.ts";
import { studioApps } from "../../../demo/demo.apps.studio.ts";
import { toldBy, type RuleAbout } from "../../../../test/preflight/cases.ts";
import { splitStatements } from "./sql.split.rules.ts";
import { inspectSql, judgeSql } from "./sql.rules.ts";

const field = "db_script_url";
const own = "create table if not exists visits (id bigint);\n";

interface Case {
  readonly breaks: readonly (readonly [script: string, ...findings: string[]])[];
  readonly rests: readonly string[];
}

/** These two are about the whole file. */
type StatementRule = Exclude<RuleAbout<"sql">, "sql_empty" | "sql_encoding">;
const cases: Readonly<Record<StatementRule, Case>> = {
  sql_destroys: {
    breaks: [
      ["drop table people;", "1 people"],
      [`${own}drop table visits, "Staff";`, "2 Staff"],
      ["\ntruncate host.people;", "2 host.people"],
      ["alter table people add column badge text;", "1 people"],
      ["alter table people rename to persons", "1 people"],
      ["drop schema host cascade", "1 host"],
      ["create trigger t before insert on people execute function f()", "1 people"],
      ["create index if not exists i on people (id)", "1 people"],
      ["drop function host.pay(int)", "1 host.pay"],
      ["drop trigger t on people", "1 people"],
      ["alter type mood add value 'calm'", "1 mood"],
      ["drop view board", "1 board"],
      [`${own}alter sequence people_id_seq restart with 9`, "2 people_id_seq"],
      [`${own}alter table visits rename id to people; drop table people`, "2 people"],
      [
        "create or replace function f() returns void language sql as 'drop table people'",
        "1 people",
      ],
    ],
    rests: [
      `${own}alter table visits add column if not exists left_at timestamptz; drop table visits;`,
      `${own}alter table public.visits add column if not exists a int; truncate "visits";`,
      "create schema if not exists app; create table if not exists app.a (b int); drop table app.a; drop view app.b;",
      "-- drop table people;\n/* truncate people; /* drop table a; */ */ select 'drop table people;'",
      "select $x$drop table people;$x$",
      "create table if not exists visits (id serial); alter sequence visits_id_seq restart with 9",
      `${own}alter table visits rename to calls; alter table calls add column if not exists a int`,
      `${own}create index if not exists i on visits (id); drop index i;`,
      `${own}create or replace function f() returns void language sql as $$ truncate visits $$`,
    ],
  },
  sql_rights: {
    breaks: [
      ["grant select on visits to public", "1"],
      ["create role boss superuser", "1"],
      [`${own}alter table visits owner to boss`, "2"],
      ["set role boss", "1"],
      ["alter default privileges grant select on tables to public", "1"],
      [
        "create or replace function f() returns int language sql security definer as 'select 1'",
        "1",
      ],
      ["reassign owned by a to b", "1"],
    ],
    rests: [
      "set search_path to app",
      "create or replace function f() returns int language sql security invoker as 'select 1'",
      "select 'grant all on visits to public'",
    ],
  },
  sql_outside: {
    breaks: [
      ["copy visits to program 'sh'", "1 copy"],
      ["copy visits from '/etc/passwd'", "1 copy"],
      ["create extension pgcrypto", "1 create extension"],
      ["alter system set fsync = off", "1 alter system"],
      ["select pg_read_file('/etc/passwd')", "1 pg_read_file"],
      ["select * from dblink('host=10.0.0.1', 'select 1') as t(a int)", "1 dblink"],
      ["insert into visits select lo_import('/etc/passwd')", "1 lo_import"],
      ["drop database host", "1 drop database"],
      ["select set_config('role', 'search_path', false)", "1 set_config"],
      ["select (select pg_catalog.pg_sleep(1000))", "1 pg_catalog.pg_sleep"],
    ],
    rests: [
      "select pg_catalog.set_config('search_path', '', false)",
      "select now(), lower('pg_read_file')",
      "copy visits to stdout",
    ],
  },
  sql_unreadable: {
    breaks: [
      ["create tabel a (b int);", "1"],
      [`${own}\nselect 1 +\n  from;`, "4"],
      ["\\copy visits from 'a.csv'", "1"],
      ["select 'never ended", "1"],
    ],
    rests: [own, "", ";;", "-- a comment alone", "select $$;$$; select E'it\\'s; so'"],
  },
  sql_system: {
    breaks: [
      ["select * from pg_shadow", "1 pg_shadow"],
      [
        "select 1 where exists (select from information_schema.tables)",
        "1 information_schema.tables",
      ],
      ["delete from pg_catalog.pg_class where true", "1 pg_catalog.pg_class"],
    ],
    rests: [`${own}select * from visits as pg_shadow`, "select 'pg_shadow'"],
  },
  sql_writes: {
    breaks: [
      ["insert into people values (1)", "1 people"],
      ["update host.people set a = 1", "1 host.people"],
      ["delete from people where a = 1", "1 people"],
      ["with gone as (delete from people returning *) select * from gone", "1 people"],
    ],
    rests: [`${own}insert into visits values (1); update visits set id = 2`],
  },
  sql_erases: {
    breaks: [
      [`${own}drop table visits`, "2 visits"],
      [`${own}truncate visits`, "2 visits"],
      [`${own}delete from visits`, "2 visits"],
      ...[
        "true",
        "1 = 1",
        "'a' = 'a'",
        "not false",
        "id > 3 or true",
        "(true and 2 = 2)",
        "id = id",
      ].map((all): [string, string] => [`${own}delete from visits where ${all}`, "2 visits"]),
      [`${own}alter table visits drop column id`, "2 visits"],
    ],
    rests: [
      `${own}delete from visits where id = 1`,
      ...[
        "false",
        "1 = 2",
        "id = 1 and true",
        "not true",
        "true and id > 3",
        "id = other_id",
        "'1' = 1",
      ].map((some) => `${own}delete from visits where ${some}`),
      "drop table people",
      `${own}drop index i`,
    ],
  },
  sql_unseen: {
    breaks: [
      ["do $$ begin execute 'drop table people'; end $$", "1"],
      [
        "create or replace function f() returns int language plpgsql as $$ begin return 1; end $$",
        "1",
      ],
      ["set standard_conforming_strings = off", "1"],
    ],
    rests: [
      "set standard_conforming_strings = on",
      "create or replace function f() returns int language sql as 'select 1'",
      "create or replace function f() returns int begin atomic select case when true then 1 else 2 end; end; select 2",
    ],
  },
  sql_again: {
    breaks: [
      ["create table visits (id int)", "1 visits"],
      [`${own}alter table visits add column a int`, "2 visits"],
      [`${own}create index i on visits (id)`, "2 i"],
      ["create view v as select 1", "1 v"],
      ["create schema app", "1 app"],
    ],
    rests: [
      own,
      `${own}create index on visits (id)`,
      "create or replace view v as select 1",
      "create temp table t (a int)",
    ],
  },
};

describe.each(Object.entries(cases) as [StatementRule, Case][])("%s", (rule, all) => {
  it.each(all.breaks)("is broken by %j", async (script, ...expected) => {
    expect(toldBy(await judgeSql(script, "", field), rule)).toEqual(expected);
  });
  it.each(all.rests)("lets %j rest", async (script) => {
    expect(toldBy(await judgeSql(script, "", field), rule)).toEqual([]);
  });
});

it("takes what the version on sale has made for the app's own", async () => {
  const script = "alter table visits add column if not exists a int";
  expect(toldBy(await judgeSql(script, "", field), "sql_destroys")).toEqual(["1 visits"]);
  expect(await judgeSql(script, own, field)).toEqual([]);
});

it.each([
  ["sql_empty", Buffer.from("")],
  ["sql_empty", Buffer.from("\uFEFF \r\n\t")],
  ["sql_encoding", Buffer.from("insert into visits values ('perch\u00E9')", "latin1")],
  ["sql_encoding", Buffer.from("\uFEFFselect 1", "utf16le")],
  ["sql_encoding", Buffer.from("select 1", "utf16le")],
] as const)("says %s of %j", async (rule, bytes) => {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-preflight-"));
  const path = join(folder, "a.sql");
  await writeFile(path, bytes);
  expect((await inspectSql(path, undefined, field)).map((one) => one.rule)).toEqual([rule]);
  await rm(folder, { recursive: true });
});

it("reads on behind a statement that it cannot read", async () => {
  const findings = await judgeSql("create tabel a;\ndrop table people;", "", field);
  expect(findings.map(({ rule, line }) => [rule, line])).toEqual([
    ["sql_unreadable", 1],
    ["sql_destroys", 2],
  ]);
});

it("says that a statement is too long to be read", async () => {
  const rows = `${own}insert into visits values ${"(1),".repeat(50_000)}(2); drop table people`;
  const findings = await judgeSql(rows, "", field);
  expect(findings.map(({ rule, line }) => [rule, line])).toEqual([
    ["inspection_part", 2],
    ["sql_destroys", 2],
  ]);
});

it("reads a statement without rows, however long it is", async () => {
  const findings = await judgeSql(`drop /*${" ".repeat(140_000)}*/ table people`, "", field);
  expect(findings.map(({ rule }) => rule)).toEqual(["sql_destroys"]);
});

it("finds nothing in the scripts of the demo", async () => {
  for (const app of [...earlyApps, ...recentApps, ...studioApps])
    for (const build of app.builds)
      expect(await judgeSql(drawSql(app, build).toString(), "", field)).toEqual([]);
});

describe("cutting", () => {
  const cut = (script: string) =>
    [...splitStatements(script)].map(({ text, line }) => [line, text]);

  it.each([
    [
      "a;b",
      [
        [1, "a;"],
        [1, "b"],
      ],
    ],
    [
      "\n\na;\n b",
      [
        [3, "a;"],
        [4, "b"],
      ],
    ],
    [
      "';';x",
      [
        [1, "';';"],
        [1, "x"],
      ],
    ],
    [
      "'it''s;';x",
      [
        [1, "'it''s;';"],
        [1, "x"],
      ],
    ],
    [
      "'\\';x",
      [
        [1, "'\\';"],
        [1, "x"],
      ],
    ],
    [
      "e'\\';';x",
      [
        [1, "e'\\';';"],
        [1, "x"],
      ],
    ],
    [
      '";";x',
      [
        [1, '";";'],
        [1, "x"],
      ],
    ],
    [
      "$a$;$b$;$a$;x",
      [
        [1, "$a$;$b$;$a$;"],
        [1, "x"],
      ],
    ],
    [
      "a$1;b$;c$",
      [
        [1, "a$1;"],
        [1, "b$;"],
        [1, "c$"],
      ],
    ],
    [
      "--;\na--;\n;x",
      [
        [2, "a--;\n;"],
        [3, "x"],
      ],
    ],
    [
      "/*;/*;*/;*/a;x",
      [
        [1, "a;"],
        [1, "x"],
      ],
    ],
    ["'open; x", [[1, "'open; x"]]],
    [";;\n;", []],
  ] as const)("%j", (script, statements) => expect(cut(script)).toEqual(statements));

  it("loses no code and takes time in proportion", () => {
    for (const part of [
      "/*",
      "*/",
      "'",
      "$a$",
      "$a$;",
      "--",
      "e'\\",
      "begin atomic;",
      ";",
      "/**/",
      "end",
    ])
      expect([...splitStatements(part.repeat(200_000))].length).toBeLessThan(200_001);
  });
});
