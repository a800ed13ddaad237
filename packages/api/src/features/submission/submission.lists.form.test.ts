// Reading the lists of a saved form: texts, permissions, accounts, screenshots.
import { describe, expect, test } from "vitest";
import { submissionFields } from "@lanyard/contract";
import {
  parseAccounts,
  parsePermissions,
  parseScreenshots,
  parseTexts,
} from "./submission.lists.form.ts";

const lookups = {
  menu: new Set<number>(),
  permissions: new Set([1, 2]),
  expirations: new Set<number>(),
};
const upload = (key: string, slot = 0) => ({ key, name: "", bytes: 1, slot });
const unchanged = <Value>(value: Value) => ({ value, problems: [] });

describe("texts", () => {
  const visits = { languageId: 1, name: "Visite", description: "Chi viene." };
  const french = { languageId: 4, name: "Visiteurs", description: "" };

  test("by language: a half that is not sent stays, a language that is not sent goes", () => {
    expect(parseTexts({}, "it", [visits])).toEqual(unchanged([visits]));
    expect(parseTexts({}, "it", [])).toEqual(unchanged([]));
    expect(
      parseTexts({ languages: { 1: { name: "Ospiti" }, 3: {} } }, "it", [visits, french]),
    ).toEqual(
      unchanged([
        { ...visits, name: "Ospiti" },
        { languageId: 3, name: "", description: "" },
      ]),
    );
    expect(parseTexts({ languages: {} }, "it", [visits]).problems).toEqual([
      { key: "language.required", field: "languages" },
    ]);
    expect(parseTexts({ languages: { 9: {} } }, "it", [visits]).problems).toEqual([
      { key: "language.unknown", field: "languages[9]" },
    ]);
  });

  test("without a language: the one that the sender sees, else the sender's", () => {
    expect(parseTexts({ name: "Ospiti" }, "es", [visits, french])).toEqual(
      unchanged([{ ...visits, name: "Ospiti" }, french]),
    );
    expect(parseTexts({ description: "Qui vient." }, "fr", [visits, french])).toEqual(
      unchanged([visits, { ...french, description: "Qui vient." }]),
    );
    expect(parseTexts({ name: "Visitas" }, "es", [])).toEqual(
      unchanged([{ languageId: 3, name: "Visitas", description: "" }]),
    );
    expect(parseTexts({ description: "Quien viene." }, "es", [])).toEqual(
      unchanged([{ languageId: 3, name: "", description: "Quien viene." }]),
    );
  });
});

test("permissions: once each, in order, without blank ones and zeros", () => {
  expect(parsePermissions(undefined, lookups, [2])).toEqual(unchanged([2]));
  expect(parsePermissions(["2", "", " ", "0", " 1 ", "2"], lookups, [])).toEqual(unchanged([1, 2]));
  expect(parsePermissions(["1", "9"], lookups, []).problems).toEqual([
    { key: "permission.unknown", field: "permissions[1]" },
  ]);
});

test("accounts: once each, in whatever case, without blank ones", () => {
  expect(parseAccounts(undefined, ["a@b.test"])).toEqual(unchanged(["a@b.test"]));
  expect(parseAccounts([" A@b.test ", "", "a@B.test", "c@d.test"], [])).toEqual(
    unchanged(["A@b.test", "c@d.test"]),
  );
  expect(parseAccounts(["", "nobody"], [])).toEqual({
    value: [],
    problems: [{ key: "account.invalid", field: "company_token[1]", params: { email: "nobody" } }],
  });
});

describe("screenshots", () => {
  const current = [1, 2, 3].map((id) => ({ id, image: `${id}.webp` }));
  const { most } = submissionFields.screenshots;

  test("are removed and put in order by id, new ones come last in the order of their slots", () => {
    expect(parseScreenshots({}, {}, current)).toEqual(unchanged(current));
    expect(
      parseScreenshots(
        { remove_screenshots: ["2"], screenshot_order: ["3", "", "1"] },
        { screenshots: [upload("b", 5), upload("a", 4)] },
        current,
      ),
    ).toEqual(
      unchanged([
        { id: 3, image: "3.webp" },
        { id: 1, image: "1.webp" },
        { image: "a" },
        { image: "b" },
      ]),
    );
    // Screenshots that the order does not name follow those that it does.
    expect(
      parseScreenshots({ screenshot_order: ["2"] }, {}, current).value.map(({ id }) => id),
    ).toEqual([2, 1, 3]);
  });

  test("that the build has not are told, and when there are too many", () => {
    expect(
      parseScreenshots({ remove_screenshots: ["1", "9"], screenshot_order: ["8"] }, {}, current),
    ).toEqual({
      value: current.slice(1),
      problems: [
        { key: "field.invalid", field: "remove_screenshots[1]" },
        { key: "field.invalid", field: "screenshot_order[0]" },
      ],
    });
    const added = (count: number) =>
      parseScreenshots(
        {},
        { screenshots: Array.from({ length: count }, () => upload("n")) },
        current,
      );
    expect(added(most - 3).problems).toEqual([]);
    expect(added(most - 2).problems).toEqual([
      { key: "screenshots.too_many", field: "screenshots", params: { most } },
    ]);
  });
});
