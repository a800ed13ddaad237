// The administrator's list of sent mails and webhooks, as data.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import {
  deliveryKinds,
  deliveryLimits,
  deliveryStates,
  getDelivery,
  listDeliveries,
  type Delivery,
  type DeliveryState,
} from "@lanyard/contract";
import { fresh, pages, query } from "../../api/query.ts";
import { adminList, type ListWords } from "../../components/admin-list/admin-list.ts";
import { dayCell } from "../../components/admin-list/AdminTable.tsx";
import { defined, id, line, option } from "../../components/admin-list/list-view.ts";
import { breakable, renderPhrase, renderWords } from "../../components/list/cell-words.tsx";
import { deliveryTopic, failureReason, deliveryTitle } from "./delivery-words.ts";

const tones: Readonly<Record<DeliveryState, Tone>> = {
  waiting: "warning",
  failed: "danger",
  resent: "info",
  delivered: "success",
};

export function DeliveryBadge({ state }: Pick<Delivery, "state">) {
  const { t } = useTranslation("operations");
  return <Badge tone={tones[state]}>{t(`deliveries.state_${state}`)}</Badge>;
}

/** A subject or an event that may also break after a dot: `submission.approved` can be wider than a column. */
export const nameCell = (text: string) => <bdi className="wrap-break-word">{breakable(text)}</bdi>;

const params = {
  search: line(deliveryLimits.search),
  kind: option(deliveryKinds),
  state: option(deliveryStates),
  delivery: id,
};

export const deliveriesList = adminList({
  params,
  search: "search",
  searchMost: deliveryLimits.search,
  open: "delivery",
  rowKey: (delivery: Delivery) => String(delivery.dispatch_id),
  query: ({ search, kind, state }) =>
    pages(listDeliveries, { query: defined({ search, kind, state }) }),
  one: (key) => ({ ...query(getDelivery, { params: { dispatch_id: key } }), ...fresh }),
  invalidates: [listDeliveries, getDelivery],
});

export function useDeliveryWords(): ListWords<Delivery> {
  const { t } = useTranslation("operations");
  return {
    own: (text, values) => t(`deliveries.${text}`, values),
    common: (text, values) => t(`deliveries.${text}`, values),
    search: t("deliveries.search"),
    filters: [
      {
        id: "kind",
        label: t("deliveries.kind"),
        any: t("deliveries.kind_any"),
        options: deliveryKinds.map((value) => ({ value, label: t(`deliveries.kind_${value}`) })),
      },
      {
        id: "state",
        label: t("deliveries.state"),
        any: t("deliveries.state_any"),
        options: deliveryStates.map((value) => ({
          value,
          label: t(`deliveries.state_${value}`),
        })),
      },
    ],
    columns: () => [
      { id: "what", header: t("deliveries.what"), cell: (one) => nameCell(deliveryTitle(one, t)) },
      {
        id: "about",
        header: t("deliveries.kind"),
        cell: (one) =>
          renderPhrase(
            one.kind === "mail"
              ? `${t("deliveries.kind_mail")}, ${deliveryTopic(one, t)}`
              : [t("deliveries.kind_webhook"), one.product_name].filter(Boolean).join(", "),
          ),
        hideBelow: "nav",
      },
      { id: "to", header: t("deliveries.to"), cell: (one) => renderWords(one.receiver) },
      {
        id: "state",
        header: t("deliveries.state"),
        cell: (one) => (
          <div className="flex flex-col items-start gap-1 max-sm:items-end">
            <DeliveryBadge state={one.state} />
            {one.state !== "delivered" && one.reason !== null && (
              <span className="text-sm text-ink-muted max-sm:text-end">
                {failureReason(one, t)}
              </span>
            )}
          </div>
        ),
      },
      {
        id: "at",
        header: t("deliveries.last"),
        cell: ({ last_at: at }) => (at === null ? t("deliveries.untried") : dayCell(at)),
        align: "end",
      },
    ],
    selection: {
      isDisabled: ({ state }) => state !== "failed",
      label: (one) =>
        t("deliveries.select", { name: deliveryTitle(one, t), receiver: one.receiver }),
    },
  };
}
