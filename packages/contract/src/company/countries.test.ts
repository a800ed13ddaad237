// The list of countries is complete and well formed.
import { expect, test } from "vitest";
import { listCountries, isCountry } from "./countries.ts";

test("every country has its two codes, its number and a name in the language", () => {
  const countries = listCountries("it");
  expect(countries).toHaveLength(249);
  for (const property of ["code", "code3", "number", "name"] as const)
    expect(new Set(countries.map((country) => country[property])).size).toBe(249);
  for (const { code, code3, number, name } of countries) {
    expect(`${code} ${code3} ${number}`).toMatch(/^[A-Z]{2} [A-Z]{3} \d{3}$/);
    expect(name).not.toBe(code);
  }
  expect(countries.find(({ code }) => code === "DE")).toEqual({
    code: "DE",
    code3: "DEU",
    number: "276",
    name: "Germania",
  });
});

test("countries come by name in the language", () => {
  const names = listCountries("es").map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "es")));
});

test("only the two capitals of a country are one", () => {
  expect(["IT", "US"].every(isCountry)).toBe(true);
  expect(["it", "ZZ", "", "ITA"].some(isCountry)).toBe(false);
});
