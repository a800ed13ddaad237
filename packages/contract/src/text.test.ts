// Texts are tidied before they are stored and counted, and are blank when they have no visible character.
import { expect, test } from "vitest";
import { line, nameLine, plainLine, requiredLine, requiredText, text } from "./text.shapes.ts";
import { isBlank, textLength, tidyText } from "./text.ts";

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
  "signs that are drawn empty": "\u{13441}\u{16FE4}\u{1D159}",
  "control characters": "\u0001\u007F\u009B",
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

test("a text loses control characters, and letters run in the order that they are stored in", () => {
  const strange = "\u0001a\u0000\u007Fb\u009B c\u001B[0m \u202Egpj.exe\u202C \u202D1\u202C";
  for (const shape of [text(99), line(99)]) expect(shape.parse(strange)).toBe("ab c[0m gpj.exe 1");
  expect(text(9).parse("a\tb\vc\fd")).toBe("a\tb\nc\nd");
  expect(line(9).parse("a\tb")).toBe("a b");
  // Removing the control character leaves a trailing space, which is trimmed too.
  expect(tidyText("a \u0001")).toBe("a");
  expect(tidyText("e\u0001\u0301")).toBe("\u00E9");
});

const [lre, rle, pdf, lri, rli, fsi, pdi] = Array.from(
  "\u202A\u202B\u202C\u2066\u2067\u2068\u2069",
);
test.each([
  ["a pair stays", `a${rli}b${pdi}c${lre}d${pdf}`, `a${rli}b${pdi}c${lre}d${pdf}`],
  ["pairs in pairs stay", `${fsi}${rle}a${pdf}${lri}b${pdi}${pdi}`, undefined],
  ["what nothing ends goes", `a${rli}b${lre}c`, "abc"],
  ["what nothing began goes", `a${pdi}b${pdf}c`, "abc"],
  [
    "the end of an isolate ends what is open in it",
    `${lri}a${rle}b${pdi}c${pdf}`,
    `${lri}ab${pdi}c`,
  ],
  ["the end of an embedding ends no isolate", `${rle}${lri}a${pdf}b${pdi}`, `${lri}ab${pdi}`],
  ["a pair ends with its line", `a${rli}\nb${pdi}`, "a\nb"],
])("of directions, %s", (_what, typed, tidy = typed) => {
  expect(text(99).parse(typed)).toBe(tidy);
  expect(tidyText(tidy)).toBe(tidy);
});

test.each([
  "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645",
  "\u05D0\u200F (1) \u200Eb",
  "\u0915\u094D\u200D\u0937",
  "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466} \u2764\uFE0F",
  "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}",
])("what scripts and emoji are made of stays: %s", (typed) => {
  expect(line(99).parse(typed)).toBe(typed);
});

test("a letter bears thirty marks and no more, also in a name", () => {
  const zalgo = `Z${"\u0301\u0327".repeat(20_000)}algo`;
  for (const shape of [text(99), nameLine(99)])
    expect(shape.parse(zalgo).normalize("NFD")).toHaveLength(35);
  const worn = `\u0644${"\u064E\u0651".repeat(15)}`;
  expect(text(99).parse(worn).normalize("NFD")).toHaveLength(31);
});

test("a text is tidied in time, however many directions it has", () => {
  const many = (mark: string) => mark.repeat(100_000);
  expect(tidyText(many(lre!) + many(pdi!) + many(lri!) + many(pdf!))).toBe("");
});

test("a name keeps what hides in it, for its rules to refuse", () => {
  expect(nameLine(9).parse(" Sara\u202E ")).toBe("Sara\u202E");
  expect(nameLine(9).safeParse("a\u2028b").success).toBe(false);
});

test("a limit counts code points of the tidy text", () => {
  const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}";
  for (const [typed, length] of [
    [family, 7],
    ["\u{1F600}".repeat(120), 120],
    ["e\u0301\u00E9 ", 2],
    ["a\r\n\u0001\u202E", 1],
  ] as const) {
    expect(textLength(typed)).toBe(length);
    for (const shape of [text, line, nameLine]) {
      if (shape === nameLine && typed.startsWith("a")) continue;
      expect(shape(length).safeParse(typed).success).toBe(true);
      expect(shape(length - 1).safeParse(typed).success).toBe(false);
    }
  }
});

test("a line that is compared loses what nobody sees", () => {
  expect(plainLine(9).parse("1.\u200D0\uFE0F\u202E\u0007\u00AD")).toBe("1.0");
  expect(plainLine(9).safeParse("a\u0085b").success).toBe(false);
});

test("a refused line break says its kind, by which its message is found", () => {
  const { error } = line(10).safeParse("a\nb");
  expect(error?.issues).toMatchObject([{ params: { kind: "one_line" } }]);
});
