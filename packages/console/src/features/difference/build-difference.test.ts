// The differences between two builds: a case for each field of the contract, and the order of the editor.
import { expect, test } from "vitest";
import { fieldNames, type FieldName, type ProductDetail } from "@lanyard/contract";
import { buildDifference, type Change, type Words } from "./build-difference.ts";
import { findPart, type PartName } from "./parts.ts";

const texts = (code: "it" | "en", submission_name: string, submission_description: string) => ({
  code,
  submission_name,
  submission_description,
});
const base = {
  submission: {
    version: "1.0.0",
    notes: "Prima.",
    menu_entry_id: 3,
    menu_entry_name: "Persone",
    mobile_available: 0,
    is_private: 0,
    price_amount: 9.5,
    price_currency: "EUR",
    expiration_id: 5,
    expiration_name: "Un anno",
    icon_url: "/a.png",
    banner_url: "/b.png",
    source_code_url: "/files/1?signature=x",
    source_code_name: "uno.zip",
    db_script_url: "",
    db_script_name: "",
    privacy_policy_url: "https://example.com/privacy",
    service_terms_url: "",
    webhook_url: "",
    languages: [texts("it", "Presenze", "Chi è in sede."), texts("en", "Attendance", "Who is in.")],
  },
  screenshots: [{ screenshot_id: 1, screenshot_url: "/1.png" }],
  enabled_accounts: [{ enabled_account: "Uno@example.com", license_id: null }],
  permissions: [{ permission_id: 1 }],
} as unknown as ProductDetail;

const words: Words = {
  permissions: [
    { id: 1, label: "Profilo" },
    { id: 2, label: "Presenze" },
  ],
  flag: (field, on) => `${field} ${on}`,
  price: ({ submission }) => `${submission.price_amount} ${submission.price_currency}`,
};

interface Case {
  readonly submission?: Partial<ProductDetail["submission"]>;
  readonly detail?: Partial<ProductDetail>;
  readonly expected: readonly Partial<Change>[];
  readonly part: PartName;
}
const value = (submission: Case["submission"], before: string, after: string): Case => ({
  submission,
  expected: [{ kind: "value", before, after }],
  part: "facts",
});

const cases: Readonly<Record<FieldName, Case>> = {
  languages: {
    submission: { languages: [texts("it", "Presenze", "Chi è in ufficio.")] },
    expected: [
      {
        kind: "text",
        language: "it",
        text: "description",
        before: "Chi è in sede.",
        after: "Chi è in ufficio.",
      },
      { kind: "text", language: "en", text: "name", before: "Attendance", after: "" },
      { kind: "text", language: "en", text: "description", before: "Who is in.", after: "" },
    ],
    part: "texts",
  },
  menu_entry_id: value({ menu_entry_id: 2, menu_entry_name: "Sicurezza" }, "Persone", "Sicurezza"),
  version: value({ version: "1.0.1" }, "1.0.0", "1.0.1"),
  mobile_available: value(
    { mobile_available: 1 },
    "mobile_available false",
    "mobile_available true",
  ),
  permissions: {
    detail: { permissions: [{ permission_id: 2 }, { permission_id: 9 }] },
    expected: [
      {
        kind: "list",
        before: [{ id: "1", text: "Profilo" }],
        after: [
          { id: "2", text: "Presenze" },
          { id: "9", text: "9" },
        ],
      },
    ],
    part: "permissions",
  },
  source_code_url: {
    submission: { source_code_url: "/files/2?signature=x", source_code_name: "due.zip" },
    expected: [{ kind: "file", before: "uno.zip", after: "due.zip" }],
    part: "files",
  },
  db_script_url: {
    submission: { db_script_url: "/files/3?signature=x", db_script_name: "tabelle.sql" },
    expected: [{ kind: "file", before: "", after: "tabelle.sql" }],
    part: "sql",
  },
  notes: {
    submission: { notes: "Seconda." },
    expected: [{ kind: "text", before: "Prima.", after: "Seconda." }],
    part: "texts",
  },
  icon: {
    submission: { icon_url: "/c.png" },
    expected: [{ kind: "pictures" }],
    part: "pictures",
  },
  banner: {
    submission: { banner_url: "" },
    expected: [
      { kind: "pictures", pictures: [{ change: "removed", before: { src: "/b.png", place: 1 } }] },
    ],
    part: "pictures",
  },
  screenshots: {
    detail: { screenshots: [] },
    expected: [
      { kind: "pictures", pictures: [{ change: "removed", before: { src: "/1.png", place: 1 } }] },
    ],
    part: "pictures",
  },
  expiration_id: value({ expiration_id: 2, expiration_name: "Un mese" }, "Un anno", "Un mese"),
  price_amount: value({ price_amount: 12 }, "9.5 EUR", "12 EUR"),
  price_currency: value({ price_currency: "USD" }, "EUR", "USD"),
  is_private: value({ is_private: 1 }, "is_private false", "is_private true"),
  company_token: {
    detail: { enabled_accounts: [] },
    expected: [
      { kind: "list", before: [{ id: "uno@example.com", text: "Uno@example.com" }], after: [] },
    ],
    part: "facts",
  },
  privacy_policy_url: value({ privacy_policy_url: "" }, "https://example.com/privacy", ""),
  service_terms_url: value({ service_terms_url: "https://a.test" }, "", "https://a.test"),
  webhook_url: value({ webhook_url: "https://b.test" }, "", "https://b.test"),
};

const changed = ({ submission, detail }: Omit<Case, "expected" | "part">): ProductDetail => ({
  ...base,
  ...detail,
  submission: { ...base.submission, ...submission },
});

test.each(fieldNames)("%s", (field) => {
  const { expected, part, ...change } = cases[field];
  const changes = buildDifference(base, changed(change), words);
  expect(changes).toMatchObject(expected.map((one) => ({ field, ...one })));
  expect(changes).toHaveLength(expected.length);
  expect(changes.map(findPart)).toEqual(expected.map(() => part));
});

test("all at once, in the order of the editor", () => {
  const all = Object.values(cases);
  const submission = Object.assign({}, ...all.map((one) => one.submission)) as object;
  const detail = Object.assign({}, ...all.map((one) => one.detail)) as object;
  const changes = buildDifference(base, changed({ submission, detail }), words);
  expect([...new Set(changes.map(({ field }) => field))]).toEqual(fieldNames);
});

test("what does not count makes no difference", () => {
  const same = changed({
    submission: { source_code_url: "/files/1?signature=another", source_code_name: "altro.zip" },
    detail: {
      screenshots: [{ screenshot_id: 77, screenshot_url: "/1.png" }],
      enabled_accounts: [{ enabled_account: "uno@EXAMPLE.com", license_id: 4 }],
    },
  });
  expect(buildDifference(base, same, words)).toEqual([]);
});
