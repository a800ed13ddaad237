// In which fields two builds differ, and what the next build copies.
import { expect, test } from "vitest";
import { each, fieldNames, flagFields, textFields } from "@lanyard/contract";
import {
  differences,
  differOnlyInOffer,
  toFacts,
  listKeys,
  copyForNextBuild,
  type Content,
} from "./submission.content.ts";

const build: Content = {
  ...each(textFields, (name) => `The ${name}`),
  ...each(flagFields, () => false),
  languages: [{ languageId: 1, name: "Visite", description: "Chi entra." }],
  menu_entry_id: 1,
  permissions: [1, 2],
  source_code_url: { key: "a.zip", name: "build.zip" },
  db_script_url: { key: "b.sql", name: "install.sql" },
  icon: "i.webp",
  banner: "b.webp",
  screenshots: [{ id: 1, image: "s.webp" }],
  expiration_id: 5,
  price_amount: { cents: 950 },
  price_currency: "EUR",
  company_token: ["First@company.test", "second@company.test"],
};
const changes: Content = {
  ...each(textFields, (name) => `Another ${name}`),
  ...each(flagFields, () => true),
  languages: [{ languageId: 1, name: "Visite", description: "Chi esce." }],
  menu_entry_id: null,
  permissions: [2],
  source_code_url: { key: "other.zip", name: "build.zip" },
  db_script_url: { key: "b.sql", name: "other.sql" },
  icon: "",
  banner: "other.webp",
  screenshots: [{ id: 1, image: "s.webp" }, { image: "t.webp" }],
  expiration_id: 1,
  price_amount: { cents: 0 },
  price_currency: "USD",
  company_token: ["first@company.test"],
};
const offer = ["expiration_id", "price_amount", "price_currency", "is_private", "company_token"];

test("a build does not differ from itself", () => expect(differences(build, build)).toEqual([]));

test.each(fieldNames)("a change of %s is found, and belongs to the offer or not", (name) => {
  const changed = { ...build, [name]: changes[name] };
  expect(differences(build, changed)).toEqual([name]);
  expect(differOnlyInOffer(build, changed)).toBe(offer.includes(name));
});

test("a build differs in its offer alone when it does not differ, but not when it differs elsewhere too", () => {
  expect(differOnlyInOffer(build, build)).toBe(true);
  const { expiration_id, version } = changes;
  expect(differOnlyInOffer(build, { ...build, expiration_id, version })).toBe(false);
});

test("another picture in the same place is a difference; another order or case of e-mails is none", () => {
  expect(differences(build, { ...build, screenshots: [{ id: 1, image: "t.webp" }] })).toEqual([
    "screenshots",
  ]);
  const company_token = ["SECOND@company.test", "first@company.test"];
  expect(differences(build, { ...build, company_token })).toEqual([]);
  expect(
    differences(build, { ...build, company_token: ["first@company.test", "third@company.test"] }),
  ).toEqual(["company_token"]);
});

test("its files are all that it stores, and nothing where it has none", () => {
  expect(listKeys(build)).toEqual(["i.webp", "b.webp", "a.zip", "b.sql", "s.webp"]);
  const without = { ...build, icon: "", db_script_url: { key: "", name: "" }, screenshots: [] };
  expect(listKeys(without)).toEqual(["b.webp", "a.zip"]);
});

test("changes are listed in the order of the editor", () =>
  expect(differences(build, changes)).toEqual(fieldNames));

test("new ids of the same pictures, and other order and case of the same e-mails, are no difference", () => {
  const again: Content = {
    ...build,
    screenshots: [{ id: 7, image: "s.webp" }],
    company_token: ["second@company.test", "first@company.test"],
  };
  expect(differences(build, again)).toEqual([]);
});

test("the next build has everything but version, notes and files", () => {
  const next = copyForNextBuild(build);
  expect(differences(build, next)).toEqual([
    "version",
    "source_code_url",
    "db_script_url",
    "notes",
  ]);
  expect(next).toMatchObject({
    version: "",
    notes: "",
    source_code_url: { key: "", name: "" },
    db_script_url: { key: "", name: "" },
    screenshots: [{ image: "s.webp" }],
  });
  expect(next.screenshots[0]).not.toHaveProperty("id");
});

test("completeness is judged by whether there is a file, by the texts, and by the price", () => {
  const facts = toFacts(build);
  expect(facts).toMatchObject({
    icon: true,
    banner: true,
    source_code_url: true,
    db_script_url: true,
    languages: [{ id: 1, name: "Visite", description: "Chi entra." }],
    price_amount: 9.5,
    version: "The version",
  });
  const noFile = { key: "", name: "lost.zip" };
  expect(toFacts({ ...build, icon: "", source_code_url: noFile })).toEqual({
    ...facts,
    icon: false,
    source_code_url: false,
  });
});
