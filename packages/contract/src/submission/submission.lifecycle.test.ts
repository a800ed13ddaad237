// No sequence of moves leaves the table, and flags and labels follow from the status.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyMove,
  toCardFlags,
  toStatusFlags,
  inProgress,
  isOnSale,
  getCardLabels,
  isMovePossible,
  mayMake,
  moves,
  getAllowedMoves,
  onceOnSale,
  opensDetail,
  released,
  getSourceStatuses,
  statuses,
  transitions,
  type Move,
  type Status,
} from "./submission.lifecycle.ts";

const anyMove = fc.constantFrom(...moves);
const anyStatus = fc.constantFrom(...statuses);
const anyActor = fc.record({ owner: fc.boolean(), admin: fc.boolean() });

/** The specification's table, written by hand: for each status and move, the resulting status. */
const table: Record<Status, Partial<Record<Move, Status | "gone">>> = {
  draft: { save: "draft", send: "waiting_for_review", remove: "gone" },
  waiting_for_review: {
    save_offer: "waiting_for_review",
    cancel: "draft",
    approve: "ready_for_sale",
    reject: "rejected",
    set_ready: "ready_for_sale",
  },
  rejected: {
    save: "draft",
    send: "waiting_for_review",
    cancel: "draft",
    set_ready: "ready_for_sale",
    set_review: "waiting_for_review",
    remove: "gone",
  },
  ready_for_sale: {
    save_offer: "ready_for_sale",
    set_review: "waiting_for_review",
    hide: "hidden",
    add_build: "ready_for_sale",
  },
  hidden: { enable: "ready_for_sale" },
  superseded: {},
};

describe("moves", () => {
  test.each(statuses)("from %s lead where the specification says", (status) => {
    expect(
      Object.fromEntries(
        moves.flatMap((move) =>
          isMovePossible(move, status) ? [[move, applyMove(status, move)]] : [],
        ),
      ),
    ).toEqual(table[status]);
  });

  test("no sequence leads outside the table", () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 40 }), (sequence) => {
        let status: Status | "gone" = "draft";
        for (const move of sequence) {
          const next: Status | "gone" | undefined =
            status === "gone" ? undefined : applyMove(status, move);
          if (next === undefined) continue;
          expect(table[status as Status][move]).toBe(next);
          status = next;
        }
        expect([...statuses, "gone"]).toContain(status);
        // A build is only superseded by another build's approval, never by a move of its own.
        expect(status).not.toBe("superseded");
      }),
    );
  });

  test("start where, and only where, the store lets them", () => {
    fc.assert(
      fc.property(anyMove, anyStatus, (move, status) => {
        expect(getSourceStatuses(move).includes(status)).toBe(
          applyMove(status, move) !== undefined,
        );
      }),
    );
  });

  test.each([
    ["draft", ["save", "send", "remove"], ["save", "remove"]],
    [
      "waiting_for_review",
      ["save_offer", "cancel"],
      ["save_offer", "approve", "reject", "set_ready"],
    ],
    [
      "rejected",
      ["save", "send", "cancel", "remove"],
      ["save", "set_ready", "set_review", "remove"],
    ],
    ["ready_for_sale", ["save_offer", "hide", "add_build"], ["save_offer", "set_review", "hide"]],
    ["hidden", [], ["enable"]],
    ["superseded", [], []],
  ] as const)(
    "of a build that is %s are offered to its owner and to administrators",
    (status, owner, admin) => {
      expect(getAllowedMoves(status, { owner: true, admin: false })).toEqual(owner);
      expect(getAllowedMoves(status, { owner: false, admin: true })).toEqual(admin);
    },
  );

  test("are offered only to those who may make them", () => {
    fc.assert(
      fc.property(anyStatus, anyActor, (status, actor) => {
        for (const move of getAllowedMoves(status, actor))
          expect(isMovePossible(move, status) && mayMake(move, actor)).toBe(true);
      }),
    );
    for (const status of statuses)
      expect(getAllowedMoves(status, { owner: false, admin: false })).toEqual([]);
  });

  test("belong to whom the specification says", () => {
    const movesOnlyBy = (who: string) =>
      moves.filter((move) => (transitions[move].who as readonly string[]).join() === who);
    expect(movesOnlyBy("owner")).toEqual(["send", "cancel", "add_build"]);
    expect(movesOnlyBy("admin")).toEqual([
      "approve",
      "reject",
      "set_ready",
      "set_review",
      "enable",
    ]);
    expect(movesOnlyBy("owner,admin")).toEqual(["save", "save_offer", "hide", "remove"]);
  });
});

describe("statuses", () => {
  test.each([
    ["draft", ["draft"]],
    ["waiting_for_review", ["waiting_for_review"]],
    ["rejected", ["rejected"]],
    ["ready_for_sale", ["ready_for_sale"]],
    ["hidden", ["ready_for_sale", "hidden"]],
    ["superseded", []],
  ] as const)("%s bears its flags", (status, flags) => {
    const raised = Object.entries(toStatusFlags(status)).filter(([, flag]) => flag === 1);
    expect(raised.map(([name]) => name)).toEqual(flags);
  });

  test("have at most one of the flags that exclude each other", () => {
    for (const status of statuses) {
      const { draft, waiting_for_review, rejected, ready_for_sale, hidden } = toStatusFlags(status);
      expect(draft + waiting_for_review + rejected + ready_for_sale).toBeLessThanOrEqual(1);
      expect(hidden && !ready_for_sale).toBeFalsy();
    }
  });

  test("are in progress, or have been on sale, never both", () => {
    expect([...inProgress, ...onceOnSale].toSorted((a, b) => a.localeCompare(b))).toEqual(
      statuses.toSorted((a, b) => a.localeCompare(b)),
    );
    for (const status of released) expect(onceOnSale).toContain(status);
  });
});

describe("cards", () => {
  test.each([
    ["draft", false, 0, ["draft", "public"]],
    ["draft", true, 1, ["ready_for_sale", "draft", "private"]],
    ["waiting_for_review", false, 0, ["waiting_for_review", "public"]],
    ["rejected", true, 0, ["ready_for_sale", "rejected", "public"]],
    ["ready_for_sale", true, 0, ["ready_for_sale", "public"]],
    ["hidden", false, 1, ["hidden", "private"]],
    ["superseded", false, 0, ["superseded", "public"]],
  ] as const)("%s, on sale %s", (status, onSale, is_private, labels) => {
    expect(getCardLabels({ status, ...toCardFlags(status, onSale), is_private })).toEqual(labels);
  });

  test("of a hidden build do not say that it is on sale", () => {
    expect(getCardLabels({ status: "hidden", ...toStatusFlags("hidden"), is_private: 0 })).toEqual([
      "hidden",
      "public",
    ]);
  });

  test("lead to the editor while the build can be edited and none is on sale, else to the detail", () => {
    const leads = (status: Status, onSale: boolean) =>
      opensDetail({ status, ...toCardFlags(status, onSale), is_private: 0 });
    expect(statuses.filter((status) => !leads(status, false))).toEqual(["draft", "rejected"]);
    expect(leads("draft", true)).toBe(true);
  });
});

test("the store sells what is ready for sale and not hidden", () => {
  const some = ["draft", "waiting_for_review", "ready_for_sale", "hidden", "superseded"] as const;
  expect(some.filter(isOnSale)).toEqual(["ready_for_sale"]);
});
