// The kinds of a build's fields, and what follows from their section and order.
import { expect, test } from "vitest";
import {
  each,
  fieldNames,
  fileFields,
  flagFields,
  imageFields,
  inOrder,
  isInside,
  isLine,
  isNeeded,
  isOffer,
  isPerBuild,
  listFields,
  textFields,
  urlFields,
} from "./submission.fields.ts";

const urls = ["privacy_policy_url", "service_terms_url", "webhook_url"];

test("a field is in the lists of its kind", () => {
  expect(textFields).toEqual(["version", "notes", ...urls]);
  expect(urlFields).toEqual(urls);
  expect(flagFields).toEqual(["mobile_available", "is_private"]);
  expect(imageFields).toEqual(["icon", "banner"]);
  expect(fileFields).toEqual(["source_code_url", "db_script_url"]);
  expect(listFields).toEqual(["permissions", "screenshots", "company_token"]);
});

test("price and publication can change on sale, the version, its notes and files are new with every build", () => {
  expect(fieldNames.filter(isOffer)).toEqual([
    "expiration_id",
    "price_amount",
    "price_currency",
    "is_private",
    "company_token",
  ]);
  expect(fieldNames.filter(isPerBuild)).toEqual([
    "version",
    "source_code_url",
    "db_script_url",
    "notes",
  ]);
});

test("companies do not see the files, the list of enabled accounts and the webhook", () => {
  expect(fieldNames.filter(isInside)).toEqual([
    "source_code_url",
    "db_script_url",
    "company_token",
    "webhook_url",
  ]);
});

test("what may stay empty is not needed", () => {
  expect(fieldNames.filter((name) => !isNeeded(name))).toEqual([
    "mobile_available",
    "permissions",
    "db_script_url",
    "screenshots",
    "is_private",
    "company_token",
    ...urls,
  ]);
});

test("values are made for each field, and put in the order of the editor", () => {
  expect(each(["icon", "banner"], (name) => name.length)).toEqual({ icon: 4, banner: 6 });
  expect(Object.entries(inOrder({ notes: "News", version: "1" }))).toEqual([
    ["version", "1"],
    ["notes", "News"],
  ]);
});

test("of the texts that are said once, the notes alone take line breaks", () => {
  expect(textFields.filter((name) => !isLine(name))).toEqual(["notes"]);
});
