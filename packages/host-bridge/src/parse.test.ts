// Reading untrusted text: a message as its row defines it, or the reason why it is none.
import { describe, expect, expectTypeOf, it } from "vitest";
import { fromGuest, fromHost, type GuestMessage, type HostMessage, type Kind } from "./protocol.ts";
import { matchFields, readFields, readFromGuest, readFromHost } from "./parse.ts";

const text = JSON.stringify;
const samples: Readonly<Record<Kind, unknown>> = {
  text: "a",
  number: 1.5,
  id: "a",
  list: [1],
  record: { a: 1 },
  any: { b: [null] },
  theme: "dark",
  direction: "rtl",
};
const wrong: Readonly<Record<Exclude<Kind, "any">, readonly unknown[]>> = {
  text: [1, true, {}, ["a"]],
  number: ["1", true, {}, []],
  id: [true, {}, ["a"]],
  list: [{}, "a", 1],
  record: [[], "a", 1],
  theme: ["blue", "", 1, "toString", "light dark", ["dark"]],
  direction: ["up", 1, "xltr", "rtlx"],
};
const tables = [
  { rows: fromHost, read: readFromHost },
  { rows: fromGuest, read: readFromGuest },
] as const;
const every = tables.flatMap(({ rows, read }) =>
  Object.entries(rows).map(([type, row]) => ({
    type,
    read,
    fields: Array.from(matchFields(row), ([, name, kind, need]) => ({ name, kind, need })),
  })),
);

describe.each(every)("$type", ({ type, read, fields }) => {
  const whole = {
    type,
    ...Object.fromEntries(fields.map(({ name, kind }) => [name, samples[kind]])),
  };

  it("is read with each of its fields, and with no other", () => {
    expect(read(text({ ...whole, stranger: 1, toString: 2 }))).toEqual({ message: whole });
  });

  it.each(fields)("$name holds $kind alone", ({ name, kind }) => {
    for (const value of kind === "any" ? [] : wrong[kind])
      expect(read(text({ ...whole, [name]: value })), text(value)).toMatchObject({
        dropped: "wrong field",
        detail: `${type}: ${name}`,
      });
  });

  it.each(fields)("$name may be missing if its row says so", ({ name, need, kind }) => {
    const others = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
    const isNeeded = need === "";
    expect("message" in read(text(others))).toBe(!isNeeded);
    if (kind !== "any") expect("message" in read(text({ ...whole, [name]: null }))).toBe(!isNeeded);
  });
});

// Written out by hand, because the tests above derive everything from the rows.
it.each([
  ["setup", ["company_token or app_token"]],
  ["host.look", []],
  ["dispatcher", ["data or value"]],
  ["function", ["function"]],
  ["option", ["data or value"]],
  ["date", []],
  ["search", []],
  ["filter", ["data or value"]],
  ["people", ["data or user"]],
  ["get.data", []],
  ["put.element", []],
  ["put.form", []],
  ["put.input", []],
  ["put.options", []],
])("a guest needs of %s: %j", (type, needed) => {
  const result = readFromHost(text({ type }));
  expect("detail" in result ? result.detail : `${type}: `).toBe(`${type}: ${needed.join(", ")}`);
});
it.each([
  ["app.startup", []],
  ["app.height", ["height"]],
  ["popup.open", ["html or url"]],
  ["popup.close", []],
  ["toast.message", ["text"]],
  ["toast.alert", ["text"]],
  ["get.element", ["id"]],
  ["set.element", ["id", "value"]],
  ["get.form", []],
  ["get.input", ["id"]],
  ["set.input", ["id", "value"]],
  ["get.options", ["id"]],
  ["show.element", ["id"]],
  ["hide.element", ["id"]],
  ["put.data", []],
])("a host needs of %s: %j", (type, needed) => {
  const result = readFromGuest(text({ type }));
  expect("detail" in result ? result.detail : `${type}: `).toBe(`${type}: ${needed.join(", ")}`);
});

it("of fields that stand for each other, one has to be there", () => {
  expect(readFromGuest(text({ type: "popup.open", size: "normal", html: null }))).toEqual({
    dropped: "wrong field",
    detail: "popup.open: html or url",
    head: { type: "popup.open" },
  });
});

it.each([
  ["no type", {}],
  ["a type that nobody knows", { type: "setup2" }],
  ["a type of the other direction", { type: "app.startup" }],
  ["no text as type", { type: ["setup"] }],
  ["a name of every object", { type: "constructor" }],
  ["the name of its prototype", JSON.parse('{"type":"__proto__"}')],
  ["what cannot be made a text", { type: { toString: 1, valueOf: 1, toJSON: 1 } }],
  ["a list", [{ type: "setup" }]],
  ["nothing", null],
  ["a text", "setup"],
])("%s is no message", (_, value) => {
  expect(readFromHost(text(value))).toMatchObject({ dropped: "unknown type" });
});

it.each([
  ["a company's token alone", { company_token: "a" }],
  ["an app's token alone", { app_token: "a" }],
  ["a token and a session", { api_session: "s", company_token: "a" }],
])("%s is a setup", (_, fields) => {
  const message = { type: "setup", ...fields };
  expect(readFromHost(text(message))).toEqual({ message });
});

it("what cannot be used is told with what identifies it, and nothing else of it", () => {
  const input = { type: "search", value: 1, id: 7, request: "r", secret: "s" };
  expect(readFromHost(text(input))).toMatchObject({
    head: { type: "search", id: 7, request: "r" },
  });
  const odd = readFromHost(text({ type: "search", value: 1, id: {}, request: 2 }));
  expect("head" in odd && odd.head).toEqual({ type: "search" });
});

it("a type of 100,000 signs is told in 40", () => {
  const result = readFromHost(text({ type: "x".repeat(100_000) }));
  expect("detail" in result && result.detail).toBe(`"${"x".repeat(39)}`);
});

it("reads what comes within another message, as a popup in the data of a function", () => {
  const data = { html: "<p>", size: "huge", callback: "done" };
  const result = readFields(fromGuest, "popup.open", data);
  expect(result).toEqual({ message: { type: "popup.open", ...data } });
});

it("a type names its fields", () => {
  expectTypeOf<HostMessage<"setup">["api_session"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<HostMessage<"function">["function"]>().toEqualTypeOf<string>();
  expectTypeOf<HostMessage<"setup">["theme"]>().toEqualTypeOf<
    "light" | "dark" | "contrast" | undefined
  >();
  expectTypeOf<GuestMessage<"set.input">["value"]>().toBeUnknown();
  expectTypeOf<GuestMessage<"get.form">["id"]>().toEqualTypeOf<string | number | undefined>();
  // @ts-expect-error -- a field that is needed is missing.
  const none: GuestMessage = { type: "toast.message" };
  // @ts-expect-error -- the host's.
  const others: GuestMessage = { type: "search", value: "" };
  expect([none, others]).toHaveLength(2);
});

describe("a plain host writes null for what it does not have", () => {
  it.each([
    ["a search that was cleared", { type: "search", value: null }, { type: "search" }],
    [
      "a span without a beginning",
      { type: "date", from: null, to: "2026-03-31" },
      { type: "date", to: "2026-03-31" },
    ],
    ["a span of nothing", { type: "date", from: null, to: null }, { type: "date" }],
  ])("%s is read", (_, input, message) => {
    expect(readFromHost(text(input))).toEqual({ message });
  });
});
