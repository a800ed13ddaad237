// Texts are stored tidy, counted as they are stored, and blank when nothing of them can be seen.
import { expect, test } from "vitest";
import { line, plainLine, requiredLine, requiredText, text } from "./text.shapes.ts";
import { isBlank, tidyText } from "./text.ts";

const unseen = {
  nothing: "",
  spaces: " \t\u00A0\u2003\u3000",
  "line breaks": "\r\n\n",
  "zero-width characters": "\u200B\u200C\u200D\u2060\uFEFF",
  "Hangul fillers": "\u115F\u1160\u3164\uFFA0",
  "variation selectors": "\uFE0F\u{E0100}",
  tags: "\u{E0001}\u{E0041}",
  "direction marks": "\u200E\u202E\u2066",
  "a soft hyphen": "\u00AD",
  "empty braille cells": "\u2800",
};

test.each(Object.entries(unseen))("%s cannot be seen, and are no required text", (_what, typed) => {
  expect(isBlank(typed)).toBe(true);
  expect(text(100).parse(typed)).toBe("");
  for (const shape of [requiredText(100), requiredLine(100)])
    expect(shape.safeParse(typed).success).toBe(false);
});

test.each([
  "a",
  "0",
  "-",
  "\u00E8",
  "\u6C34",
  "\u{1F469}\u200D\u{1F4BB}",
  "\u2764\uFE0F",
  "\u0915\u094D\u200D",
])("%s can be seen, and stays as it is", (typed) => {
  expect(isBlank(typed)).toBe(false);
  expect(requiredLine(100).parse(typed)).toBe(typed);
});

test("a text is trimmed, its lines end with LF, and is counted so", () => {
  expect(tidyText(" a\r\nb\rc\n\r\nd \r\n")).toBe("a\nb\nc\n\nd");
  expect(text(3).parse("a\r\nb")).toBe("a\nb");
  expect(text(3).parse("  abc ")).toBe("abc");
  for (const wrong of ["abcd", "a\r\nbc", 3]) expect(text(3).safeParse(wrong).success).toBe(false);
});

test("every line break is LF, and letters are composed, before a text is counted", () => {
  for (const stop of ["\r\n", "\r", "\u0085", "\u2028", "\u2029"])
    expect(text(3).parse(`a${stop}b`), JSON.stringify(stop)).toBe("a\nb");
  expect(text(1).parse("e\u0301")).toBe("\u00E9");
});

test("a line takes no line break, except around it", () => {
  expect(line(9).parse("a b\r\n")).toBe("a b");
  for (const stop of ["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"])
    expect(line(9).safeParse(`a${stop}b`).success, JSON.stringify(stop)).toBe(false);
});

test("a line that is compared loses what nobody sees", () => {
  expect(plainLine(9).parse("1.\u200D0\uFE0F\u202E\u0007\u00AD")).toBe("1.0");
  expect(plainLine(9).safeParse("a\u0085b").success).toBe(false);
});

test("a refused line break says its kind, by which its message is found", () => {
  const { error } = line(10).safeParse("a\nb");
  expect(error?.issues).toMatchObject([{ params: { kind: "one_line" } }]);
});
