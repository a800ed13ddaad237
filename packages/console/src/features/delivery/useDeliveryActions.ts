// Sends deliveries again: one as it was displayed, or several.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  deliveryLimits,
  resendDeliveries,
  resendDelivery,
  type Delivery,
  type DeliveryDetail,
} from "@lanyard/contract";
import { CallFailure, send } from "../../api/send.ts";
import type { ListActions, ManyAction } from "../../components/admin-list/useListActions.ts";

export function useDeliveryActions(
  actions: ListActions<Delivery>,
  delivery: DeliveryDetail | undefined,
) {
  const { t } = useTranslation("operations");
  /** Why the server refused to send a delivery again: somebody was faster, or it cannot be sent. */
  const [refused, setRefused] = useState<{ readonly id: number; readonly why: string }>();
  const resendMany: ManyAction = {
    label: t("deliveries.resend"),
    question: (count) => ({
      title: t("deliveries.resend_title", { count }),
      text: t("deliveries.resend_text"),
    }),
    many: async (ids) => (await send(resendDeliveries, { body: { dispatch_ids: ids } })).resent,
    atOnce: deliveryLimits.atOnce,
    done: (count) => t("deliveries.resent", { count }),
    skipped: (count) => t("deliveries.passed", { count }),
  };
  const resend = () => {
    if (!delivery) return;
    const { dispatch_id: id } = delivery;
    setRefused(undefined);
    actions.start({
      rows: [delivery],
      action: {
        label: t("deliveries.resend"),
        // With its version: the server refuses the second of two requests, and the page loads the new state.
        each: ({ version }) =>
          send(resendDelivery, { params: { dispatch_id: String(id) }, body: { version } }),
        done: () => t("deliveries.resent", { count: 1 }),
        onSettled: (error) => {
          if (error instanceof CallFailure && error.status === 409)
            setRefused({ id, why: error.message });
        },
      },
    });
  };
  return {
    resendMany,
    resend,
    refused: refused?.id === delivery?.dispatch_id ? refused?.why : undefined,
  };
}
