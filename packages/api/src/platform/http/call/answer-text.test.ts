import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { answerText } from "./answer-text.ts";

const inner = z.strictObject({ a: z.number() });
const write = answerText(
  z.strictObject({
    one: inner,
    none: z.nullable(inner),
    many: z.array(z.strictObject({ in: z.array(inner) })),
    any: z.record(z.string(), z.unknown()),
  }),
);
const exact = { one: { a: 1 }, none: null, many: [{ in: [{ a: 2 }] }], any: { b: { c: 3 } } };

describe("an answer", () => {
  it("is written as it is", () => {
    expect(JSON.parse(write(exact))).toEqual(exact);
  });

  it("loses what its schema does not name, at any depth", () => {
    const secret = { password: "x" };
    const talkative = {
      ...exact,
      ...secret,
      one: { a: 1, ...secret },
      none: { a: 4, ...secret },
      many: [{ in: [{ ...secret, a: 2 }], ...secret }],
    };
    expect(JSON.parse(write(talkative))).toEqual({ ...exact, none: { a: 4 } });
  });

  it("is not written without one of its fields, even when another stands in its place", () => {
    expect(() => write({ ...exact, one: {} })).toThrow("lacks a");
    expect(() => write({ ...exact, many: [{ in: [{ b: 1 }] }] })).toThrow("lacks a");
    expect(() => write({ ...exact, many: [{ in: [{ a: undefined }] }] })).toThrow("lacks a");
  });

  it("has a schema whose fields can be told", () => {
    const either = z.union([inner, z.null()]);
    expect(() => answerText(either)).toThrow("can only contain");
  });
});
