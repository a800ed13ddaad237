// Hostile text: reading it never throws, its limits are checked before parsing, and it cannot change Object.prototype.
import { describe, expect, it, vi } from "vitest";
import { limits, readJson } from "./json.ts";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
/** A valid JSON text of exactly this many bytes. */
const ofBytes = (bytes: number, sign = "a") =>
  `"${sign.repeat((bytes - 2) / new TextEncoder().encode(sign).length)}"`;

it.each([
  [undefined],
  [null],
  [1],
  [{ type: "setup" }],
  [["{}"]],
  [new ArrayBuffer(8)],
  [Symbol("a")],
])("%s is no text", (value) => {
  expect(readJson(value)).toEqual({ dropped: "not text" });
});

it.each(["", " ", "{", "{a:1}", "undefined", "NaN", "'a'", "{}{}", '{"a":1,}', "\u0000", "\ud800"])(
  "%j is no JSON",
  (text) => {
    expect(readJson(text)).toEqual({ dropped: "not JSON" });
  },
);

describe("length", () => {
  it.each([
    ["a", 100],
    ["à", 100],
    ["€", 101],
    ["😀", 102],
  ])("is counted in bytes: %s", (sign, bytes) => {
    const limit = { bytes, depth: 2 };
    expect(readJson(ofBytes(bytes, sign), limit)).toHaveProperty("value");
    expect(readJson(`${ofBytes(bytes, sign)} `, limit)).toEqual({ dropped: "too long" });
  });

  it("10 MB are neither counted nor parsed", () => {
    const count = vi.spyOn(TextEncoder.prototype, "encode");
    const parse = vi.spyOn(JSON, "parse");
    const result = readJson(ofBytes(10_000_000));
    const calls = [count.mock.calls.length - 1, parse.mock.calls.length];
    vi.restoreAllMocks();
    // The test's own call of `encode`, for one character, is subtracted.
    expect(calls).toEqual([0, 0]);
    expect(result).toEqual({ dropped: "too long" });
  });
});

describe("depth", () => {
  it.each([
    ["lists", nested],
    ["records", (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`],
  ])("of %s has a limit", (_, make) => {
    expect(readJson(make(limits.depth))).toHaveProperty("value");
    expect(readJson(make(limits.depth + 1))).toEqual({ dropped: "too deep" });
  });

  it("10,000 deep is not parsed", () => {
    const parse = vi.spyOn(JSON, "parse");
    const result = readJson(nested(10_000));
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(result).toEqual({ dropped: "too deep" });
  });

  it("is not that of brackets in texts, nor of lists side by side", () => {
    for (const value of [
      "[".repeat(100),
      '"'.repeat(3) + "[{".repeat(100),
      "\\".repeat(5) + "[".repeat(100),
      Array.from({ length: 100 }, () => [{}]),
    ])
      expect(readJson(JSON.stringify(value))).toEqual({ value });
  });

  it("a text that ends does not hide what comes after it", () => {
    expect(readJson(`["\\\\",${nested(limits.depth)}]`)).toEqual({ dropped: "too deep" });
  });
});

describe("names that reach a prototype", () => {
  /** Merges like careless code would. */
  const merge = (destination: Record<string, unknown>, source: object) => {
    for (const [name, value] of Object.entries(source))
      if (typeof value === "object" && value !== null && destination[name])
        merge(destination[name] as Record<string, unknown>, value as object);
      else destination[name] = value;
  };

  it.each([
    '{"__proto__":{"stained":1}}',
    '{"a":[{"__proto__":{"stained":1}}]}',
    '{"constructor":{"prototype":{"stained":1}}}',
    String.raw`{"\u005f_proto__":{"stained":1}}`,
    String.raw`{"const\u0072uctor":{"prototype":{"stained":1}}}`,
  ])("%s is harmless", (text) => {
    const result = readJson(text);
    const target: Record<string, unknown> = { a: [{}] };
    try {
      merge(target, ("value" in result && result.value) as object);
      Object.assign(target, "value" in result && result.value);
      expect(Reflect.get({}, "stained")).toBeUndefined();
      expect(target["stained"]).toBeUndefined();
      expect(JSON.stringify(result)).not.toContain("stained");
    } finally {
      Reflect.deleteProperty(Object.prototype, "stained");
    }
  });

  it("leaves the words in texts alone", () => {
    const value = { a: "__proto__", b: ["constructor"] };
    expect(readJson(JSON.stringify(value))).toEqual({ value });
  });
});
