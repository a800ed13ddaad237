// Which queries of server tests the harness refuses.
import { expect, test } from "vitest";
import { outlasts } from "./session-state.ts";

test.each([
  "set timezone to 'UTC'",
  "begin; set statement_timeout = 0",
  "select pg_advisory_lock(1)",
  "select pg_try_advisory_lock_shared(1)",
  "select set_config('timezone', 'UTC', false)",
  "declare c cursor with hold for select 1",
  "create temporary table t (a int)",
  "listen news",
  "prepare p as select 1",
  "discard all",
])("is refused: %s", (text) => {
  expect(outlasts(text)).toBeDefined();
  expect(outlasts({ text })).toBeDefined();
});

test.each([
  "begin; set local statement_timeout = '30s'",
  "set transaction read only",
  "select pg_advisory_xact_lock(1)",
  "select set_config('timezone', 'UTC', true)",
  "declare c cursor for select 1",
  "update users set listen = 1",
])("is taken: %s", (text) => {
  expect(outlasts(text)).toBeUndefined();
});
