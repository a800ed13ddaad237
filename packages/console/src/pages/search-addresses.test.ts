// The searches that stand in an address ask the server only for what it takes.
import { expect, test } from "vitest";
import { deskLimits, productSearchMost, storeLimits } from "@lanyard/contract";
import { deskIn } from "../license/desk-view.ts";
import { viewIn as productsIn } from "../product/product-view.ts";
import { viewIn as storeIn } from "../store/store-view.ts";

const searches = [
  ["products", "search", (params) => productsIn(params).search, productSearchMost],
  ["store", "filter", (params) => storeIn(params).filter, storeLimits.filter],
  ["licenses", "search", (params) => deskIn(params).search, deskLimits.search],
] as const satisfies [string, string, (params: URLSearchParams) => string, number][];

test.each(searches)("%s", (_, name, read, most) => {
  const said = (given: string) => read(new URLSearchParams({ [name]: given }));
  expect(said("\0")).toBe("");
  expect(said(" a\0b\r\n\u202Ec ")).toBe("a b c");
  expect(said("\u200B")).toBe("");
  expect(said("😀".repeat(most + 1))).toBe("😀".repeat(most));
});
