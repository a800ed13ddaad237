// A build's lifecycle, written by hand from the specification's table; the server's behaviour is compared with it.
import type { Actor, Move, Status } from "@lanyard/contract";

interface Rule {
  readonly from: readonly Status[];
  /** `same` keeps the status, `gone` removes the build. */
  readonly to: Status | "same" | "gone";
  readonly who: readonly (keyof Actor)[];
}

const rules: Readonly<Record<Move, Rule>> = {
  save: { from: ["draft", "rejected"], to: "draft", who: ["owner", "admin"] },
  send: { from: ["draft", "rejected"], to: "waiting_for_review", who: ["owner"] },
  save_offer: {
    from: ["waiting_for_review", "ready_for_sale"],
    to: "same",
    who: ["owner", "admin"],
  },
  cancel: { from: ["waiting_for_review", "rejected"], to: "draft", who: ["owner"] },
  approve: { from: ["waiting_for_review"], to: "ready_for_sale", who: ["admin"] },
  reject: { from: ["waiting_for_review"], to: "rejected", who: ["admin"] },
  set_ready: { from: ["waiting_for_review", "rejected"], to: "ready_for_sale", who: ["admin"] },
  set_review: { from: ["rejected", "ready_for_sale"], to: "waiting_for_review", who: ["admin"] },
  hide: { from: ["ready_for_sale"], to: "hidden", who: ["owner", "admin"] },
  enable: { from: ["hidden"], to: "ready_for_sale", who: ["admin"] },
  add_build: { from: ["ready_for_sale"], to: "same", who: ["owner"] },
  remove: { from: ["draft", "rejected"], to: "gone", who: ["owner", "admin"] },
};

export const inProgress: readonly Status[] = ["draft", "waiting_for_review", "rejected"];
export const released: readonly Status[] = ["ready_for_sale", "hidden"];

export const mayMake = (move: Move, actor: Actor): boolean =>
  rules[move].who.some((role) => actor[role]);

export const leavesFrom = (move: Move, status: Status): boolean =>
  rules[move].from.includes(status);

/** The status after a move that is possible from this status. */
export function after(status: Status, move: Move): Status | "gone" {
  const { to } = rules[move];
  return to === "same" ? status : to;
}
