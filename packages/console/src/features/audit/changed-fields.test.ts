// The fields of an audit entry as texts before and after.
import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

test("a field that is new, one that is gone, and one with another value", () => {
  expect(
    changedFields({
      before: { role: "creator", email: "a@b.test" },
      after: { role: "admin", language: "it" },
    }),
  ).toEqual([
    { name: "role", before: "creator", after: "admin" },
    { name: "email", before: "a@b.test", after: "" },
    { name: "language", before: "", after: "it" },
  ]);
});

test("flags, numbers, lists, nothing, and what has parts", () => {
  const texts = changedFields({
    before: { active: true, price: 990, notes: null, permissions: [1, 2], names: { it: "Badge" } },
    after: null,
  }).map(({ before }) => before);
  expect(texts).toEqual(["true", "990", "", "1\n2", '{\n  "it": "Badge"\n}']);
});

test("an entry without fields has none", () => {
  expect(changedFields({ before: null, after: null })).toEqual([]);
});
