// The words for a wait in every language, by its size.
import { expect, test } from "vitest";
import { languageCodes } from "./languages.ts";
import { waitLabel } from "./wait.ts";

test.each([
  [1, "1 secondo"],
  [59, "59 secondi"],
  [60, "1 minuto"],
  [61, "2 minuti"],
  [2326, "39 minuti"],
  [3541, "1 ora"],
  [3600, "1 ora"],
  [3601, "2 ore"],
  [86_400, "24 ore"],
])("%i seconds are %s", (seconds, words) => {
  expect(waitLabel("it", seconds)).toBe(words);
});

test("in every language", () => {
  expect(languageCodes.map((language) => waitLabel(language, 2326))).toEqual([
    "39 minuti",
    "39 minutes",
    "39 minutos",
    "39 minutes",
  ]);
});
