// State of the administrator's list of deliveries: the view, the selection, the confirmation, and the actions with
// their toasts.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import type { DeliveryDetail } from "@lanyard/contract";
import { CallFailure } from "../../api/send.ts";
import { useOnce } from "../../components/form/useOnce.ts";
import { addressOfDispatches, dispatchesIn, type ChangeDispatches } from "./dispatches-view.ts";
import { dispatchesQuery, dispatchQuery, useResend, useResendMany } from "./dispatch.queries.ts";
import { useViewParams } from "../../components/list/useViewParams.ts";

interface Refusal {
  readonly id: number;
  readonly why: string;
}

export function useDispatches() {
  const { t } = useTranslation("operations");
  const toast = useToast();
  const [params, setParams] = useViewParams();
  const view = dispatchesIn(params);
  const change: ChangeDispatches = (wanted) =>
    setParams((before) => addressOfDispatches({ ...dispatchesIn(before), ...wanted }), {
      // Typing a search, and closing a delivery, adds no history entry.
      replace: wanted.search !== undefined || "delivery" in wanted,
    });
  const list = useInfiniteQuery(dispatchesQuery(view));
  const shown = useQuery(dispatchQuery(view.delivery));
  const [selected, setSelected] = useState<string[]>([]);
  /** The deliveries to send again, while the confirmation is open. */
  const [asking, setAsking] = useState<readonly number[]>();
  /** The delivery that the server refused to send again, because somebody was faster or it cannot be sent. */
  const [refused, setRefused] = useState<Refusal>();
  const resending = useResend();
  const resendingMany = useResendMany();
  const say = (lines: () => string[]) => toast.show(() => ({ tone: "success", lines: lines() }));

  return {
    view,
    change,
    list,
    shown,
    selected,
    setSelected,
    asking,
    setAsking,
    refused,
    resending,
    resendingMany,
    resend: useOnce(async (one: DeliveryDetail) => {
      setRefused(undefined);
      try {
        await resending.mutateAsync(one);
      } catch (error) {
        if (error instanceof CallFailure && error.status === 409)
          setRefused({ id: one.dispatch_id, why: error.message });
        return;
      }
      say(() => [t("deliveries.resent", { count: 1 })]);
    }),
    resendMany: useOnce(async () => {
      const done = await resendingMany.mutateAsync(asking ?? []).catch(() => undefined);
      setAsking(undefined);
      if (!done) return;
      setSelected([]);
      say(() => [
        t("deliveries.resent", { count: done.resent }),
        ...(done.passed > 0 ? [t("deliveries.passed", { count: done.passed })] : []),
      ]);
    }),
  };
}
export type DispatchesState = ReturnType<typeof useDispatches>;
