// Durations in one unit.
import { expect, test } from "vitest";
import { sayDuration } from "./duration.ts";

test.each([
  [0, "1 minute"],
  [59, "1 minute"],
  [90 * 60, "90 minutes"],
  [2 * 3_600 - 1, "119 minutes"],
  [2 * 3_600, "2 hours"],
  [47 * 3_600, "47 hours"],
  [48 * 3_600, "2 days"],
  [20 * 86_400, "20 days"],
])("%i seconds are %s", (seconds, expected) => {
  expect(sayDuration(seconds, "en")).toBe(expected);
});

test("in the reader's language, and short", () => {
  expect(sayDuration(3 * 86_400, "it")).toBe("3 giorni");
  expect(sayDuration(3 * 3_600, "en", "short")).toBe("3 hr");
});
