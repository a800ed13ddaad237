// Which build a build is compared with, for every state of its product.
import { expect, test } from "vitest";
import { buildStanding } from "./submission.base.ts";
import type { Status } from "./submission.lifecycle.ts";

const builds = (...statuses: readonly Status[]) =>
  statuses.map((status, index) => ({ submission_id: 50 - index, status }));
const standing = (...statuses: readonly Status[]) => {
  const all = builds(...statuses);
  return buildStanding(all[0]!, all);
};

test.each(["draft", "waiting_for_review", "rejected"] as const)(
  "a build that is %s is compared with the one that companies have",
  (status) => {
    expect(standing(status)).toEqual({ kind: "first" });
    expect(standing(status, "ready_for_sale")).toMatchObject({
      kind: "update",
      base: { submission_id: 49 },
      sold: true,
    });
    expect(standing(status, "hidden", "superseded")).toMatchObject({
      base: { submission_id: 49 },
      sold: false,
    });
    // The build on sale is the base, even if a superseded build is newer.
    expect(standing(status, "superseded", "ready_for_sale")).toMatchObject({
      base: { submission_id: 48 },
      sold: true,
    });
    // After the released build went back to review, no build is released: companies install the last approved one.
    expect(standing(status, "superseded", "superseded")).toMatchObject({
      kind: "update",
      base: { submission_id: 49 },
      sold: false,
    });
  },
);

test("what companies have, or had, is compared with nothing", () => {
  expect(standing("ready_for_sale", "superseded")).toEqual({ kind: "current" });
  expect(standing("hidden")).toEqual({ kind: "current" });
  expect(standing("superseded", "ready_for_sale")).toEqual({ kind: "past" });
});
