// Price and publication between API data and form.
import { expect, test } from "vitest";
import { markFree, offerEntries, offerForm, toOffer, offerProblems, type Offer } from "./offer.ts";
import { sampleDetail } from "../sample-detail.ts";

const offer: Offer = {
  free: false,
  price: "9,5",
  currency: "EUR",
  expiration: "5",
  isPrivate: true,
  accounts: [],
  loaded: "2026-11-20T16:40:00.000Z",
};
const sent = (change: Partial<Offer>) => Object.fromEntries(offerEntries({ ...offer, ...change }));

test("a price is shown with the decimal separator of the reader's language", () => {
  const detail = sampleDetail({ submission: { price_amount: 9.5 } });
  expect(toOffer(detail, "it").price).toBe("9,50");
  expect(toOffer(detail, "en").price).toBe("9.50");
});

test("the form has the stored visibility, contract length and currency", () => {
  const enabled_accounts = [
    { enabled_account: "hr@northwind.example", license_id: 5 },
    { enabled_account: "it@officina.example", license_id: null },
  ];
  const submission = {
    is_private: 1,
    price_currency: "USD",
    expiration_id: 3,
    submission_updadet_at: offer.loaded,
  } as const;
  expect(toOffer(sampleDetail({ submission, enabled_accounts }), "en")).toEqual({
    free: false,
    price: "9.50",
    currency: "USD",
    expiration: "3",
    isPrivate: true,
    accounts: [
      { email: "hr@northwind.example", licenseId: 5 },
      { email: "it@officina.example", licenseId: null },
    ],
    loaded: offer.loaded,
  });
  expect(toOffer(sampleDetail(), "en")).toMatchObject({ isPrivate: false, accounts: [] });
});

test("sends price and publication, alone or with the other fields", () => {
  const entries = offerEntries(offer);
  expect(entries).toEqual([
    ["expiration_id", "5"],
    ["price_amount", "9.5"],
    ["price_currency", "EUR"],
    ["is_private", "1"],
    ["company_token[0]", ""],
    ["submission_updadet_at", "2026-11-20T16:40:00.000Z"],
  ]);
  expect([...offerForm(offer)]).toEqual(entries);
  expect(sent({ isPrivate: false })).toMatchObject({ is_private: "0" });
});

test("a price of 0 makes a free app with an empty price field", () => {
  expect(toOffer(sampleDetail({ submission: { price_amount: 0 } }), "it")).toMatchObject({
    free: true,
    price: "",
  });
});

test("marking an app free clears the price and sets the contract length 1; unmarking keeps both", () => {
  const free = { ...offer, ...markFree(true) };
  expect(free).toMatchObject({ free: true, price: "", expiration: "1" });
  expect({ ...free, ...markFree(false) }).toMatchObject({
    free: false,
    price: "",
    expiration: "1",
  });
});

test("a free app sends 0 and the contract length 1, whatever was typed", () => {
  expect(sent({ free: true, price: "12", expiration: "5" })).toMatchObject({
    price_amount: "0",
    expiration_id: "1",
  });
});

test("a price is sent with a decimal point", () => {
  expect(sent({ price: " 12,30 " })["price_amount"]).toBe("12.30");
});

test("an empty list of companies is sent as one empty entry; blank ones are dropped", () => {
  expect(sent({})["company_token[0]"]).toBe("");
  const accounts = ["a@one.test", "  ", "b@two.test"].map((email) => ({ email, licenseId: null }));
  expect(
    offerEntries({ ...offer, accounts }).filter(([name]) => name.startsWith("company_token")),
  ).toEqual([
    ["company_token[0]", "a@one.test"],
    ["company_token[1]", "b@two.test"],
  ]);
});

test.each([
  ["", "price.required"],
  ["41", "price.too_high"],
  ["-1", "price.negative"],
  ["9,505", "price.decimals"],
  ["nove", "price.unreadable"],
])("the price %j is refused with %s", (price, key) => {
  expect(offerProblems({ ...offer, price })).toMatchObject([{ key, field: "price_amount" }]);
});

test("40,99 is the highest price, and a free app needs none", () => {
  expect(offerProblems({ ...offer, price: "40,99" })).toEqual([]);
  expect(offerProblems({ ...offer, free: true, price: "" })).toEqual([]);
});

test.each(["", " "])("the currency %j and an empty contract length are refused", (currency) => {
  expect(offerProblems({ ...offer, currency, expiration: "" })).toEqual([
    { key: "expiration.required", field: "expiration_id" },
    { key: "currency.required", field: "price_currency" },
  ]);
});
