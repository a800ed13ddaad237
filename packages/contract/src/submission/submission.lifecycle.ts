// The lifecycle of a submission: the only transition table, and the wire flags and card labels derived from a status.
import { toFlag, type Flag } from "../flag.ts";

export const statuses = [
  "draft",
  "waiting_for_review",
  "rejected",
  "ready_for_sale",
  "hidden",
  "superseded",
] as const;
export type Status = (typeof statuses)[number];

/** A user's roles for a submission. An administrator may also be its owner; without a role, nothing is allowed. */
export interface Actor {
  readonly owner: boolean;
  readonly admin: boolean;
}

interface Rule {
  readonly from: readonly Status[];
  /** `same` keeps the status, `gone` removes the submission. */
  readonly to: Status | "same" | "gone";
  readonly who: readonly (keyof Actor)[];
}

export const transitions = {
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
} as const satisfies Record<string, Rule>;

export type Move = keyof typeof transitions;
export const moves = Object.keys(transitions) as Move[];
const rule = (move: Move): Rule => transitions[move];

/** Whether this actor may ever make this move, regardless of the status. */
export const mayMake = (move: Move, actor: Actor): boolean =>
  rule(move).who.some((role) => actor[role]);

/** Whether this move is possible from this status, for any actor. */
export const isMovePossible = (move: Move, status: Status): boolean =>
  rule(move).from.includes(status);

/** The statuses from which a move is possible: the `where status in (…)` of the server's queries. */
export const getSourceStatuses = (move: Move): readonly Status[] => rule(move).from;

/** The moves that an actor can make in a status: decides which buttons appear and what the server allows. */
export const getAllowedMoves = (status: Status, actor: Actor): Move[] =>
  moves.filter((move) => isMovePossible(move, status) && mayMake(move, actor));

/** The status after a move, or `gone`; undefined when the move is not possible from this status. */
export function applyMove(status: Status, move: Move): Status | "gone" | undefined {
  if (!isMovePossible(move, status)) return undefined;
  const { to } = rule(move);
  return to === "same" ? status : to;
}

/** The statuses of a build in progress; a product has at most one such build. */
export const inProgress = [
  "draft",
  "waiting_for_review",
  "rejected",
] as const satisfies readonly Status[];
/** The status of a build that awaits a reviewer's decision. */
export const inReview = ["waiting_for_review"] as const satisfies readonly Status[];
export const isInReview = (status: Status): boolean =>
  (inReview as readonly Status[]).includes(status);
/** The status of a build that the store shows and sells. */
export const onSale = ["ready_for_sale"] as const satisfies readonly Status[];
export const isOnSale = (status: Status): boolean => (onSale as readonly Status[]).includes(status);
/** The statuses of the approved build, visible or hidden; a product has at most one. */
export const released = ["ready_for_sale", "hidden"] as const satisfies readonly Status[];
/** The statuses of a product's current builds; at most one build of the product has each of them. */
export const current = [...inProgress, ...released] as const;
export type Current = (typeof current)[number];
/** Statuses of builds that have been on sale; their version numbers cannot be used again. */
export const onceOnSale = [
  "ready_for_sale",
  "hidden",
  "superseded",
] as const satisfies readonly Status[];

export interface Flags {
  readonly draft: Flag;
  readonly waiting_for_review: Flag;
  readonly rejected: Flag;
  readonly ready_for_sale: Flag;
  readonly hidden: Flag;
}

/** The wire flags of a submission. A hidden one still counts as ready for sale; a superseded one has no flag. */
export const toStatusFlags = (status: Status): Flags => ({
  draft: toFlag(status === "draft"),
  waiting_for_review: toFlag(status === "waiting_for_review"),
  rejected: toFlag(status === "rejected"),
  ready_for_sale: toFlag(status === "ready_for_sale" || status === "hidden"),
  hidden: toFlag(status === "hidden"),
});

/**
 * The flags of a product's card: those of its newest build, but `ready_for_sale` while any build is visible on sale.
 */
export const toCardFlags = (newest: Status, anyOnSale: boolean): Flags => ({
  ...toStatusFlags(newest),
  ready_for_sale: toFlag(anyOnSale),
});

/** A label of a card: the status of a build, or whether the product is private. */
export type CardLabel = Status | "private" | "public";

/** A card, or the build of a product's detail; on a card, `ready_for_sale` says whether any build is on sale. */
interface CardStatus {
  readonly status: Status;
  readonly ready_for_sale: Flag;
  readonly is_private: Flag;
}

/** The labels of a card, in reading order. */
export function getCardLabels({ status, ready_for_sale, is_private }: CardStatus): CardLabel[] {
  const older = ready_for_sale === 1 && status !== "hidden" && status !== "ready_for_sale";
  return [
    ...(older ? (["ready_for_sale"] as const) : []),
    status,
    is_private ? "private" : "public",
  ];
}

/** Whether a card leads to the product detail; otherwise it leads to the build editor. */
export const opensDetail = ({ status, ready_for_sale }: CardStatus): boolean =>
  ready_for_sale === 1 || !isMovePossible("save", status);
