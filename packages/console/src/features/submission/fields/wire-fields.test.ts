// Maps the API field of a problem to the field of the editor.
import { expect, test } from "vitest";
import { toBuildFields, reviewProblems } from "./build-fields.ts";
import { toFormName, languageOfField, toEditorField, findSection } from "./wire-fields.ts";
import { newDraft } from "../sample-detail.ts";

test.each([
  ["languages[2][name]", "texts.l2.name", "general"],
  ["languages[4][description]", "texts.l4.description", "general"],
  ["languages", "languages", "general"],
  ["price_amount", "offer.price", "price"],
  ["company_token[3]", "offer.accounts", "publication"],
  ["source_code_url", "source_code_url", "files"],
  ["screenshots[2]", "screenshots", "graphics"],
  ["icon", "icon", "graphics"],
])("%s is the form field %s in section %s", (field, name, section) => {
  expect(toFormName(field)).toBe(name);
  expect(findSection(field)).toBe(section);
});

test("an entry of a list is shown at its list, a language's text at its own field", () => {
  expect(toEditorField("permissions[2]")).toBe("permissions");
  expect(toEditorField("languages[1][name]")).toBe("languages[1][name]");
});

test("every problem of a new draft has a section and a name in the form", () => {
  const detail = newDraft();
  const form = toBuildFields(detail, "it");
  const problems = reviewProblems(
    { ...form, languages: ["1"], offer: { ...form.offer, free: false } },
    detail,
  );
  expect(problems.length).toBeGreaterThan(7);
  expect(problems.filter(({ field = "" }) => findSection(field) === undefined)).toEqual([]);
});

test("an unknown field has no section and no language", () => {
  expect(["nothing", "languages[1][other]", "xlanguages[1][name]"].map(findSection)).toEqual([
    undefined,
    "general",
    undefined,
  ]);
  expect(languageOfField("languages[1][name]")).toEqual({ id: "1", text: "name" });
  expect(["languages", "languages[1][other]", "languages[x][name]"].map(languageOfField)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
