// Queries and mutations of remarks and saved replies.
import {
  addReply,
  answerRemark,
  changeReply,
  listRemarks,
  listRemarksAsAdmin,
  listReplies,
  removeReply,
  settleRemark,
  writeRemarks,
  type RequestBody,
  type UserRole,
} from "@lanyard/contract";
import { useApiMutation } from "../../../api/mutation.ts";
import { query } from "../../../api/query.ts";
import { send } from "../../../api/send.ts";
import { isThere } from "../../../api/removed-builds.ts";
import { buildStatus } from "../../../api/stale-calls.ts";
import type { BuildPlace } from "../queue/queue-view.ts";
import type { RemarkInput } from "./remark-draft.ts";

export const remarksQuery = (role: UserRole, build: BuildPlace) => ({
  ...query(role === "admin" ? listRemarksAsAdmin : listRemarks, { params: { ...build } }),
  enabled: () => isThere(build),
  refetchOnWindowFocus: "always" as const,
});

/** Other builds of the product show the same remarks. */
const remarked = (role: UserRole, build: BuildPlace) => ({
  updates: remarksQuery(role, build),
  invalidates: [listRemarks, listRemarksAsAdmin],
  // The build may have been decided.
  conflicts: buildStatus,
});

/** Sends remarks without a decision. */
export const useWriteRemarks = (build: BuildPlace) =>
  useApiMutation(
    (remarks: RemarkInput[]) => send(writeRemarks, { params: { ...build }, body: { remarks } }),
    remarked("admin", build),
  );

export interface RemarkAnswer {
  readonly id: number;
  readonly body: RequestBody<typeof answerRemark>;
}

export const useAnswerRemark = (role: UserRole, build: BuildPlace) =>
  useApiMutation(
    ({ id, body }: RemarkAnswer) =>
      send(answerRemark, { params: { ...build, remark_id: String(id) }, body }),
    {
      ...remarked(role, build),
      update: (answered, list) => ({
        ...list,
        remarks: list.remarks.map((one) => (one.remark_id === answered.remark_id ? answered : one)),
      }),
    },
  );

export const useSettleRemark = (build: BuildPlace) =>
  useApiMutation(
    ({ id, settled }: { readonly id: number; readonly settled: boolean }) =>
      send(settleRemark, { params: { ...build, remark_id: String(id) }, body: { settled } }),
    remarked("admin", build),
  );

export const repliesQuery = () => query(listReplies, {});

export interface SavedReply {
  /** Undefined for a new reply. */
  readonly id: number | undefined;
  readonly body: RequestBody<typeof changeReply>;
}

export const useSaveReply = () =>
  useApiMutation(
    ({ id, body }: SavedReply) => {
      const { updated_at: _loaded, ...written } = body;
      return id === undefined
        ? send(addReply, { body: written })
        : send(changeReply, { params: { reply_id: String(id) }, body });
    },
    { invalidates: [listReplies], awaits: true },
  );

export const useRemoveReply = () =>
  useApiMutation((id: number) => send(removeReply, { params: { reply_id: String(id) } }), {
    invalidates: [listReplies],
    awaits: true,
  });
