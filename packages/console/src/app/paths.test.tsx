// Paths: links match the router's patterns, and a returnUrl stays inside the dashboard.
import { describe, expect, test } from "vitest";
import { isGuarded, pages, paths, patterns, safeReturn } from "./paths.ts";

test("links contain their ids, and login the complete returnUrl", () => {
  expect(paths.product(3)).toBe("/dashboard/products/3");
  expect(paths.build("3", 4)).toBe("/dashboard/build/products/3/submissions/4");
  const login = paths.loginFor("/dashboard/account?a=1&b=2#c");
  expect(login).toBe("/login?returnUrl=%2Fdashboard%2Faccount%3Fa%3D1%26b%3D2%23c");
});

describe("the returnUrl", () => {
  test.each([
    "/dashboard/products",
    "/dashboard/build/products/3/submissions/4?a=1&b=%2F#part",
    `${location.origin}/dashboard/account`,
  ])("%j is followed", (address) => {
    expect(safeReturn(address, location.origin)).toBe(address.replace(location.origin, ""));
  });

  test.each([
    null,
    "",
    "//",
    "//evil.example/dashboard/products",
    "https://evil.example/dashboard/products",
    "https:evil.example",
    "javascript:alert(1)",
    "/\\evil.example/dashboard/products",
    "\\\\evil.example/dashboard/products",
    "/\t/evil.example/dashboard/products",
    "%2F%2Fevil.example/dashboard/products",
    "/%2Fevil.example/dashboard/products",
    "/dashboard/../login",
    "/dashboard/%2e%2e/login",
    "/dashboard",
    "/login",
  ])("%j is not", (address) => {
    expect(safeReturn(address, location.origin)).toBe(patterns.products);
  });
});

test("whoever reads without signing in is shown these pages alone", () => {
  const chaptersApart = pages.filter((page) => !page.startsWith(`${patterns.docs}/`));
  expect(chaptersApart.filter((page) => !isGuarded(page)).toSorted()).toEqual(
    [
      patterns.docs,
      patterns.emailConfirm,
      patterns.emailUndo,
      patterns.functionality,
      patterns.home,
      patterns.login,
      patterns.passwordReset,
      patterns.privacy,
      patterns.store,
      patterns.storeProduct,
      patterns.terms,
    ].toSorted(),
  );
});
