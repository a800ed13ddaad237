// How a reason is composed: open points, remarks under their point, and what is left out when the text gets too long.
import { expect, test } from "vitest";
import { composeReason, type ReasonParts, type ReasonWords } from "./compose-reason.ts";
import { noDraft, placeName, toRemarkInput, takesLine } from "../remarks/remark-draft.ts";

const words: ReasonWords = {
  point: (point) => `Check ${point}.`,
  place: (remark) => placeName(remark, (field) => field.toUpperCase()),
  beside: (count) => `${count} remarks stand beside their fields.`,
};
const compose = (parts: ReasonParts) => composeReason(parts, words);

test("nothing open and nothing remarked is no reason", () => {
  expect(compose({ open: [], remarks: [] })).toBe("");
});

test("a remark stands under its point, whether or not that is open; the whole build comes last", () => {
  const remarks = [
    { text: "Nearly there." },
    { field: "icon", text: "Blurred." },
    { field: "source_code_url", path: "src/app.js", line: 12, text: "A key." },
  ];
  expect(compose({ open: ["texts", "archive"], remarks })).toBe(
    [
      "Check texts.",
      "– ICON: Blurred.",
      "Check archive.\n– SOURCE_CODE_URL › src/app.js:12: A key.",
      "Nearly there.",
    ].join("\n\n"),
  );
});

test("what has no room is shortened, then told to stand in its place", () => {
  const many = (count: number, text: string) =>
    Array.from({ length: count }, () => ({ field: "notes", text }));
  const whole = compose({ open: [], remarks: many(2, "x".repeat(900)) });
  expect(whole).toContain("x".repeat(900));
  const short = compose({ open: [], remarks: many(4, "x".repeat(900)) });
  expect(short).toContain(`${"x".repeat(120)}…`);
  expect(short).not.toContain("x".repeat(121));
  expect(compose({ open: ["texts"], remarks: many(20, "x".repeat(900)) })).toBe(
    "Check texts.\n\n20 remarks stand beside their fields.",
  );
});

test("of a draft goes what its place takes", () => {
  const draft = { ...noDraft, path: "src/app.js", line: "12", text: "  A key. " };
  expect(toRemarkInput(draft)).toEqual({ text: "A key." });
  expect(toRemarkInput({ ...draft, field: "source_code_url" })).toEqual({
    field: "source_code_url",
    path: "src/app.js",
    line: 12,
    text: "A key.",
  });
  expect(toRemarkInput({ ...draft, field: "db_script_url" })).toEqual({
    field: "db_script_url",
    line: 12,
    text: "A key.",
  });
  expect(toRemarkInput({ ...draft, field: "db_script_url", line: "x" })).not.toHaveProperty("line");
  expect(takesLine({ field: "source_code_url", path: " " })).toBe(false);
});
