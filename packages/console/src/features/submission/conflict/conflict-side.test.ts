// How a side of a conflict shows the price that was typed.
import { expect, test } from "vitest";
import { toBuildFields } from "../fields/build-fields.ts";
import { sideText } from "./conflict-side.ts";
import { sampleChoices, sampleDetail } from "../sample-detail.ts";

const formatOffer = (offer: { free: boolean; price: string }) => {
  const stored = sampleDetail();
  const fields = toBuildFields(stored, "en");
  return sideText(
    "price_amount",
    { stored, fields: { ...fields, offer: { ...fields.offer, ...offer } } },
    sampleChoices,
    { t: ((key: string) => key) as never, reader: "en" },
  );
};

test("an emptied price is no free app", () => {
  expect(formatOffer({ free: true, price: "" })).toBe("price.free");
  expect(formatOffer({ free: false, price: "9,5" })).toBe("€9.50");
  expect(formatOffer({ free: false, price: "" })).toBe("");
  expect(formatOffer({ free: false, price: "nine" })).toBe("nine");
});
