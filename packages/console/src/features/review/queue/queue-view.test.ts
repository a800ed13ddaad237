// The desk's address: what it holds, and that invalid parts are ignored.
import { expect, test } from "vitest";
import { paths } from "../../../app/paths.ts";
import { toQueueAddress, toQueueQuery, isNarrowed, parseQueueView } from "./queue-view.ts";

const viewAt = (query: string) => parseQueueView(new URLSearchParams(query));
const plain = {
  claim: undefined,
  first: undefined,
  entry: undefined,
  creator: "",
  build: undefined,
  tab: "build",
} as const;

test("an address and its view are the same", () => {
  const query = "claim=mine&first=0&menu_entry_id=3&creator=marta&build=12.31&tab=contents";
  const view = viewAt(query);
  expect(view).toEqual({
    claim: "mine",
    first: "0",
    entry: "3",
    creator: "marta",
    build: { product_id: "12", submission_id: "31" },
    tab: "contents",
  });
  expect(toQueueAddress(view)).toBe(`${paths.review}?${query}`);
  expect(isNarrowed(view)).toBe(true);
  expect(toQueueQuery(view)).not.toHaveProperty("build");
});

test("the open build narrows nothing", () => {
  expect(isNarrowed(viewAt("build=12.31"))).toBe(false);
  expect(toQueueAddress(plain)).toBe(paths.review);
});

test("a tab is that of a build, and the first goes without saying", () => {
  expect(toQueueAddress({ ...plain, tab: "contents" })).toBe(paths.review);
  expect(toQueueAddress(viewAt("build=12.31&tab=build"))).toBe(`${paths.review}?build=12.31`);
});

test.each([
  "claim=others",
  "first=2",
  "menu_entry_id=0",
  "menu_entry_id=x",
  "build=12",
  "build=0.1",
  "build=1.2.3",
  "tab=nothing",
])("%s is as if it were not there", (query) => {
  expect(viewAt(query)).toEqual(plain);
});
