// Times of the database in the wire format: the same text that a Date would give.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { toInstant } from "./instant.ts";

it("turns a time as PostgreSQL writes it into what a Date writes, rounded down to the millisecond", () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date("0001-01-01"),
        max: new Date("9999-12-31"),
        noInvalidDate: true,
      }),
      fc.integer({ min: 0, max: 6 }),
      (date, digits) => {
        const iso = date.toISOString();
        const fraction = `${iso.slice(20, 23)}789`.slice(0, digits);
        const written = `${iso.slice(0, 10)} ${iso.slice(11, 19)}${fraction && `.${fraction}`}+00`;
        expect(toInstant(written)).toBe(
          `${iso.slice(0, 20)}${fraction.slice(0, 3).padEnd(3, "0")}Z`,
        );
      },
    ),
  );
  expect(toInstant("2026-11-21 02:37:31.5+02")).toBe("2026-11-21T00:37:31.500Z");
});
