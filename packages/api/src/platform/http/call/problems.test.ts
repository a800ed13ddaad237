// The problems of a request, field by field, and text that cannot be stored.
import { describe, expect, it, test } from "vitest";
import { oneLine } from "@lanyard/contract";
import * as z from "zod/mini";
import { characterProblems } from "./characters.ts";
import { toNotFound, toProblems } from "./problems.ts";

function listProblems(schema: z.ZodMiniType, input: unknown) {
  const result = z.safeParse(schema, input);
  return result.success ? [] : toProblems(result.error.issues, input);
}
const word = z.string().check(z.minLength(1), z.maxLength(3));

describe("a field", () => {
  it.each([undefined, null, "", "  "])("that is %j is missing", (name) => {
    expect(
      listProblems(z.object({ name: z.string().check(z.trim(), z.minLength(1)) }), { name }),
    ).toEqual([{ key: "name.required", field: "name" }]);
  });

  it("that is too long says how long it may be, and how much it is over", () => {
    expect(
      listProblems(z.object({ name: word, notes: word }), { name: "long", notes: " longer " }),
    ).toEqual([
      { key: "name.too_long", field: "name", params: { most: 3, over: 1 } },
      { key: "field.too_long", field: "notes", params: { most: 3, over: 3 } },
    ]);
  });

  it("of another kind is invalid, as a number too large is; a list says how long it may be", () => {
    const schema = z.object({
      email: z.email(),
      name: word,
      count: z.number().check(z.maximum(5)),
      tags: z.array(word).check(z.maxLength(1)),
    });
    expect(listProblems(schema, { email: "x", name: 7, count: 6, tags: ["a", "b"] })).toEqual([
      { key: "email.invalid", field: "email" },
      { key: "field.invalid", field: "name" },
      { key: "field.invalid", field: "count", params: { most: 5 } },
      { key: "field.too_many", field: "tags", params: { most: 1 } },
    ]);
  });

  it("that is no text is not missing because nothing of it can be read", () => {
    expect(listProblems(z.object({ name: z.string() }), { name: [] })).toEqual([
      { key: "field.invalid", field: "name" },
    ]);
  });

  it("with a line break where there may be none says so, with another fault it does not", () => {
    const schema = z.object({
      title: z.string().check(z.refine(() => false, { params: { kind: oneLine } })),
      notes: z.string().check(z.refine(() => false)),
    });
    expect(listProblems(schema, { title: "one\ntwo", notes: "one\ntwo" })).toEqual([
      { key: "field.one_line", field: "title" },
      { key: "field.invalid", field: "notes" },
    ]);
  });

  it("that a call does not know is named, up to ten of them", () => {
    const schema = z.object({ texts: z.strictObject({ name: word }) });
    expect(listProblems(schema, { texts: { name: "one", more: 1 } })).toEqual([
      { key: "field.unknown", field: "texts[more]" },
    ]);
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`field${at}`, 1]));
    expect(listProblems(z.strictObject({}), many).map(({ field }) => field)).toEqual(
      Array.from({ length: 10 }, (_, at) => `field${at}`),
    );
  });

  it("inside another is named by its way, and in general words", () => {
    const schema = z.object({ languages: z.record(z.string(), z.object({ name: word })) });
    expect(listProblems(schema, { languages: { 2: { name: "" } } })).toEqual([
      { key: "field.required", field: "languages[2][name]" },
    ]);
    expect(listProblems(schema, { languages: 7 })).toEqual([
      { key: "language.unknown", field: "languages" },
    ]);
    expect(listProblems(schema, "x")).toEqual([{ key: "request.not_fields" }]);
  });

  it.each([
    ["username", "username.required"],
    ["email", "email.required"],
    ["password", "password.required"],
    ["password_confirmation", "password.confirmation_required"],
    ["rejection_reason", "reason.required"],
    ["object", "object.required"],
    ["description", "request_text.required"],
    ["privacy", "privacy.required"],
    ["menu_entry_id", "menu_entry.required"],
    ["expiration_id", "expiration.required"],
    ["price_currency", "currency.unknown"],
    ["permissions", "permission.unknown"],
    ["support_email", "field.required"],
    ["version", "field.required"],
  ])("%s has its own words when it is missing", (field, key) => {
    expect(listProblems(z.object({ [field]: word }), {})).toEqual([{ key, field }]);
  });

  it.each([
    ["support_email", "email.invalid"],
    ["privacy", "privacy.required"],
    ["menu_entry_id", "menu_entry.unknown"],
    ["expiration_id", "expiration.unknown"],
    ["price_currency", "currency.unknown"],
    ["permissions", "permission.unknown"],
    ["username", "field.invalid"],
  ])("%s has its own words when it is wrong", (field, key) => {
    expect(listProblems(z.object({ [field]: word }), { [field]: 7 })).toEqual([{ key, field }]);
  });

  it.each([
    ["rejection_reason", "reason.too_long"],
    ["price_currency", "currency.unknown"],
    ["username", "field.too_long"],
  ])("%s has its own words when it is too long", (field, key) => {
    expect(listProblems(z.object({ [field]: word }), { [field]: "long" })).toMatchObject([
      { key, field },
    ]);
  });
});

test.each([
  ["product_id", "product.not_found"],
  ["submission_id", "submission.not_found"],
  ["license_id", "license.not_found"],
  ["user_id", "request.not_found"],
])("a malformed %s in a path is one that nothing has", (name, key) => {
  const result = z.safeParse(z.object({ [name]: z.number() }), { [name]: "x" });
  expect(toNotFound(result.error?.issues ?? [])).toEqual({ key });
  expect(toNotFound([])).toEqual({ key: "request.not_found" });
});

describe("text", () => {
  const half = "\uD800";

  it("is whole, wherever it stands", () => {
    expect(characterProblems({ a: "Città 😀", b: ["x", { c: null, d: 1 }] })).toEqual([]);
    expect(characterProblems(undefined)).toEqual([]);
  });

  it("with NUL or half a character is named by its way", () => {
    expect(characterProblems("\0")).toEqual([{ key: "request.not_fields" }]);
    const problems = characterProblems({ a: "x\0", b: { 2: { name: half } }, c: ["y", half] });
    expect(new Set(problems.map(({ field }) => field))).toEqual(
      new Set(["a", "b[2][name]", "c[1]"]),
    );
    for (const { key } of problems) expect(key).toBe("field.invalid");
  });

  it("is whole in names too, of which what stands below them is not told", () => {
    expect(characterProblems({ a: { [half]: half } })).toEqual([
      { key: "field.invalid", field: `a[${half}]` },
    ]);
  });
});
