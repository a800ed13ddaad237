// The payload in the frame's address: base64 of UTF-8 JSON, or a warning.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writePayload } from "./payload-text.ts";
import { readPayload } from "./payload.ts";

const warn = vi.spyOn(console, "warn");
beforeEach(() => void warn.mockReset().mockReturnValue());
afterEach(() => vi.unstubAllGlobals());

const base64 = (text: string | Uint8Array) => Buffer.from(text).toString("base64");
const query = (text: string) => `?a=1&bbpayload=${text}`;

// Its base64 contains all of: + / =
const value = { name: "Zoë 😀 >>>???~~", list: [1, null], deep: { a: "ÿþý" } };
const text = base64(JSON.stringify(value));

it("64,000 bytes are read, whatever their base64 is long", () => {
  const whole = "x".repeat(64_000 - 2);
  expect(readPayload(query(writePayload(whole)))).toBe(whole);
  expect(readPayload(query(writePayload(`${whole}x`)))).toBeUndefined();
});

it("the sample has every sign that addresses change", () => {
  for (const sign of ["+", "/", "="]) expect(text).toContain(sign);
});

it.each([
  ["escaped", encodeURIComponent(text)],
  ["unescaped, so that + is a space", text],
  ["URL-safe", text.replaceAll("+", "-").replaceAll("/", "_")],
  ["URL-safe without padding", text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")],
  ["as this package writes it", writePayload(value)],
])("reads base64 that is %s", (_, written) => {
  expect(readPayload(query(written))).toEqual(value);
  expect(warn).not.toHaveBeenCalled();
});

it("writes what an address can bear unescaped", () => {
  expect(writePayload(value)).toMatch(/^[\w-]+$/);
});

it("there is none", () => {
  expect(readPayload("?bbpayloads=e30")).toBeUndefined();
  expect(readPayload("")).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it("is read of this page's address unless said", () => {
  vi.stubGlobal("location", { search: query(text) });
  expect(readPayload()).toEqual(value);
});

it.each([
  ["no base64", "%%%", "not base64 of UTF-8"],
  ["base64 with a sign missing", "e30x7", "not base64 of UTF-8"],
  [
    "no UTF-8",
    encodeURIComponent(base64(Uint8Array.of(34, 0xff, 0xfe, 34))),
    "not base64 of UTF-8",
  ],
  [
    "half a sign of UTF-8",
    encodeURIComponent(base64(Uint8Array.of(34, 0xc3, 34))),
    "not base64 of UTF-8",
  ],
  ["no JSON", base64("{a}"), "not JSON"],
  ["nothing", "", "not JSON"],
  ["nested 10,000 deep", base64("[".repeat(10_000)), "too deep"],
  ["a little too long", base64(`"${"a".repeat(64_000)}"`), "too long"],
  ["1 MB", base64(`"${"a".repeat(1_000_000)}"`), "too long"],
])("what is %s is ignored, with a warning", (_, written, why) => {
  expect(readPayload(query(written))).toBeUndefined();
  expect(warn.mock.calls).toEqual([[`bbpayload is ignored: ${why}`]]);
});

it("1 MB is not even decoded", () => {
  const decode = vi.spyOn(globalThis, "atob");
  readPayload(query("a".repeat(1_000_000)));
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});

it("names that reach a prototype are left out", () => {
  const written = base64('{"__proto__":{"stained":1},"a":1}');
  expect(readPayload(query(written))).toEqual({ a: 1 });
});
