// Where a remark can be placed; every field belongs to exactly one review point.
import { expect, test } from "vitest";
import { fieldNames } from "../submission/submission.fields.ts";
import { isRemarkPlace, findReviewPoint, reviewPoints, toFieldName } from "./remark.limits.ts";
import { remarkDraft } from "./remark.shapes.ts";

const place = (field: string, path = "", line: number | null = null) =>
  isRemarkPlace({ field, path, line });

test("every field belongs to one point", () => {
  expect(Object.values(reviewPoints).flat().toSorted()).toEqual(fieldNames.toSorted());
  expect(findReviewPoint("languages[2][description]")).toBe("texts");
  expect(findReviewPoint("icon")).toBe("pictures");
  expect(findReviewPoint("")).toBeUndefined();
});

test("a text of a language is a field where there is the language", () => {
  expect(toFieldName("languages[4][name]")).toBe("languages");
  expect(toFieldName("languages[5][name]")).toBeUndefined();
  expect(toFieldName("languages[1][title]")).toBeUndefined();
  expect(toFieldName("rejection_reason")).toBeUndefined();
});

test("lines are in files, and files in the archive", () => {
  expect(place("")).toBe(true);
  expect(place("version")).toBe(true);
  expect(place("nothing")).toBe(false);
  expect(place("source_code_url", "src/app.js", 12)).toBe(true);
  expect(place("source_code_url", "", 12)).toBe(false);
  expect(place("db_script_url", "", 3)).toBe(true);
  expect(place("db_script_url", "src/app.js")).toBe(false);
  expect(place("", "src/app.js")).toBe(false);
  expect(place("version", "", 3)).toBe(false);
});

test("a remark needs a text and a place that there is", () => {
  const isValid = (draft: object) => remarkDraft.safeParse(draft).success;
  expect(isValid({ text: "Good." })).toBe(true);
  expect(isValid({ text: "  " })).toBe(false);
  expect(isValid({ field: "version", line: 2, text: "No." })).toBe(false);
  expect(isValid({ field: "db_script_url", line: "2", text: "No." })).toBe(true);
  expect(isValid({ field: "db_script_url", line: 0, text: "No." })).toBe(false);
  expect(isValid({ text: "x".repeat(1_001) })).toBe(false);
});
