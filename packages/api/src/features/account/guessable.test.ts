// Which passwords count as easy to guess, and which do not.
import { expect, test, vi } from "vitest";
import { isGuessable, listParts } from "./guessable.rules.ts";

// Only the estimator's own process may load this module: loading it here would block every request.
vi.mock("./guessable.estimator.rules.ts", () => {
  throw new Error("the dictionaries are loaded where requests are answered");
});

const sara = ["Sara Conti", "sara.conti@example.com", "aiuto@officina-varchi.test", "Lanyard"];

test.each([
  "christopher",
  "admin12345",
  "1234567890",
  "0987654321",
  "12345678910",
  "qwertyuiop",
  "1234567890qwertyuiop",
  "1qaz2wsx3edc",
  "zaq12wsxcde3",
  "qwerty123456",
  "asdfghjkl123",
  "aaaaaaaaaa",
  "..........a",
  "abcabcabcabc",
  "passwordpassword",
  "password123",
  "Password2026!",
  "P@ssw0rd1234",
  "***welcome***",
  "basketball",
  "iloveyou123",
  "trustno1trustno1",
  "Juventus1897",
  "giuseppe1990",
  "francesca85",
  "marco123456",
  "benvenuto2024",
  "motdepasse1",
  "contraseña1",
])("%s is guessed", async (password) => expect(await isGuessable(password, [])).toBe(true));

test.each([
  "sara.conti@example.com",
  "Sara.Conti@Example.com",
  "sara.conti@example.com1",
  "Sara Conti",
  "SaraConti2026!",
  "conti.sara.85",
  "saracontisaraconti",
  "officina-varchi",
  "OfficinaVarchi1",
  "Lanyard2026",
  "lanyard-lanyard",
])("%s is guessed of who is called so", async (password) =>
  expect(await isGuessable(password, sara)).toBe(true),
);

test("of a name are tried the whole, each word, and two that follow each other; of an address what is before the @", () => {
  const joined = (one: string, next: string) =>
    ["", " ", ".", "-", "_"].flatMap((joint) => [one + joint + next, next + joint + one]);
  const name = "Ada  Bo-Conti";
  expect(listParts([name])).toEqual([
    name,
    name,
    "Ada",
    "Conti",
    ...joined("Ada", "Bo"),
    ...joined("Bo", "Conti"),
    ...joined("Conti", ""),
  ]);
  expect(listParts(["ada@b.test"]).slice(0, 4)).toEqual(["ada@b.test", "ada", "ada", "test"]);
});

test.each([
  "correct horse battery",
  "a new long password",
  "xK9$vQ2!mL7p",
  "my badge is blue",
  "ünïcödé-pässwörd",
  "password of the blue door",
  "cavallo batteria graffetta",
  "il gatto dorme sul tetto",
  "tre mele e un temporale",
  "sole luna stelle",
  "chez moi le chat dort",
  "el perro verde salta",
  "Sara mangia le ciliegie",
])("%s is not", async (password) => expect(await isGuessable(password, sara)).toBe(false));

test("a short name makes no password guessable that has its letters", async () =>
  expect(await isGuessable("cavallo batteria graffetta", ["a", "b", "c", "", "el"])).toBe(false));
