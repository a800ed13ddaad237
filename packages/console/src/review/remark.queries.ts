// Queries and mutations of remarks and saved replies.
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
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
  type BodyOf,
  type UserRole,
} from "@lanyard/contract";
import { useReloadOnConflict } from "../shared/changeable.ts";
import { asking, send } from "../shared/send.ts";
import { isThere } from "../shared/removed-builds.ts";
import type { BuildPlace } from "./queue-view.ts";
import type { SentRemark } from "./remark-draft.ts";

const remarksKey = (role: UserRole, build: BuildPlace) => [
  "remarks",
  role,
  build.product_id,
  build.submission_id,
];

export const remarksQuery = (role: UserRole, build: BuildPlace) =>
  queryOptions({
    enabled: () => isThere(build),
    queryKey: remarksKey(role, build),
    ...asking(role === "admin" ? listRemarksAsAdmin : listRemarks, { params: { ...build } }),
    refetchOnWindowFocus: "always",
  });

/** Sends remarks without a decision. */
export function useWriteRemarks(build: BuildPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (remarks: SentRemark[]) =>
      send(writeRemarks, { params: { ...build }, body: { remarks } }),
    onSuccess: (list) => client.setQueryData(remarksQuery("admin", build).queryKey, list),
    onError: useReloadOnConflict(),
  });
}

export interface RemarkAnswer {
  readonly id: number;
  readonly body: BodyOf<typeof answerRemark>;
}

export function useAnswerRemark(role: UserRole, build: BuildPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: RemarkAnswer) =>
      send(answerRemark, { params: { ...build, remark_id: String(id) }, body }),
    onSuccess: (answered) =>
      client.setQueryData(
        remarksQuery(role, build).queryKey,
        (list) =>
          list && {
            ...list,
            remarks: list.remarks.map((one) =>
              one.remark_id === answered.remark_id ? answered : one,
            ),
          },
      ),
    onError: useReloadOnConflict(),
  });
}

export function useSettleRemark(build: BuildPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, settled }: { readonly id: number; readonly settled: boolean }) =>
      send(settleRemark, { params: { ...build, remark_id: String(id) }, body: { settled } }),
    onSuccess: (list) => client.setQueryData(remarksQuery("admin", build).queryKey, list),
    onError: useReloadOnConflict(),
  });
}

export const repliesQuery = () =>
  queryOptions({
    queryKey: ["replies"],
    ...asking(listReplies, {}),
  });

export interface SavedReply {
  /** Undefined for a new reply. */
  readonly id: number | undefined;
  readonly body: BodyOf<typeof changeReply>;
}

export function useSaveReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: SavedReply) => {
      const { updated_at: _loaded, ...written } = body;
      return id === undefined
        ? send(addReply, { body: written })
        : send(changeReply, { params: { reply_id: String(id) }, body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: repliesQuery().queryKey }),
    onError: useReloadOnConflict(),
  });
}

export function useRemoveReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(removeReply, { params: { reply_id: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: repliesQuery().queryKey }),
    onError: useReloadOnConflict(),
  });
}
