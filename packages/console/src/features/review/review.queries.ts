// The administrator's decisions about a build.
import { activate, approve, reject, setReady, setReview, type Move } from "@lanyard/contract";
import { useApiMutation } from "../../api/mutation.ts";
import { send } from "../../api/send.ts";
import { buildStatus } from "../../api/stale-calls.ts";
import type { RemarkInput } from "./remarks/remark-draft.ts";

/** Moves that only administrators can make, in the order of the toolbar: the main one last. */
export const decisions = [
  "set_review",
  "set_ready",
  "reject",
  "approve",
  "enable",
] as const satisfies readonly Move[];
export type Decision = (typeof decisions)[number];

export interface Verdict {
  readonly decision: Decision;
  /** The reason of a rejection. */
  readonly reason?: string;
  /** Why the build goes on sale although a finding of the check stops it. */
  readonly override?: string;
  /** Remarks sent with an approval or a rejection. */
  readonly remarks?: RemarkInput[];
}

export const useDecide = (build: {
  readonly product_id: string;
  readonly submission_id: string;
}) => {
  const params = { ...build };
  return useApiMutation(
    ({ decision, reason = "", remarks = [], override = "" }: Verdict) => {
      const noted = remarks.length > 0 && { remarks };
      const despite = override !== "" && { override_reason: override };
      if (decision === "approve")
        return send(approve, { params, body: { reject: false, ...noted, ...despite } });
      if (decision === "reject")
        return send(reject, { params, body: { rejection_reason: reason, ...noted } });
      if (decision === "enable") return send(activate, { params, body: { hidden: false } });
      if (decision === "set_ready") return send(setReady, { params, body: { ...despite } });
      return send(setReview, { params });
    },
    // When another administrator has already decided, a toast says so and the page loads the new state.
    { invalidates: buildStatus },
  );
};
