// Which build a build is compared with, for every state of its product.
import { expect, test } from "vitest";
import { getBuildRelation } from "./submission.base.ts";
import type { Status } from "./submission.lifecycle.ts";

const builds = (...statuses: readonly Status[]) =>
  statuses.map((status, index) => ({ submission_id: 50 - index, status }));
const getRelation = (...statuses: readonly Status[]) => {
  const all = builds(...statuses);
  return getBuildRelation(all[0]!, all);
};

test.each(["draft", "waiting_for_review", "rejected"] as const)(
  "a build that is %s is compared with the one that companies have",
  (status) => {
    expect(getRelation(status)).toEqual({ kind: "first" });
    expect(getRelation(status, "ready_for_sale")).toMatchObject({
      kind: "update",
      base: { submission_id: 49 },
      sold: true,
    });
    expect(getRelation(status, "hidden", "superseded")).toMatchObject({
      base: { submission_id: 49 },
      sold: false,
    });
    // The build on sale is the base, even if a superseded build is newer.
    expect(getRelation(status, "superseded", "ready_for_sale")).toMatchObject({
      base: { submission_id: 48 },
      sold: true,
    });
    // After the released build went back to review, no build is released: companies install the last approved one.
    expect(getRelation(status, "superseded", "superseded")).toMatchObject({
      kind: "update",
      base: { submission_id: 49 },
      sold: false,
    });
  },
);

test("what companies have, or had, is compared with nothing", () => {
  expect(getRelation("ready_for_sale", "superseded")).toEqual({ kind: "current" });
  expect(getRelation("hidden")).toEqual({ kind: "current" });
  expect(getRelation("superseded", "ready_for_sale")).toEqual({ kind: "past" });
});
