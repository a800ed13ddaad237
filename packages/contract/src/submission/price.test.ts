// Prices as people type them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { editorCurrency, formattingCurrency, priceLimits, parsePrice } from "./price.ts";

const parse = (typed: string | number) => {
  const result = parsePrice(typed);
  return "problem" in result ? result.problem.key : result.cents;
};

test.each([
  ["0", 0],
  [0, 0],
  ["9.5", 950],
  ["9,50", 950],
  [" 12.00 ", 1200],
  ["7.", 700],
  [0.29, 29],
  ["40.99", 4099],
  [40.99, 4099],
  ["", "price.required"],
  ["   ", "price.required"],
  ["abc", "price.unreadable"],
  ["1e3", "price.unreadable"],
  ["0x10", "price.unreadable"],
  ["1,000.00", "price.unreadable"],
  ["NaN", "price.unreadable"],
  ["Infinity", "price.unreadable"],
  ["-1", "price.negative"],
  ["-0.01", "price.negative"],
  ["41", "price.too_high"],
  ["41.00", "price.too_high"],
  ["999999999", "price.too_high"],
  ["40.999", "price.decimals"],
  ["0.001", "price.decimals"],
])("%j is %s", (typed, expected) => expect(parse(typed)).toBe(expected));

test("every amount up to the most is read to the cent, with point or comma", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Math.round(priceLimits.most * 100) }), (cents) => {
      const typed = (cents / 100).toFixed(2);
      expect(parsePrice(typed)).toEqual({ cents });
      expect(parsePrice(typed.replace(".", ","))).toEqual({ cents });
      expect(parsePrice(cents / 100)).toEqual({ cents });
    }),
  );
});

test("whatever is typed is a price within the limits or one problem of its field", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
      (typed) => {
        const result = parsePrice(typed);
        if ("problem" in result) expect(result.problem.field).toBe("price_amount");
        else
          expect(Number.isInteger(result.cents) && result.cents >= 0 && result.cents <= 4099).toBe(
            true,
          );
      },
    ),
  );
});

test("the editor's currency is the euro; a price without one is shown in dollars", () => {
  expect([editorCurrency, formattingCurrency]).toEqual(["EUR", "USD"]);
});
