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
import type { ListAct, ListActs } from "../../components/admin-list/useListActs.ts";

const calls = { close: closeRequest, reopen: reopenRequest } as const;
export type RequestMove = keyof typeof calls;

const params = ({ request_id: id }: AdminRequest) => ({ request_id: String(id) });

type State = AdminListState<AdminRequest, AdminRequestDetail>;

export function useRequestActs(
  { change, drawer: { data: request } }: State,
  acts: ListActs<AdminRequest>,
) {
  const { t } = useTranslation("office");
  /** Id of the request whose answer was refused, because another administrator was faster. */
  const [late, setLate] = useState<number>();
  const closeMany: ListAct<AdminRequest> = {
    label: t("requests.close_many"),
    question: (count) => ({
      title: t("requests.close_title", { count }),
      text: t("requests.close_text"),
    }),
    // Those already closed, or gone, are skipped.
    many: async (ids) => (await send(closeRequests, { body: { request_ids: ids } })).closed,
    atOnce: requestLimits.atOnce,
    done: (count) => t("requests.closed", { count }),
    passed: (count) => t("requests.passed_by", { count }),
  };
  const move = (to: RequestMove) =>
    request &&
    acts.start({
      rows: [request],
      act: {
        label: t("requests.close"),
        each: (one) => send(calls[to], { params: params(one), body: { version: one.version } }),
        done: (count) => t(to === "close" ? "requests.closed" : "requests.reopened", { count }),
        onSettled: (error) => {
          if (!error && to === "close") change({ request: undefined });
        },
      },
    });
  /** Resolves to whether the server has accepted the answer; otherwise a toast shows why, and the text stays. */
  const answer = async (text: string) => {
    if (!request) return false;
    let isSent = false;
    const act: ListAct<AdminRequest> = {
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
    await acts.perform({ act, rows: [request] });
    return isSent;
  };
  const { running } = acts;
  return {
    closeMany,
    move,
    answer,
    late: late !== undefined && late === request?.request_id,
    busy: running && (running.label === t("requests.send") ? "answer" : "move"),
  } as const;
}
