// Days begin at midnight on the reader's clock, also when clocks change, in a browser and while the server renders.
import { afterEach, expect, test } from "vitest";
import { renderingIs, type Rendering } from "../../api/rendering.ts";
import { beginOfDay } from "./begin-of-day.ts";

const zone = process.env["TZ"];
afterEach(() => {
  renderingIs(() => undefined);
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

// In Italy, clocks go forward on 29 March 2026 and back on 25 October.
test.each([
  [2026, 3, 29, "2026-03-28T23:00:00.000Z"],
  [2026, 3, 30, "2026-03-29T22:00:00.000Z"],
  [2026, 10, 25, "2026-10-24T22:00:00.000Z"],
  [2026, 10, 26, "2026-10-25T23:00:00.000Z"],
  // The day after the last of March.
  [2026, 3, 32, "2026-03-31T22:00:00.000Z"],
])("%i-%i-%i", (year, month, day, begins) => {
  process.env["TZ"] = "Europe/Rome";
  expect(beginOfDay(year, month, day).toISOString()).toBe(begins);
  const offsetAt = (date: Date) => date.getTimezoneOffset();
  const offsets = new Map(
    [begins, "2026-03-29T00:59:00Z"].map((at) => [at, offsetAt(new Date(at))]),
  );
  expect(offsets.size).toBe(2);
  renderingIs(() => ({ getOffset: offsetAt }) as Rendering);
  expect(beginOfDay(year, month, day).toISOString()).toBe(begins);
});
