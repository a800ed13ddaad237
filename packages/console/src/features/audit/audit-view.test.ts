// Reading the audit log's address, and the query it produces.
import { expect, test } from "vitest";
import { addressOfAudit, askedBy, auditIn, everything, isNarrowed } from "./audit-view.ts";

const read = (search: string) => auditIn(new URLSearchParams(search));
const whole =
  "who=ada&actor=user&actor_id=9&subject=company&subject_id=4&action=company.token&from=2026-03-01&until=2026-03-29&utc=1&entry=12";

test("an address is read and written again as it was", () => {
  expect(new URLSearchParams(addressOfAudit(read(whole))).toString()).toBe(whole);
});

test("what an address has wrong is as if it were not there", () => {
  const wrong =
    "actor=nobody&actor_id=0&subject=moon&subject_id=x&action=drop table&from=2026-13-45&until=0001-01-01&utc=yes&entry=-1";
  expect(addressOfAudit(read(wrong))).toEqual({});
  expect(addressOfAudit(read("from=2026-02-30&until=2026-02-29"))).toEqual({});
  expect(isNarrowed(read("utc=1&entry=3"))).toBe(false);
});

test("days are whole ones, the last included, in UTC and in the reader's zone", () => {
  expect(askedBy(read("from=2026-03-28&until=2026-03-29&utc=1"))).toEqual({
    from: "2026-03-28T00:00:00.000Z",
    until: "2026-03-30T00:00:00.000Z",
  });
  const { from, until } = askedBy(read("from=2026-03-28&until=2026-03-29"));
  // Midnight in local time, even on a day with 23 hours.
  expect([new Date(from ?? "").getHours(), new Date(from ?? "").getDate()]).toEqual([0, 28]);
  expect([new Date(until ?? "").getHours(), new Date(until ?? "").getDate()]).toEqual([0, 30]);
});

test("nothing of the filters is left when all are taken off, but the time", () => {
  expect(addressOfAudit({ ...read(whole), ...everything })).toEqual({ utc: "1", entry: "12" });
});
