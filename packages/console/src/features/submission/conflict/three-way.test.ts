// Merging two sides' changes of a build: a change of one side is taken, different changes of both need a choice, equal
// changes are no conflict.
import { describe, expect, test } from "vitest";
import { fieldNames, submissionFields, type ProductDetail } from "@lanyard/contract";
import { toBuildFields, fileChange, type BuildFields } from "../fields/build-fields.ts";
import { sampleDetail } from "../sample-detail.ts";
import { merge, type Choice } from "./three-way.ts";

const shot = (screenshot_id: number) => ({
  screenshot_id,
  screenshot_url: `/files/${screenshot_id}`,
});
const base = sampleDetail({
  submission: { icon_url: "/files/i.png", banner_url: "/files/b.png" },
  screenshots: [shot(1), shot(2)],
  enabled_accounts: [{ enabled_account: "a@b.it", license_id: null }],
});
const fields = (change: Partial<BuildFields> = {}) => ({ ...toBuildFields(base, "it"), ...change });
const { offer, texts, screenshots } = fields();
const later = "2026-11-20T16:45:00.000Z";
const theirs = ({ submission, ...rest }: Parameters<typeof sampleDetail>[0] & object) => ({
  ...base,
  ...rest,
  submission: { ...base.submission, submission_updadet_at: later, ...submission },
});
const meet = (mine: BuildFields, present: ProductDetail) =>
  merge({
    base: { fields: toBuildFields(base, "it"), stored: base },
    mine: { fields: mine, stored: base },
    theirs: { fields: toBuildFields(present, "it"), stored: present },
  });
const file = new File(["x"], "x.png");
const languages = [
  { code: "it" as const, submission_name: "Altro", submission_description: "D." },
  base.submission.languages[1]!,
] satisfies ProductDetail["submission"]["languages"];

/** For each field, a change by each side. */
const changes: Record<string, readonly [Partial<BuildFields>, ReturnType<typeof theirs>]> = {
  languages: [{ languages: ["1"] }, theirs({ submission: { languages: [...languages].slice(1) } })],
  menu_entry_id: [{ menu_entry_id: "1" }, theirs({ submission: { menu_entry_id: 2 } })],
  version: [{ version: "3" }, theirs({ submission: { version: "4" } })],
  mobile_available: [{ mobile_available: false }, theirs({ submission: { mobile_available: 0 } })],
  permissions: [{ permissions: ["1"] }, theirs({ permissions: [{ permission_id: 3 }] })],
  source_code_url: [
    { source_code_url: fileChange(file, false) },
    theirs({ submission: { source_code_url: "/files/other.zip" } }),
  ],
  db_script_url: [
    { db_script_url: fileChange(file, false) },
    theirs({ submission: { db_script_url: "/files/other.sql" } }),
  ],
  notes: [{ notes: "Mine." }, theirs({ submission: { notes: "Theirs." } })],
  icon: [{ icon: fileChange(null, true) }, theirs({ submission: { icon_url: "/files/j.png" } })],
  banner: [
    { banner: fileChange(file, false) },
    theirs({ submission: { banner_url: "/files/c.png" } }),
  ],
  screenshots: [
    { screenshots: screenshots.toReversed() },
    theirs({ screenshots: [shot(1), shot(2), shot(3)] }),
  ],
  expiration_id: [
    { offer: { ...offer, expiration: "2" } },
    theirs({ submission: { expiration_id: 3 } }),
  ],
  price_amount: [{ offer: { ...offer, price: "3" } }, theirs({ submission: { price_amount: 4 } })],
  price_currency: [
    { offer: { ...offer, currency: "USD" } },
    theirs({ submission: { price_currency: "CHF" } }),
  ],
  is_private: [{ offer: { ...offer, isPrivate: true } }, theirs({ submission: { is_private: 1 } })],
  company_token: [{ offer: { ...offer, accounts: [] } }, theirs({ enabled_accounts: [] })],
  privacy_policy_url: [
    { privacy_policy_url: "https://a.it" },
    theirs({ submission: { privacy_policy_url: "https://b.it" } }),
  ],
  service_terms_url: [
    { service_terms_url: "https://a.it" },
    theirs({ submission: { service_terms_url: "https://b.it" } }),
  ],
  webhook_url: [
    { webhook_url: "https://a.it" },
    theirs({ submission: { webhook_url: "https://b.it" } }),
  ],
};
/** Whether a field can be changed in two different ways. */
const isTwoWay = (name: string) => {
  const { kind } = submissionFields[name as keyof typeof submissionFields];
  return kind !== "flag" && name !== "company_token";
};

