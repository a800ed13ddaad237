// Reading a saved form field by field: a missing field keeps its value.
import { describe, expect, test } from "vitest";
import { each, flagFields, freeExpirationId, textFields } from "@lanyard/contract";
import type { Content } from "./submission.content.ts";
import {
  parseAmount,
  parseCurrency,
  parseExpiration,
  applyFile,
  parseFlag,
  applyImage,
  parseMenuEntry,
} from "./submission.fields.form.ts";
import { applyForm, type FormInput } from "./submission.form.ts";

const lookups = { menu: new Set([1, 2]), permissions: new Set([1, 2]), expirations: new Set([1]) };
const upload = (key: string) => ({ key, name: `my ${key}`, bytes: 1, slot: 0 });
const unchanged = <Value>(value: Value) => ({ value, problems: [] });

test("a flag", () => {
  expect(parseFlag(undefined, true)).toEqual(unchanged(true));
  expect(parseFlag(undefined, false)).toEqual(unchanged(false));
  expect(parseFlag(0, true)).toEqual(unchanged(false));
  expect(parseFlag(1, false)).toEqual(unchanged(true));
});

test("a file and a picture: a new one replaces the old one, also when that is removed", () => {
  const old = { key: "old", name: "my old" };
  expect(applyFile(undefined, undefined, old)).toEqual(unchanged(old));
  expect(applyFile([], 0, old)).toEqual(unchanged(old));
  expect(applyFile(undefined, 1, old)).toEqual(unchanged({ key: "", name: "" }));
  expect(applyFile([upload("new")], 1, old)).toEqual(unchanged({ key: "new", name: "my new" }));
  expect(applyImage(undefined, undefined, "old")).toEqual(unchanged("old"));
  expect(applyImage([], 1, "old")).toEqual(unchanged(""));
  expect(applyImage([upload("new")], 1, "old")).toEqual(unchanged("new"));
});

test("a choice: none, one there is, and one there is not", () => {
  expect(parseMenuEntry(undefined, lookups, 2)).toEqual(unchanged(2));
  expect(parseMenuEntry(null, lookups, 2)).toEqual(unchanged(null));
  expect(parseMenuEntry(1, lookups, 2)).toEqual(unchanged(1));
  expect(parseMenuEntry(9, lookups, 2)).toEqual({
    value: 2,
    problems: [{ key: "menu_entry.unknown", field: "menu_entry_id" }],
  });
  expect(parseExpiration(undefined, lookups, 7)).toEqual(unchanged(7));
  expect(parseExpiration(1, lookups, 7)).toEqual(unchanged(1));
  expect(parseExpiration(null, lookups, 7)).toEqual({
    value: 7,
    problems: [{ key: "expiration.required", field: "expiration_id" }],
  });
  expect(parseExpiration(9, lookups, 7)).toEqual({
    value: 7,
    problems: [{ key: "expiration.unknown", field: "expiration_id" }],
  });
});

test("a price and its currency", () => {
  expect(parseAmount(undefined, { cents: 950 })).toEqual(unchanged({ cents: 950 }));
  expect(parseAmount("20", { cents: 950 })).toEqual(unchanged({ cents: 2_000 }));
  expect(parseAmount("much", { cents: 950 })).toMatchObject({
    value: { cents: 950 },
    problems: [{ field: "price_amount" }],
  });
  expect(parseCurrency(undefined, "EUR")).toEqual(unchanged("EUR"));
  expect(parseCurrency("CHF", "EUR")).toEqual(unchanged("CHF"));
  expect(parseCurrency("", "EUR")).toEqual({
    value: "EUR",
    problems: [{ key: "currency.required", field: "price_currency" }],
  });
  expect(parseCurrency("???", "EUR")).toEqual({
    value: "EUR",
    problems: [{ key: "currency.unknown", field: "price_currency" }],
  });
});

describe("a form", () => {
  const none = { key: "", name: "" };
  const build: Content = {
    ...each(textFields, () => "https://a.test/"),
    ...each(flagFields, () => true),
    languages: [],
    menu_entry_id: 2,
    permissions: [2],
    source_code_url: none,
    db_script_url: none,
    icon: "i.webp",
    banner: "b.webp",
    screenshots: [],
    expiration_id: 7,
    price_amount: { cents: 950 },
    price_currency: "EUR",
    company_token: ["a@b.test"],
  };
  const apply = (form: FormInput["form"], uploads = {}) =>
    applyForm(build, { form, uploads, language: "it" }, lookups);

  test("that sends nothing changes nothing, and each field that it sends", () => {
    expect(apply({})).toEqual({ content: build, problems: [] });
    expect(
      apply({ version: "2.0.0", is_private: 0, remove_icon: 1 }, { banner: [upload("new")] }),
    ).toEqual({
      content: { ...build, version: "2.0.0", is_private: false, icon: "", banner: "new" },
      problems: [],
    });
  });

  test("without a price has no contract that ends", () => {
    expect(apply({ price_amount: "0" }).content).toEqual({
      ...build,
      price_amount: { cents: 0 },
      expiration_id: freeExpirationId,
    });
  });

  test("tells every wrong field in the order of the editor", () => {
    const { content, problems } = apply({
      price_currency: "???",
      privacy_policy_url: "nowhere",
      webhook_url: "https://localhost/",
      menu_entry_id: 9,
    });
    expect(content).toMatchObject({ price_currency: "EUR", menu_entry_id: 2 });
    expect(problems).toEqual([
      { key: "menu_entry.unknown", field: "menu_entry_id" },
      { key: "currency.unknown", field: "price_currency" },
      { key: "link.invalid", field: "privacy_policy_url" },
      { key: "link.private", field: "webhook_url" },
    ]);
    // Only webhooks need a public address, because the server calls them; browsers open the other links.
    expect(apply({ privacy_policy_url: "https://localhost/" }).problems).toEqual([]);
  });
});
