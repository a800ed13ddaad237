// Queries and mutations of one build: reading, saving, status changes.
import { useEffect, useEffectEvent } from "react";
import { useQueryClient } from "@tanstack/react-query";
import {
  addSubmission,
  draftSubmission,
  findSubmission,
  getSubmission,
  getSubmissionAsAdmin,
  hideSubmission,
  hideSubmissionAsAdmin,
  removeSubmission,
  removeSubmissionAsAdmin,
  saveSubmission,
  saveSubmissionAsAdmin,
  type ProductDetail,
  type UserRole,
} from "@lanyard/contract";
import { useApiMutation } from "../../api/mutation.ts";
import { query } from "../../api/query.ts";
import { isThere, removed } from "../../api/removed-builds.ts";
import { CallFailure, send } from "../../api/send.ts";
import { buildContent, buildStatus } from "../../api/stale-calls.ts";

export interface BuildId {
  readonly product_id: string;
  readonly submission_id: string;
}

export interface BuildSave {
  readonly body: FormData;
  /** Whether to send the build for review too. */
  readonly review?: boolean;
  /** A retry of a failed save: the user has seen the failure already, so no toast is shown again. */
  readonly isRepeated?: boolean;
  readonly signal?: AbortSignal;
  /** After a refusal, the body to save instead, without sending it for review; undefined if there is none. */
  readonly getFallback?: (failure: CallFailure) => FormData | undefined;
  /** Receives the fraction of the request that is sent, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Download links expire after ten minutes: an open editor loads new ones before. */
const linkRefreshMs = 5 * 60_000;

export const submissionQuery = (role: UserRole, build: BuildId) => ({
  ...query(role === "admin" ? getSubmissionAsAdmin : getSubmission, { params: { ...build } }),
  enabled: () => isThere(build),
  refetchInterval: linkRefreshMs,
  meta: { repeats: true },
});

/** A build by its id alone. */
export const submissionByIdQuery = (submissionId: string) =>
  query(findSubmission, { params: { submission_id: submissionId } });

export const useSaveBuild = (role: UserRole, build: BuildId) => {
  const save = (input: BuildSave): Promise<ProductDetail> => {
    const { body, review, signal, getFallback, onProgress } = input;
    return send(role === "admin" && !review ? saveSubmissionAsAdmin : saveSubmission, {
      params: { ...build },
      query: { require_review: review ? "1" : "0" },
      body,
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    }).catch((failure: unknown) => {
      const rest = failure instanceof CallFailure ? getFallback?.(failure) : undefined;
      if (!rest) throw failure;
      return save({ ...input, body: rest, review: false });
    });
  };
  return useApiMutation(save, {
    // The answer is the stored build: the editor continues with it, without another request.
    updates: submissionQuery(role, build),
    invalidates: (saved, before) =>
      saved.submission.status === before?.submission.status ? buildContent : buildStatus,
    conflicts: buildStatus,
  });
};

/** Fetches a build again for fresh links to its files, as the old ones expire. */
export const useFreshBuild = (role: UserRole, build: BuildId) =>
  useApiMutation(
    () => send(role === "admin" ? getSubmissionAsAdmin : getSubmission, { params: { ...build } }),
    { invalidates: [] },
  );

/** Takes a waiting or rejected build back to draft. */
export const useWithdrawBuild = (build: BuildId) =>
  useApiMutation(() => send(draftSubmission, { params: { ...build } }), {
    invalidates: buildStatus,
  });

export const useHideBuild = (role: UserRole, build: BuildId) =>
  useApiMutation(
    () =>
      send(role === "admin" ? hideSubmissionAsAdmin : hideSubmission, {
        params: { ...build },
        body: { hidden: true },
      }),
    { invalidates: buildStatus },
  );

export const useRemoveBuild = (role: UserRole, build: BuildId) => {
  const client = useQueryClient();
  const removal = useApiMutation(
    async () => {
      const answer = await send(role === "admin" ? removeSubmissionAsAdmin : removeSubmission, {
        params: { ...build },
      });
      removed.add(build.submission_id);
      return answer;
    },
    { invalidates: buildStatus, meta: { wait: true } },
  );
  const onLeave = useEffectEvent(() => {
    if (!removed.delete(build.submission_id)) return;
    client.removeQueries({ queryKey: submissionQuery(role, build).queryKey });
  });
  useEffect(() => () => onLeave(), []);
  return removal;
};

/** Adds a draft to a product on sale. */
export const useAddBuild = (productId: string) =>
  useApiMutation(() => send(addSubmission, { params: { product_id: productId } }), {
    invalidates: buildStatus,
  });
