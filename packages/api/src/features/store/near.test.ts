// Which words are near to each other, and that the dictionary's keys find all of them.
import { sql } from "drizzle-orm";
import { languages } from "@lanyard/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import {
  measureDistance,
  countAllowedErrors,
  keysNear,
  parseLetters,
  nearest,
} from "./near.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test.each([
  ["cantene", "cantene"],
  ["“Cantene”,", "cantene"],
  ["MENZA!", "menza"],
  ["столоваа", "столоваа"],
  ["כרטיסס", "כרטיסס"],
  ["abc", undefined],
  ["l'ufficio", undefined],
  ["badge2", undefined],
  ["2026", undefined],
  ["c++", undefined],
  ["%_\\", undefined],
  ["x".repeat(33), undefined],
])("of %s the letters are %s", (typed, letters) => {
  expect(parseLetters(typed)).toBe(letters);
});

test.each([
  ["desk", "desk", 0, 0],
  ["dsek", "desk", 1, 1],
  ["desck", "desktop", 1, 4],
  ["turmst", "turnstile", 1, 4],
  ["cantene", "canteen", 1, 1],
  ["xxxx", "desk", 4, 4],
])("%s is from %s: %i errors at its beginning, %i in all", (typed, word, beginning, whole) => {
  expect(measureDistance(typed, word)).toMatchObject({ beginning, whole });
});

test("a whole word comes before a beginning, then what begins alike, then what is as long", () => {
  expect(nearest("desck", ["desktop", "desk", "deck", "fence"], 5)).toEqual(["deck", "desk"]);
  expect(nearest("turmst", ["turnstile", "turnstiles"], 5)).toEqual(["turnst"]);
  expect(nearest("mesk", ["desk", "mask"], 5)).toEqual(["mask", "desk"]);
  expect(nearest("desk", ["canteen"], 5)).toEqual([]);
});

const alphabet = "abcdefghijklmnopqrstuvwxyzàß";
/** A pseudo-random sequence that is the same in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 7; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}
const random = numbers();
const upTo = (count: number) => Math.floor(random.next().value * count);
const letter = () => alphabet[upTo(alphabet.length)]!;

function mistype(word: string): string {
  const at = upTo(word.length);
  const [before, after] = [word.slice(0, at), word.slice(at)];
  const kinds = [
    before + letter() + after,
    before + after.slice(1),
    before + letter() + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ];
  return kinds[upTo(kinds.length)]!;
}

test("every word, and every beginning of one, is found by its keys with as many errors as are forgiven", async () => {
  const pairs: { typed: string; word: string; keys: string[] }[] = [];
  while (pairs.length < 5_000) {
    const word = Array.from({ length: 4 + upTo(12) }, letter).join("");
    const start = word.slice(0, 4 + upTo(word.length - 3));
    const once = mistype(start);
    const typed = upTo(2) === 0 ? mistype(once) : once;
    if (typed.length < 4 || measureDistance(typed, word).beginning > countAllowedErrors(typed))
      continue;
    pairs.push({ typed, word, keys: keysNear(2, typed) });
  }
  const { rows } = await app.db.execute<{ typed: string; word: string }>(
    sql`select typed, word from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pairs (typed text, word text, keys text[])
      where not near_keys(2, word) && keys`,
  );
  expect(rows.filter(({ typed, word }) => !word.includes(typed))).toEqual([]);
});

test("the dictionary has the languages of the readers", async () => {
  const { rows } = await app.db.execute(sql`select reader_languages() as ids`);
  expect(rows).toEqual([{ ids: languages.map(({ id }) => id) }]);
});
