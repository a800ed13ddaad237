// Model of a product's lifecycle in the specification: the response to every step, and the builds' statuses after it.
import type { Move, Status } from "@lanyard/contract";
import { after, inProgress, leavesFrom, mayMake, released } from "../specification.ts";

export type Person = "creator" | "admin" | "other";
/** A move, or `fill` (fills in what a new build lacks), or `price` (saves only the price). */
export type Step = Exclude<Move, "save_offer"> | "price" | "fill";
export const steps = [
  "save",
  "price",
  "fill",
  "send",
  "cancel",
  "approve",
  "reject",
  "set_ready",
  "set_review",
  "hide",
  "enable",
  "add_build",
  "remove",
] as const satisfies readonly Step[];

export interface ModelBuild {
  readonly id: number;
  status: Status;
  /** Whether all fields needed for review are filled in. */
  complete: boolean;
  /** Whether its version has been on sale: it then needs a new version before it can be saved or sent. */
  sold: boolean;
}
export interface Model {
  /** Oldest first; empty when the product is gone. */
  builds: ModelBuild[];
}

const is = (list: readonly Status[], { status }: ModelBuild) => list.includes(status);
const adminOnly: readonly Step[] = ["approve", "reject", "set_ready", "set_review"];

/** The move that a step makes on a build in this status. */
function moveOf(step: Step, status: Status): Move {
  if (step === "price") return leavesFrom("save_offer", status) ? "save_offer" : "save";
  if (step === "save" || step === "fill") return "save";
  return step;
}

function canAdd({ builds }: Model): boolean {
  const source = builds.find((build) => is(released, build));
  return source?.status === "ready_for_sale" && !builds.some((build) => is(inProgress, build));
}

/** The HTTP status that the server must answer. */
export function answerOf(model: Model, build: ModelBuild, step: Step, person: Person): number {
  // The server refuses administrators' calls to others before it looks anything up.
  if (person !== "admin" && adminOnly.includes(step)) return 403;
  if (!model.builds.includes(build) && (step !== "add_build" || model.builds.length === 0))
    return 404;
  if (person === "other") return 404;
  const move = moveOf(step, build.status);
  if (!mayMake(move, { owner: person === "creator", admin: person === "admin" })) return 403;
  if (step === "add_build") return canAdd(model) ? 200 : 409;
  if (!leavesFrom(move, build.status)) return 409;
  if (step === "send" && !build.complete) return 422;
  if ((move === "save" || move === "send") && step !== "fill" && build.sold) return 422;
  const another = model.builds.some((other) => other !== build && is(inProgress, other));
  if (step === "set_review" && !is(inProgress, build) && another) return 409;
  return 200;
}

/** Applies the step to the model; `newId` is the id of an added build. */
export function advance(model: Model, build: ModelBuild, step: Step, newId: number): void {
  if (step === "add_build") {
    model.builds.push({ id: newId, status: "draft", complete: false, sold: false });
    return;
  }
  const next = after(build.status, moveOf(step, build.status));
  if (next === "gone") model.builds = model.builds.filter((other) => other !== build);
  else {
    if (released.includes(next))
      for (const other of model.builds)
        if (other !== build && is(released, other)) other.status = "superseded";
    build.status = next;
    if (step === "fill") {
      build.complete = true;
      build.sold = false;
    }
    if (released.includes(next)) build.sold = true;
  }
}
