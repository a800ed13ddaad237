// Which language a reader gets.
import fc from "fast-check";
import { expect, test } from "vitest";
import { inLanguage, isLanguage, languageCodes, languageOf, languages } from "../languages.ts";

test.each([
  [undefined, "it"],
  ["", "it"],
  ["de", "it"],
  ["*", "it"],
  ["fr", "fr"],
  ["es-MX", "es"],
  ["EN-us", "en"],
  ["de-DE,fr;q=0.8,en;q=0.9", "en"],
  ["en;q=0, fr;q=0.1", "fr"],
  ["fr, en", "fr"],
])("Accept-Language %j is %s", (header, code) => expect(languageOf(header)).toBe(code));

test("whatever the header says, the answer is one of ours", () => {
  fc.assert(fc.property(fc.string(), (header) => isLanguage(languageOf(header))));
});

test("a reader gets their language, else Italian, else English, else the first there is", () => {
  const anyTexts = fc
    .uniqueArray(fc.constantFrom(...languageCodes))
    .map((codes) => codes.map((code) => ({ code })));
  fc.assert(
    fc.property(anyTexts, fc.constantFrom(...languageCodes), (texts, reader) => {
      const has = (code: string) => texts.some((text) => text.code === code);
      const expected = [reader, "it", "en"].find(has) ?? texts[0]?.code;
      expect(inLanguage(texts, reader)?.code).toBe(expected);
    }),
  );
});

test("every language has one id and one code", () => {
  expect(languages.map(({ code }) => code)).toEqual([...languageCodes]);
  expect(new Set(languages.map(({ id }) => id)).size).toBe(languages.length);
});