test("every field is compared", () => {
  expect(Object.keys(changes)).toEqual(fieldNames);
});

describe.each(Object.entries(changes))("%s", (name, [mine, present]) => {
  test("changed here alone is kept", () => {
    const merged = meet(fields(mine), theirs({}));
    expect([merged.conflicts, merged.adopted]).toEqual([[], []]);
    expect(merged.choose({})).toEqual({
      ...fields(mine),
      offer: { ...fields(mine).offer, loaded: later },
    });
  });

  test("changed there alone is taken over", () => {
    const merged = meet(fields(), present);
    expect([merged.conflicts, merged.adopted]).toEqual([[], [name]]);
    expect(merged.choose({})).toEqual(toBuildFields(present, "it"));
  });

  test.runIf(isTwoWay(name))("changed on both sides is chosen", () => {
    const merged = meet(fields(mine), present);
    expect([merged.conflicts, merged.adopted]).toEqual([[name], []]);
    const chosen = (side: Choice) => merged.choose({ [name]: side });
    expect(chosen("theirs")).toEqual(toBuildFields(present, "it"));
    expect(chosen("mine")).not.toEqual(toBuildFields(present, "it"));
    expect(chosen("mine")).toEqual(merged.choose({}));
  });
});

test("the same change on both sides is no conflict, however it is typed", () => {
  const merged = meet(
    fields({ notes: "New. ", offer: { ...offer, price: "3.5" }, permissions: ["2", "3"] }),
    theirs({
      submission: { notes: "New.", price_amount: 3.5 },
      permissions: [{ permission_id: 3 }, { permission_id: 2 }],
    }),
  );
  expect([merged.conflicts, merged.adopted]).toEqual([[], []]);
});

test.each([true, false])(
  "a price given up or asked for, free: %s, is kept with whether the app is free",
  (free) => {
    const price = free ? "" : "5";
    const mine = { ...offer, free, price };
    const before = { ...base, submission: { ...base.submission, price_amount: free ? 5 : 0 } };
    const now = { ...before, submission: { ...before.submission, notes: "Theirs." } };
    const merged = merge({
      base: { fields: toBuildFields(before, "it"), stored: before },
      mine: { fields: { ...toBuildFields(before, "it"), offer: mine }, stored: before },
      theirs: { fields: toBuildFields(now, "it"), stored: now },
    });
    expect([merged.conflicts, merged.adopted]).toEqual([[], ["notes"]]);
    expect(merged.choose({}).offer).toMatchObject({ free, price });
  },
);

test("texts are compared by language and text", () => {
  const merged = meet(
    fields({
      texts: {
        ...texts,
        l1: { name: "Mio", description: "Mia." },
        l2: { ...texts.l2!, name: "My" },
      },
    }),
    theirs({ submission: { languages } }),
  );
  expect(merged.conflicts).toEqual(["languages[1][name]", "languages[1][description]"]);
  expect(merged.choose({ "languages[1][name]": "theirs" }).texts).toMatchObject({
    l1: { name: "Altro", description: "Mia." },
    l2: { name: "My" },
  });
});

test("a language given up on one side, and worked in on the other, is chosen", () => {
  const removed = theirs({ submission: { languages: [base.submission.languages[0]!] } });
  const worked = fields({ texts: { ...texts, l2: { ...texts.l2!, name: "Mine" } } });
  const merged = meet(worked, removed);
  expect(merged.conflicts).toEqual(["languages"]);
  expect(merged.choose({ languages: "mine" })).toMatchObject({
    languages: ["1", "2"],
    texts: { l2: { name: "Mine" } },
  });
  expect(
    meet(fields({ languages: ["2"] }), theirs({ submission: { languages } })).conflicts,
  ).toEqual(["languages"]);
});

test("of a signed address the signature is no change", () => {
  const signed = theirs({ submission: { source_code_url: "/files/presenze-2.1.0.zip?until=1" } });
  expect(meet(fields(), signed).adopted).toEqual([]);
});

test("one's own screenshots are kept among what is stored now", () => {
  const added = { id: "new-1", savedId: null, file, removed: false };
  const merged = meet(
    fields({ screenshots: [added, ...screenshots] }),
    theirs({ screenshots: [shot(2), shot(3)] }),
  );
  expect(merged.conflicts).toEqual(["screenshots"]);
  expect(merged.choose({}).screenshots.map(({ id, removed }) => (removed ? `-${id}` : id))).toEqual(
    ["new-1", "s2", "-s3"],
  );
});
