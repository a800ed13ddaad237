// What a save of edited permissions sends: only the people who changed, with their permissions before the edit.
import { expect, test } from "vitest";
import {
  byProduct,
  changedElsewhere,
  toChangeBody,
  getSelected,
  noEdits,
  rebased,
  withChoice,
  withoutEdits,
} from "./people-edits.ts";

const anna = { user_id: "1", name: "Anna", email: "" };
const bea = { user_id: "2", name: "", email: "bea@co.test" };
const edited = withChoice(withChoice(noEdits, anna, 4, [3], [3, 5]), bea, 4, [8], []);
const own = [...edited.values()];

test("only people who are changed are sent, with what they had", () => {
  expect(toChangeBody(own)).toEqual({
    user_permissions_licenses: [
      { user_id: "1", permission_id: 3 },
      { user_id: "1", permission_id: 5 },
      { user_id: "2", permission_id: 0 },
    ],
    based_on: [
      { user_id: "1", permission_id: 3 },
      { user_id: "2", permission_id: 8 },
    ],
  });
  expect(own.map(({ name }) => name)).toEqual(["Anna", "bea@co.test"]);
});

test("what is chosen back is no edit, in whatever order", () => {
  const back = withChoice(withChoice(noEdits, anna, 4, [3, 5], [5]), anna, 4, [5], [5, 3]);
  expect(back.size).toBe(0);
});

test("a choice stands before what the server says, and is based on what it said first", () => {
  expect(getSelected(edited, 4, "1", [8])).toEqual([3, 5]);
  expect(getSelected(edited, 2, "1", [8])).toEqual([8]);
  // The list has been reloaded meanwhile, with other permissions.
  const later = withChoice(edited, anna, 4, [8], [5]);
  expect(later.get("4 1")).toMatchObject({ before: [3], now: [5] });
});

test("what somebody else has changed is found, and what was chosen can go on from it", () => {
  const theirs = changedElsewhere(own, [
    { user_id: "1", permission_id: 8 },
    { user_id: "2", permission_id: 8 },
  ]);
  expect(theirs).toMatchObject([{ userId: "1", now: [8] }]);
  expect(rebased(edited, theirs).get("4 1")).toMatchObject({ before: [8], now: [3, 5] });
  expect(rebased(edited, [{ ...theirs[0]!, now: [5, 3] }]).has("4 1")).toBe(false);
  expect([...withoutEdits(edited, theirs).keys()]).toEqual(["4 2"]);
});

test("each app has its own", () => {
  const both = withChoice(edited, anna, 2, [], [3]);
  expect([...byProduct(both)].map(([id, edits]) => [id, edits.length])).toEqual([
    [4, 2],
    [2, 1],
  ]);
});
