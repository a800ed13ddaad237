// State of the administrator's list of requests: the view, the selection, the confirmation, and the actions with their
// toasts.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import type { AdminRequestDetail } from "@lanyard/contract";
import { CallFailure } from "../../api/send.ts";
import { useOnce } from "../../components/form/useOnce.ts";
import { addressOfRequests, requestsIn, type ChangeRequests } from "./requests-view.ts";
import {
  requestQuery,
  requestsQuery,
  useCloseRequests,
  useMoveRequest,
  useSendAnswer,
  type RequestMove,
} from "./requests.queries.ts";
import { useViewParams } from "../../components/list/useViewParams.ts";

export function useRequests() {
  const { t } = useTranslation("office");
  const toast = useToast();
  const [params, setParams] = useViewParams();
  const view = requestsIn(params);
  const change: ChangeRequests = (wanted) =>
    setParams((before) => addressOfRequests({ ...requestsIn(before), ...wanted }), {
      // Typing a search, and closing a request, adds no history entry.
      replace: wanted.search !== undefined || "request" in wanted,
    });
  const list = useInfiniteQuery(requestsQuery(view));
  const shown = useQuery(requestQuery(view.request));
  const [selected, setSelected] = useState<string[]>([]);
  /** The requests to close, while the confirmation is open. */
  const [closing, setClosing] = useState<readonly number[]>();
  /** Id of the request whose answer was refused, because another administrator was faster. */
  const [late, setLate] = useState<number>();
  const answering = useSendAnswer();
  const moving = useMoveRequest();
  const closingMany = useCloseRequests();
  const say = (line: () => string) => toast.show(() => ({ tone: "success", lines: [line()] }));

  return {
    view,
    change,
    list,
    shown,
    selected,
    setSelected,
    closing,
    setClosing,
    late,
    answering,
    moving,
    closingMany,
    /** Resolves to whether the server has accepted the answer; otherwise a toast shows why, and the text stays. */
    answer: async (request: AdminRequestDetail, answer: string): Promise<boolean> => {
      setLate(undefined);
      try {
        await answering.mutateAsync({ request, answer });
      } catch (error) {
        if (error instanceof CallFailure && error.status === 409) setLate(request.request_id);
        return false;
      }
      change({ request: undefined });
      say(() => t("requests.sent", { email: request.email }));
      return true;
    },
    move: useOnce(async (request: AdminRequestDetail, move: RequestMove) => {
      const isDone = await moving.mutateAsync({ request, move }).then(
        () => true,
        () => false,
      );
      if (!isDone) return;
      if (move === "close") change({ request: undefined });
      say(() => t(move === "close" ? "requests.closed" : "requests.reopened", { count: 1 }));
    }),
    closeMany: useOnce(async () => {
      const asked = closing ?? [];
      const closed = await closingMany.mutateAsync(asked).catch(() => undefined);
      setClosing(undefined);
      if (closed === undefined) return;
      setSelected([]);
      const passed = asked.length - closed;
      toast.show(() => ({
        tone: "success",
        lines: [
          t("requests.closed", { count: closed }),
          ...(passed > 0 ? [t("requests.passed_by", { count: passed })] : []),
        ],
      }));
    }),
  };
}
export type RequestsState = ReturnType<typeof useRequests>;
