// Which language the server chooses for a reader.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  inLanguage,
  isLanguage,
  languageCodes,
  negotiateLanguage,
  languages,
} from "./languages.ts";

test.each([
  [undefined, "it"],
  ["", "it"],
  ["ja", "it"],
  ["*", "it"],
  ["fr", "fr"],
  ["es-MX", "es"],
  ["EN-us", "en"],
  ["ja-JP,fr;q=0.8,en;q=0.9", "en"],
  ["en;q=0, fr;q=0.1", "fr"],
  ["fr, en", "fr"],
  ["fr, en;q=1", "fr"],
  ["fra", "it"],
  ["en;q=0.1, it;xq=0", "it"],
  ["en; q=0.2, es ;q=0.3", "es"],
  ["it;q=0", "en"],
  ["it;q=0, en", "en"],
  ["en, it;q=0", "en"],
  ["it;q=0.0, ja", "en"],
  ["IT;Q=0.000", "en"],
  ["it;q=0, en;q=0", "es"],
  ["it;q=0, en;q=0, es;q=0", "fr"],
  ["en;q=0", "it"],
  ["it;q=0, *", "en"],
  ["it;q=0, *;q=0.5", "en"],
  ["*;q=0", "en"],
  ["fr, *;q=0", "fr"],
  ["*;q=0, es;q=0.1", "es"],
  ["it;q=0, *;q=0", "en"],
])("Accept-Language %j is %s", (header, code) => expect(negotiateLanguage(header)).toBe(code));

test("whatever the header says, the answer is one of ours", () => {
  fc.assert(fc.property(fc.string(), (header) => isLanguage(negotiateLanguage(header))));
});

test("a language that the header refuses is not the answer while it leaves another", () => {
  const anyOrder = fc.shuffledSubarray([...languageCodes], { minLength: 1 });
  fc.assert(
    fc.property(anyOrder, fc.boolean(), (refused, others) => {
      fc.pre(refused.length < languageCodes.length);
      const header = [...refused.map((code) => `${code};q=0`), ...(others ? ["*;q=0.1"] : [])];
      expect(refused).not.toContain(negotiateLanguage(header.join(",")));
    }),
  );
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
