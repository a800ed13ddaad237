// Reading the audit log's address, and the query it produces.
import { expect, test } from "vitest";
import { filterNames } from "../../components/admin-list/admin-list.ts";
import { toAddress, readView } from "../../components/admin-list/list-view.ts";
import { auditList } from "./audit.list.tsx";
import { auditQuery } from "./audit-view.ts";

const read = (search: string) => readView(auditList.params, new URLSearchParams(search));
const whole =
  "who=ada&actor=user&actor_id=9&subject=company&subject_id=4&action=company.token&from=2026-03-01&until=2026-03-29&utc=1&entry=12";

test("an address is read and written again as it was", () => {
  expect(new URLSearchParams(toAddress(read(whole))).toString()).toBe(whole);
});

test("what an address has wrong is as if it were not there", () => {
  const wrong =
    "actor=nobody&actor_id=0&subject=moon&subject_id=x&action=drop table&from=2026-13-45&until=0001-01-01&utc=yes&entry=-1";
  expect(toAddress(read(wrong))).toEqual({});
  expect(toAddress(read("from=2026-02-30&until=2026-02-29"))).toEqual({});
});

test("days are whole ones, the last included, in UTC and in the reader's zone", () => {
  expect(auditQuery(read("from=2026-03-28&until=2026-03-29&utc=1"))).toEqual({
    from: "2026-03-28T00:00:00.000Z",
    until: "2026-03-30T00:00:00.000Z",
  });
  const { from, until } = auditQuery(read("from=2026-03-28&until=2026-03-29"));
  // Midnight in local time, even on a day with 23 hours.
  expect([new Date(from ?? "").getHours(), new Date(from ?? "").getDate()]).toEqual([0, 28]);
  expect([new Date(until ?? "").getHours(), new Date(until ?? "").getDate()]).toEqual([0, 30]);
});

test("the time and the open entry filter nothing; all else of an address does", () => {
  const all = Object.keys(read(whole));
  expect(all.filter((name) => !filterNames(auditList).includes(name))).toEqual(["utc", "entry"]);
});
