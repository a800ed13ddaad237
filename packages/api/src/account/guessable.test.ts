// Which passwords are guessed first, and which are not.
import { expect, test } from "vitest";
import { isGuessable } from "./guessable.rules.ts";

test.each([
  "1234567890",
  "0987654321",
  "12345678910",
  "qwertyuiop",
  "1q2w3e4r5t6y".replaceAll(/\D/g, "") + "7890",
  "1qaz2wsx3edc",
  "qwerty123456",
  "asdfghjkl123",
  "aaaaaaaaaa",
  "abcabcabcabc",
  "passwordpassword",
  "password123",
  "Password2026!",
  "P@ssw0rd1234",
  "***welcome***",
  "Lanyard2026",
  "basketball",
])("%s is guessed", (password) => expect(isGuessable(password)).toBe(true));

test.each([
  "correct horse battery",
  "a new long password",
  "xK9$vQ2!mL7p",
  "my badge is blue",
  "ünïcödé-pässwörd",
  "password of the blue door",
  "..........a",
])("%s is not", (password) => expect(isGuessable(password)).toBe(false));

test("is quick on whatever is sent", () => {
  const started = performance.now();
  for (const text of ["a".repeat(200), "ab".repeat(99) + "c", "qwe".repeat(66), "\n".repeat(200)])
    isGuessable(text);
  expect(performance.now() - started).toBeLessThan(1_000);
});
