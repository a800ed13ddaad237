// How a host's values are parsed: popups of each kind, places, filters, people and days; invalid values are rejected.
import { expect, test } from "vitest";
import { readPlace } from "../host-options.ts";
import { readFilter, readPeople, readPeriod } from "../messages/host-requests.ts";
import { getHeight, readPopup, getDialogHeight } from "./popup.ts";
import { readOptions } from "./popup-sources.ts";

test.each([
  [{ html: "<p>a" }, { kind: "markup", html: "<p>a" }],
  [{ page: "/a" }, { kind: "page", address: "/a" }],
  [{ load: "/a" }, { kind: "fetched", address: "/a" }],
  [{ url: "https://a.example/" }, { kind: "remote", address: "https://a.example/" }],
  [
    { html: "a", config: { title: "A", height: 300 } },
    { kind: "markup", title: "A", height: "300px" },
  ],
  [{ form: { body: [] } }, { kind: "form", form: { id: "test" } }],
])("%j is a popup", (input, popup) => {
  expect(readPopup(input)).toMatchObject(popup);
});

test.each([
  undefined,
  null,
  "<p>a",
  [],
  {},
  { html: "" },
  { html: 1 },
  { url: null },
  { form: "a" },
  { form: { body: [{ name: "a", type: "password" }] } },
])("%j is none", (input) => {
  expect(readPopup(input)).toBeUndefined();
});

test.each([
  [undefined, "50vh"],
  ["30rem", "30rem"],
  [240, "240px"],
  ["calc(1px)", "50vh"],
  ["1px;position:fixed", "50vh"],
  [-1, "50vh"],
  [0, "50vh"],
  ["", "50vh"],
  ["30", "50vh"],
  // Too high ones are as high as the highest.
  [1e9, "4000px"],
  ["99999vh", "100vh"],
  ["5000rem", "250rem"],
])("a page of the height %j is %s high", (height, css) => {
  const popup = readPopup({ page: "/a", height, size: "huge" });
  expect(popup && getHeight(popup)).toBe(css);
  expect(popup).not.toHaveProperty("size");
});

test.each([
  ["store", "store"],
  [{ place: "people" }, "people"],
  [{ product_id: "12" }, { product: 12 }],
  ["dashboard", undefined],
  [{ product_id: "12/../../dashboard" }, undefined],
  [{ product_id: -1 }, undefined],
  [{ product_id: true }, undefined],
  [{ product_id: [12] }, undefined],
  [null, undefined],
])("%j leads to %j", (input, place) => {
  expect(readPlace(input)).toEqual(place);
});

test.each([
  [2, { of: "store", entry: 2 }],
  ["2", { of: "store", entry: 2 }],
  [-1, { of: "store", entry: undefined }],
  ["", { of: "store", entry: undefined }],
  ["due", { of: "licenses", filter: "due" }],
  [{ menu_entry_id: 3 }, { of: "store", entry: 3 }],
  [{ filter: "hidden" }, { of: "licenses", filter: "hidden" }],
  ["constructor", undefined],
  [1.5, undefined],
  [{}, undefined],
  [true, undefined],
  [[2], undefined],
])("the filter %j is %j", (input, filter) => {
  expect(readFilter(input)).toEqual(filter);
});

test.each([
  [
    [{ id: 7, name: "Ada" }, { user_id: "8" }, "9"],
    { people: [{ user_id: "7", name: "Ada" }], search: "" },
  ],
  [{ user_id: "8" }, { people: [], search: "8" }],
  ["Ada", { people: [], search: "Ada" }],
  [[], { people: [], search: "" }],
  [[{ name: "Ada" }], { people: [], search: "Ada" }],
])("the people %j are %j", (input, people) => {
  expect(readPeople(input)).toEqual(people);
});

test.each([
  ["2026-03-01", "2026-03-31 23:59:59", "2026-03-01", "2026-03-31"],
  ["2026-03-31", "2026-03-01", "2026-03-01", "2026-03-31"],
  ["0000-00-00", "1970-01-01", undefined, undefined],
  ["0000-00-00 00:00:00", "2026-03-01", undefined, "2026-03-01"],
  [null, "undefined", undefined, undefined],
])("from %s to %s", (from, to, first, last) => {
  const period = { from: first, to: last };
  expect(readPeriod({ from, to })).toEqual(period);
  expect(readPeriod({ data: { from, to } })).toEqual(period);
  expect(readPeriod({ value: { from, to } })).toEqual(period);
});

test.each([
  { from: "2026-02-30" },
  { to: "soon" },
  { from: "31/03/2026", to: "2026-04-01" },
  { data: { from: 20_260_301 } },
  { data: ["2026-03-01", "2026-03-31"] },
  { data: "2026-03-01" },
  { data: { start: "2026-03-01" } },
  { data: {} },
])("%j is no period", (input) => {
  expect(readPeriod(input)).toBeUndefined();
});

const seen = "var(--host-height, calc(100dvh - var(--seen-top, 0px) - var(--seen-bottom, 0px)))";
test.each([
  [undefined, `calc(0.5 * ${seen})`],
  ["30vh", `calc(0.3 * ${seen})`],
  ["100vh", `calc(0.8 * ${seen})`],
  [240, `min(240px, 0.8 * ${seen})`],
])("in the console a page of the height %j is a part of what the host shows", (height, css) => {
  const popup = readPopup({ page: "/a", height });
  expect(popup && getDialogHeight(popup)).toBe(css);
});

test("options of a host are words, or records in two spellings; what is neither is left out", () => {
  expect(
    readOptions(["a", { value: 1, label: "b" }, { id: 2, name: "c" }, { id: 3 }, {}, null]),
  ).toEqual([
    { value: "a", label: "a" },
    { value: "1", label: "b" },
    { value: "2", label: "c" },
    { value: "3", label: "3" },
  ]);
  expect(() => readOptions({ a: 1 })).toThrow("no list");
});
