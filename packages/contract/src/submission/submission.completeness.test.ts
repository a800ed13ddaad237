// Which problems keep a build from being sent for review.
import fc from "fast-check";
import { expect, test } from "vitest";
import { each, urlFields } from "./submission.fields.ts";
import { completenessProblems, urlProblems, type BuildFacts } from "./submission.completeness.ts";

const complete: BuildFacts = {
  languages: [{ id: 1, name: "Visite", description: "Chi entra" }],
  version: "1.0.0",
  menu_entry_id: 1,
  notes: "News",
  price_amount: 0,
  price_currency: "EUR",
  expiration_id: 1,
  ...each(urlFields, () => ""),
  source_code_url: true,
  db_script_url: false,
  icon: true,
  banner: true,
};
const flaws: readonly [Partial<BuildFacts>, string][] = [
  [{ languages: [] }, "languages language.required"],
  [{ languages: [{ id: 1, name: " ", description: "D" }] }, "languages[1][name] title.required"],
  [
    { languages: [{ id: 3, name: "N", description: "" }] },
    "languages[3][description] description.required",
  ],
  [{ menu_entry_id: null }, "menu_entry_id menu_entry.required"],
  [{ version: " " }, "version version.required"],
  [{ source_code_url: false }, "source_code_url archive.required"],
  [{ notes: "" }, "notes notes.required"],
  [{ icon: false }, "icon icon.required"],
  [{ banner: false }, "banner banner.required"],
  [{ expiration_id: null }, "expiration_id expiration.required"],
  [{ price_amount: "" }, "price_amount price.required"],
  [{ price_currency: "" }, "price_currency currency.required"],
  [{ privacy_policy_url: "example.com" }, "privacy_policy_url link.invalid"],
  [{ service_terms_url: "ftp://example.com" }, "service_terms_url link.invalid"],
  [{ webhook_url: "https://" }, "webhook_url link.invalid"],
];
const findProblems = (facts: BuildFacts) =>
  completenessProblems(facts).map(({ field, key }) => `${field} ${key}`);

test("a complete build has no problem", () => expect(findProblems(complete)).toEqual([]));

test.each(flaws)("%j alone is one problem", (flaw, problem) =>
  expect(findProblems({ ...complete, ...flaw })).toEqual([problem]),
);

test("each flaw has its own problem, whatever else is wrong", () => {
  const single = flaws.filter(([flaw]) => !flaw.languages);
  fc.assert(
    fc.property(fc.subarray([...single]), (subset) => {
      const facts = Object.assign({ ...complete }, ...subset.map(([flaw]) => flaw)) as BuildFacts;
      expect(findProblems(facts).toSorted((a, b) => a.localeCompare(b))).toEqual(
        subset.map(([, problem]) => problem).toSorted((a, b) => a.localeCompare(b)),
      );
    }),
  );
});

test("one language of several that is not filled in is named", () => {
  const languages = [...complete.languages, { id: 2, name: "", description: "Who comes" }];
  expect(findProblems({ ...complete, languages })).toEqual(["languages[2][name] title.required"]);
});

test("a price is judged, not only asked for", () => {
  expect(findProblems({ ...complete, price_amount: 41 })).toEqual(["price_amount price.too_high"]);
});

test("addresses are web addresses, or empty", () => {
  const good = [
    "",
    "https://example.com",
    "http://localhost:3000/hook",
    "https://[::1]/",
    "HTTPS://EXAMPLE.COM/a?b=c#d",
  ];
  const bad = [
    "example.com",
    "javascript:alert(1)",
    "https:// example.com",
    "https://intranet",
    "mailto:a@b.it",
    "//example.com",
  ];
  expect(good.flatMap((webhook_url) => urlProblems({ webhook_url }))).toEqual([]);
  expect(bad.filter((webhook_url) => urlProblems({ webhook_url }).length === 1)).toEqual(bad);
});
