// Invisible characters are written out, and nothing else changes.
import fc from "fast-check";
import { expect, test } from "vitest";
import { splitAtSigns, spoken } from "./hidden-signs.ts";

test.each([
  ["", ""],
  ["città – 说明 עברית 👍", "città – 说明 עברית 👍"],
  ["a\tb", "a\tb"],
  ["\u202Egpj.exe", " U+202E gpj.exe"],
  ["a\u200Bb", "a U+200B b"],
  ["a\u0000\u001B[31m", "a U+0000  U+001B [31m"],
  ["\u{E0061}", " U+E0061 "],
  ["\u0600a", " U+0600 a"],
  ["a\u2028b\u00ADc", "a U+2028 b U+00AD c"],
])("%j is said as %j", (text, expected) => expect(spoken(text)).toBe(expected));

/** Any code point. fast-check's own unit "binary" first lists all of them, which takes a second. */
const anySign = fc.integer({ min: 0, max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point));

test("no text keeps a character that turns or hides what is around it", () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign }), (text) => {
      const pieces = splitAtSigns(text);
      expect(pieces.map(({ text: piece }) => piece)).not.toContain("");
      const visible = pieces.map(({ text: piece }) => piece).join("");
      expect(visible.replaceAll("\t", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      // All other characters are unchanged.
      const plain = pieces.filter(({ isSign }) => !isSign).map((piece) => piece.text);
      expect(plain.join("")).toBe(
        text.replaceAll(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?!\t)\p{Cc}/gu, ""),
      );
    }),
  );
});
