// Words of a search and stored words are folded alike, in TypeScript and in PostgreSQL, for every character that can be
// typed.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { folded } from "./folding.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function inPostgres(texts: readonly string[]): Promise<string[]> {
  const { rows } = await app.db.execute<{ text: string }>(
    sql`select folded(text) as text from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as each(text, at) order by at`,
  );
  return rows.map(({ text }) => text);
}
/**
 * Characters of the Basic Multilingual Plane only: the other planes still get letters that Node and PostgreSQL learn at
 * different times.
 */
const every = Array.from({ length: 0xff_ff }, (_, index) => index + 1)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(sign));

test.each([
  ["perché", "perche"],
  ["CAFÉ", "CAFE"],
  ["cœur", "coeur"],
  ["Ærø", "AEro"],
  ["Straße", "Strasse"],
  ["Łódź", "Lodz"],
  ["señor", "senor"],
  ["dell’età", "dell'eta"],
  ["e\u0301", "e"],
  ["한국", "한국"],
  ["が", "が"],
  ["हिन्दी", "हिन्दी"],
  ["plain", "plain"],
])("%s is %s", async (word, plain) => {
  expect(folded(word)).toBe(plain);
  expect(await inPostgres([word])).toEqual([plain]);
});

test("every sign, alone and under an accent, is folded by PostgreSQL as it is here", async () => {
  expect(every.length).toBeGreaterThan(50_000);
  for (const texts of [every, every.map((sign) => `a${sign}\u0301`)])
    expect(await inPostgres(texts)).toEqual(texts.map((text) => folded(text)));
});

test("what is searched has each word once, folded, and as it was written where that differs", async () => {
  const words = async (text: string) =>
    (await app.rows(`select searched_words($$${text}$$) as words`))[0]?.["words"];
  const once = await words(" Il perché, il  perché\n Il caffè 1.0 ");
  expect(String(once).split(" ").toSorted()).toEqual(
    ["", "1.0", "Il", "caffe", "caffè", "il", "perche,", "perché,", "perche", "perché"].toSorted(),
  );
  expect(await words(String(once))).toBe(once);
  expect(await words("  ")).toBe("");
});
