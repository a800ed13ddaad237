// Typed text finds options regardless of accents, and arrow keys skip disabled options.
import { expect, test } from "vitest";
import { fold, markedParts, foldWords } from "../src/option-list/match.ts";
import { stepOption } from "../src/option-list/option.ts";

const hits = (text: string, query: string) =>
  markedParts(text, foldWords(query))
    .filter(({ hit }) => hit)
    .map(({ piece }) => piece);

test("accents and capitals do not matter", () => {
  expect(fold("ÍÑIGO Muñoz")).toBe("inigo munoz");
  expect(hits("Chloé Lefèvre", "OE lef")).toEqual(["oé", "Lef"]);
});

test("an apostrophe is an apostrophe, the keyboard's and the printed one", () => {
  expect(hits("Chi c’è", "c'e")).toEqual(["c’è"]);
  expect(hits("Chi c'è", "c’è")).toEqual(["c'è"]);
});

test.each([
  ["an accent of its own character", "Zoe\u0308 Weiß", "zoe"],
  ["a capital that is two letters in lower case", "İstanbul", "ist"],
  ["a letter of two units before the hit", "🦊 Fox", "fox"],
  ["no hit", "Ada", "zebra"],
  ["nothing typed", "Ada", "  "],
])("the pieces are the text again: %s", (_, text, query) => {
  const pieces = markedParts(text, foldWords(query));
  expect(pieces.map(({ piece }) => piece).join("")).toBe(text.normalize("NFC"));
});

test("a hit stands in its place after letters of two units, and after ones that fold to several", () => {
  expect(hits("🦊 Fox", "fox")).toEqual(["Fox"]);
  expect(hits("한국어 Fox", "fox")).toEqual(["Fox"]);
});

const options = ["a", "b", "c", "d"].map((value) => ({
  value,
  label: value,
  disabled: value === "a" || value === "c",
}));

test("a step passes by what cannot be chosen, and goes around at the ends", () => {
  expect(stepOption(options, "b", 1)).toBe("d");
  expect(stepOption(options, "d", 1)).toBe("b");
  expect(stepOption(options, "b", -1)).toBe("d");
});

test("a page stops at the ends; from nowhere it begins at one", () => {
  expect(stepOption(options, "b", 10)).toBe("d");
  expect(stepOption(options, "d", -10)).toBe("b");
  expect(stepOption(options, undefined, 1)).toBe("b");
  expect(stepOption(options, "gone", -1)).toBe("d");
  expect(stepOption([], undefined, 1)).toBeUndefined();
});
