// The text of a problem: waits in words, and fields by the labels of their forms.
import i18next from "i18next";
import { expect, test } from "vitest";
import { t } from "../../test/app.tsx";
import { sayProblem } from "./say-problem.ts";

test("a wait is told by its size", () => {
  const params = { most: 3, seconds: 2326 };
  expect(sayProblem(i18next.t, { key: "request.too_many", params })).toBe(
    t("request.too_many", { wait: "39 minuti" }),
  );
});

test.each([
  ["privacy_policy_url", () => t("build.privacy_policy_url")],
  ["languages[2][name]", () => `${t("build.name")} (English)`],
  ["screenshots[1]", () => t("build.screenshots")],
  ["object", () => t("functionality.object")],
  ["cursor", () => "cursor"],
])("the field %s has the name that its form gives it", (field, label) => {
  expect(sayProblem(i18next.t, { key: "field.too_many", field, params: { most: 2 } })).toBe(
    t("field.too_many", { field: label(), most: 2 }),
  );
});
