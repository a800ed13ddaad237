// What stands in the way of changing permissions: the license, where it is the license.
import { expect, test } from "vitest";
import { whyFixed } from "./why-fixed.ts";

test.each([
  ["licensed", "access.unpaid"],
  ["expired", "access.expired"],
  ["paid", "access.not_usable"],
] as const)("%s", (state, why) => {
  expect(whyFixed({ license_state: state })).toBe(why);
});
