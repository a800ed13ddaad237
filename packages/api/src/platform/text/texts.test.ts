// Texts for people.
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { expect, it } from "vitest";
import { say, sayProblem, sizeLabel } from "./texts.ts";

it("fills gaps, with texts of the same language where a gap is a key", () => {
  const params = { action: "action.hide", state: "status.draft" };
  expect(say("en", "submission.refused_state", params)).toBe(
    "You cannot hide it: the build is work in progress.",
  );
  expect(say("it", "submission.refused_state", params)).toBe(
    "Non è possibile nascondere: la versione è in lavorazione.",
  );
  expect(sayProblem("en", { key: "field.required", field: "version" })).toBe(
    "Version: this field is required.",
  );
});

it.each([
  ["it", "Informativa sulla privacy", "Titolo (Italiano)", "39 minuti"],
  ["en", "Privacy policy", "Title (Italiano)", "39 minutes"],
  ["es", "Política de privacidad", "Título (Italiano)", "39 minutos"],
  ["fr", "Politique de confidentialité", "Titre (Italiano)", "39 minutes"],
] as const)(
  "names fields as the forms do, and waits by their size, in %s",
  (language, link, title, wait) => {
    const tooLong = (field: string) =>
      sayProblem(language, { key: "field.one_line", field }).replace(/\s?:.*/, "");
    expect(tooLong("privacy_policy_url")).toBe(link);
    expect(tooLong("languages[1][name]")).toBe(title);
    expect(tooLong("cursor")).toBe("cursor");
    expect(sayProblem(language, { key: "field.unknown", field: "notes" })).toContain("notes");
    const params = { most: 3, seconds: 2326, minutes: 39 };
    for (const key of ["request.too_many", "auth.too_many_guesses", "product.too_many"] as const)
      expect(say(language, key, params)).toContain(` ${wait}`);
  },
);

it("says what people typed as they typed it", () => {
  expect(say("en", "account.invalid", { email: "<b>{{field}}$t(auth.required)" })).toBe(
    "<b>{{field}}$t(auth.required) is not a valid email address.",
  );
});

it("ends a sentence once, also with a name that ends with a full stop", () => {
  for (const code of languageCodes)
    expect(say(code, "archive.unsafe_path", { path: "Badge & Co." })).toMatch(/[^.]\.$/);
});

it("writes large numbers as the language does", () => {
  const formatMost = (language: LanguageCode) => say(language, "people.too_many", { most: 10_000 });
  expect(formatMost("it")).toContain(" 10.000 ");
  expect(formatMost("en")).toContain(" 10,000 ");
});

it("has the same gaps in every language", () => {
  const gaps = (text: string) =>
    [...text.matchAll(/\{\{(\w+(?:, \w+)?)\}\}/g)]
      .map(([, name]) => name ?? "")
      .toSorted((a, b) => a.localeCompare(b));
  for (const [key, text] of Object.entries(messages.it))
    for (const code of languageCodes)
      expect(gaps(messages[code][key as keyof typeof messages.it]), `${code} ${key}`).toEqual(
        gaps(text),
      );
});

it("names sizes", () => {
  expect([300, 2_048, 5 * 1024 * 1024].map(sizeLabel)).toEqual(["1 KB", "2 KB", "5 MB"]);
});
