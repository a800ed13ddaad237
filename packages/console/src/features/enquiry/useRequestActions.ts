// What administrators do with requests. Each goes with the version that was displayed: the server refuses the second of
// two changes, and the page loads the new state.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  answerRequest,
  closeRequest,
  closeRequests,
  reopenRequest,
  requestLimits,
  type AdminRequest,
  type AdminRequestDetail,
} from "@lanyard/contract";
import { CallFailure, send } from "../../api/send.ts";
import type { AdminListState } from "../../components/admin-list/useAdminList.ts";
import type {
  EachAction,
  ListActions,
  ManyAction,
} from "../../components/admin-list/useListActions.ts";

const calls = { close: closeRequest, reopen: reopenRequest } as const;
export type RequestMove = keyof typeof calls;

const params = ({ request_id: id }: AdminRequest) => ({ request_id: String(id) });

type State = AdminListState<AdminRequest, AdminRequestDetail>;

export function useRequestActions(
  { change, drawer: { data: request } }: State,
  actions: ListActions<AdminRequest>,
) {
  const { t } = useTranslation("office");
  /** Id of the request whose answer was refused, because another administrator was faster. */
  const [late, setLate] = useState<number>();
  const closeMany: ManyAction = {
    label: t("requests.close_many"),
    question: (count) => ({
      title: t("requests.close_title", { count }),
      text: t("requests.close_text"),
    }),
    // Those already closed, or gone, are skipped.
    many: async (ids) => (await send(closeRequests, { body: { request_ids: ids } })).closed,
    atOnce: requestLimits.atOnce,
    done: (count) => t("requests.closed", { count }),
    skipped: (count) => t("requests.passed_by", { count }),
  };
  const move = (to: RequestMove) =>
    request &&
    actions.start({
      rows: [request],
      action: {
        label: t("requests.close"),
        each: (one) => send(calls[to], { params: params(one), body: { version: one.version } }),
        done: () => t(to === "close" ? "requests.closed" : "requests.reopened", { count: 1 }),
        onSettled: (error) => {
          if (!error && to === "close") change({ request: undefined });
        },
      },
    });
  /** Resolves to whether the server has accepted the answer; otherwise a toast shows why, and the text stays. */
  const answer = async (text: string) => {
    if (!request) return false;
    let isSent = false;
    const action: EachAction<AdminRequest> = {
      label: t("requests.send"),
      each: (one) =>
        send(answerRequest, { params: params(one), body: { answer: text, version: one.version } }),
      done: () => t("requests.sent", { email: request.email }),
      onSettled: (error) => {
        isSent = !error;
        if (isSent) change({ request: undefined });
        if (error instanceof CallFailure && error.status === 409) setLate(request.request_id);
      },
    };
    setLate(undefined);
    await actions.perform({ action, rows: [request] });
    return isSent;
  };
  const { running } = actions;
  return {
    closeMany,
    move,
    answer,
    late: late !== undefined && late === request?.request_id,
    busy: running && (running.label === t("requests.send") ? "answer" : "move"),
  } as const;
}
