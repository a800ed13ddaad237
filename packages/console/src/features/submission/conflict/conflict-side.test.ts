// How a side of a conflict shows the price that was typed.
import { expect, test } from "vitest";
import { fieldsOf } from "../fields/build-fields.ts";
import { sideText } from "./conflict-side.ts";
import { sampleChoices, sampleDetail } from "../sample-detail.ts";

const shown = (offer: { free: boolean; price: string }) => {
  const stored = sampleDetail();
  const fields = fieldsOf(stored, "en");
  return sideText(
    "price_amount",
    { stored, fields: { ...fields, offer: { ...fields.offer, ...offer } } },
    sampleChoices,
    { t: ((key: string) => key) as never, reader: "en" },
  );
};

test("an emptied price is no free app", () => {
  expect(shown({ free: true, price: "" })).toBe("price.free");
  expect(shown({ free: false, price: "9,5" })).toBe("€9.50");
  expect(shown({ free: false, price: "" })).toBe("");
  expect(shown({ free: false, price: "nine" })).toBe("nine");
});
