// Calendars as RFC 5545 has them: ends of days, escapes and folded lines.
import { expect, test } from "vitest";
import { calendarBegin, dayEvent } from "./calendar.wire.ts";

const at = new Date("2026-11-23T10:20:30.456Z");
const event = (some: object = {}) =>
  dayEvent(
    { uid: "1@x", day: "2026-11-23", summary: "Mensa", description: "", url: "https://x", ...some },
    at,
  );
const valueOf = (name: string, text: string) =>
  new RegExp(`^${name}:(.*)\\r$`, "m").exec(text.replaceAll("\r\n ", ""))?.[1];

test.each([
  ["2026-11-23", "20261124"],
  ["2026-11-30", "20261201"],
  ["2026-12-31", "20270101"],
  ["2028-02-28", "20280229"],
  // In Italy, this day has 23 hours.
  ["2026-03-29", "20260330"],
])("an event of %s ends before the next day begins", (day, end) => {
  const text = event({ day });
  expect(valueOf("DTSTART;VALUE=DATE", text)).toBe(day.replaceAll("-", ""));
  expect(valueOf("DTEND;VALUE=DATE", text)).toBe(end);
});

test("what separates values is escaped, and so are line breaks", () => {
  expect(valueOf("SUMMARY", event({ summary: "A; B, C\\D\nE\r\nF\u0007" }))).toBe(
    String.raw`A\; B\, C\\D\nE\nF`,
  );
  expect(calendarBegin("A; B", "C, D")).toContain(String.raw`X-WR-CALNAME:C\, D`);
  expect(calendarBegin("A; B", "C, D")).toContain(String.raw`PRODID:-//A\; B//EN`);
});

test.each(["x".repeat(400), "é".repeat(200), "👩🏽‍🚀 ".repeat(60), "a".repeat(67), "a".repeat(68)])(
  "a line of more than 75 octets is folded, never within a character: %s",
  (summary) => {
    const lines = event({ summary }).split("\r\n");
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const isFolded = lines.some((line) => line.startsWith(" "));
    expect(isFolded).toBe(Buffer.byteLength(`SUMMARY:${summary}`) > 75);
    expect(valueOf("SUMMARY", event({ summary }))).toBe(summary);
  },
);
