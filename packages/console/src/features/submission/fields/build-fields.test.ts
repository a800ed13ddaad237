// The fields of the editor: from the API, to the facts that decide completeness, their limits, what review needs.
import { expect, test } from "vitest";
import { completenessProblems, submissionFields, submissionLimits } from "@lanyard/contract";
import {
  draftProblems,
  editorTexts,
  toBuildFacts,
  toBuildFields,
  fileChange,
  reviewProblems,
  type BuildFields,
} from "./build-fields.ts";
import { newDraft, sampleDetail } from "../sample-detail.ts";

const none = fileChange(null, false);
const stored = sampleDetail();
const fields = (change: Partial<BuildFields> = {}): BuildFields => ({
  ...toBuildFields(stored, "it"),
  ...change,
});

test("the form has every field of a stored build", () => {
  const { submission } = stored;
  const shots = [{ screenshot_id: 7, screenshot_url: "/files/7.png" }];
  expect(toBuildFields({ ...stored, screenshots: shots }, "it")).toEqual({
    ...Object.fromEntries(editorTexts.map((name) => [name, submission[name]])),
    mobile_available: true,
    icon: none,
    banner: none,
    source_code_url: none,
    db_script_url: none,
    languages: ["1", "2"],
    texts: {
      l1: {
        name: "Presenze",
        description: submission.languages[0]!.submission_description,
      },
      l2: {
        name: "Attendance",
        description: submission.languages[1]!.submission_description,
      },
      l3: { name: "", description: "" },
      l4: { name: "", description: "" },
    },
    menu_entry_id: "3",
    permissions: ["1", "2"],
    screenshots: [{ id: "s7", savedId: 7, file: null, removed: false }],
    offer: {
      free: false,
      price: "9,50",
      currency: "EUR",
      expiration: "5",
      isPrivate: false,
      accounts: [],
      loaded: submission.submission_updadet_at,
    },
  });
});

test("a new draft has nothing chosen, and the editor's currency", () => {
  const draft = newDraft();
  const empty = { ...draft, submission: { ...draft.submission, price_currency: "" } };
  expect(toBuildFields(empty, "it")).toMatchObject({
    languages: [],
    menu_entry_id: "",
    mobile_available: false,
    offer: { currency: "EUR", free: true },
  });
  const dollars = sampleDetail({ submission: { price_currency: "USD" } });
  expect(toBuildFields(dollars, "it").offer.currency).toBe("USD");
});

test("the facts are what is entered, and which files there will be", () => {
  const written = fields({
    languages: ["1", "9"],
    banner: fileChange(new File([], "b.png"), false),
  });
  expect(toBuildFacts(written, stored)).toEqual({
    ...Object.fromEntries(editorTexts.map((name) => [name, written[name]])),
    source_code_url: true,
    db_script_url: false,
    icon: false,
    banner: true,
    languages: [
      { id: 1, ...written.texts.l1 },
      // A language without texts.
      { id: 9, name: "", description: "" },
    ],
    menu_entry_id: 3,
    price_amount: "9,50",
    price_currency: "EUR",
    expiration_id: 5,
  });
  expect(toBuildFacts(fields({ source_code_url: fileChange(null, true) }), stored)).toMatchObject({
    source_code_url: false,
  });
});

test("the facts have null for what is not chosen, and 0 as the price of a free app", () => {
  const { offer } = fields();
  expect(
    toBuildFacts(
      fields({ menu_entry_id: "", offer: { ...offer, free: true, price: "", expiration: "" } }),
      stored,
    ),
  ).toMatchObject({ menu_entry_id: null, expiration_id: null, price_amount: 0 });
});

test("a text may have as many characters as its limit, not counting spaces around it", () => {
  const { title, description } = submissionLimits;
  const { most } = submissionFields.notes;
  const texts = (length: number) => ({
    ...fields().texts,
    l2: {
      name: "😀".repeat(length - description + title),
      description: ` ${"e\u0301".repeat(length)} `,
    },
  });
  const languages = ["1", "2", "9"];
  const notes = (length: number) => ` ${"x".repeat(length)} `;
  expect(
    draftProblems(fields({ languages, texts: texts(description), notes: notes(most) })),
  ).toEqual([]);
  expect(
    draftProblems(fields({ languages, texts: texts(description + 1), notes: notes(most + 1) })),
  ).toEqual([
    { key: "field.too_long", params: { most: title, over: 1 }, field: "languages[2][name]" },
    {
      key: "field.too_long",
      params: { most: description, over: 1 },
      field: "languages[2][description]",
    },
    { key: "field.too_long", params: { most, over: 1 }, field: "notes" },
  ]);
  // Texts of unselected languages are not sent.
  expect(draftProblems(fields({ languages: ["1"], texts: texts(description + 1) }))).toEqual([]);
});

test("line breaks count once, as they are stored", () => {
  const { most } = submissionFields.notes;
  for (const stop of ["\n", "\r\n"])
    expect(draftProblems(fields({ notes: `x${stop}`.repeat(most / 2) + stop }))).toEqual([]);
});

test("a stored file counts until it is removed, a new one as soon as it is chosen", () => {
  const detail = sampleDetail({
    submission: { icon_url: "/files/i.png", banner_url: "/files/b.png" },
  });
  const form = toBuildFields(detail, "it");
  expect(completenessProblems(toBuildFacts(form, detail))).toEqual([]);
  const removed = { ...form, icon: fileChange(null, true) };
  expect(completenessProblems(toBuildFacts(removed, detail))).toMatchObject([
    { key: "icon.required" },
  ]);
  const replaced = { ...form, icon: fileChange(new File([], "i.png"), true) };
  expect(completenessProblems(toBuildFacts(replaced, detail))).toEqual([]);
});

test("a text over its limit keeps the build from review, with one problem", () => {
  const detail = sampleDetail({
    submission: { icon_url: "/files/i.png", banner_url: "/files/b.png" },
  });
  const form = toBuildFields(detail, "it");
  expect(
    reviewProblems({ ...form, notes: "x".repeat(4001), webhook_url: "nowhere" }, detail),
  ).toMatchObject([
    { key: "link.invalid", field: "webhook_url" },
    { key: "field.too_long", field: "notes" },
  ]);
});
