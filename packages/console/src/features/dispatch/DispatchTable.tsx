// The server's deliveries as a table, for administrators; failed ones can be selected and sent again.
import { useTranslation } from "react-i18next";
import type { DataColumn } from "@lanyard/design-system";
import type { Delivery } from "@lanyard/contract";
import { phraseOf, wordsOf } from "../../components/list/cell-words.tsx";
import {
  dayOf,
  OfficeTable,
  type OfficeChoice,
  type OfficeTableProps,
} from "../../components/list/OfficeTable.tsx";
import { DispatchMark } from "./DispatchMark.tsx";
import { DispatchName } from "./DispatchName.tsx";
import { aboutOf, reasonIn, titleOf } from "./dispatch-words.ts";
import { addressOfDispatches, isNarrowed, type DispatchesView } from "./dispatches-view.ts";

export interface DispatchTableProps extends OfficeTableProps<Delivery>, OfficeChoice<Delivery> {
  readonly view: DispatchesView;
}

const name = (text: string) => <DispatchName text={text} />;

export function DispatchTable({ view, selected, onSelect, actions, ...list }: DispatchTableProps) {
  const { t } = useTranslation("operations");
  const state = (one: Delivery) => (
    <div className="flex flex-col items-start gap-1 max-sm:items-end">
      <DispatchMark one={one} />
      {one.state !== "delivered" && one.reason !== null && (
        <span className="text-sm text-ink-muted max-sm:text-end">{reasonIn(one, t)}</span>
      )}
    </div>
  );
  const columns: DataColumn<Delivery>[] = [
    { id: "what", header: t("deliveries.what"), cell: (one) => name(titleOf(one, t)) },
    {
      id: "about",
      header: t("deliveries.kind"),
      cell: (one) =>
        phraseOf(
          one.kind === "mail"
            ? `${t("deliveries.kind_mail")}, ${aboutOf(one, t)}`
            : [t("deliveries.kind_webhook"), one.product_name].filter(Boolean).join(", "),
        ),
      hideBelow: "nav",
    },
    { id: "to", header: t("deliveries.to"), cell: (one) => wordsOf(one.receiver) },
    { id: "state", header: t("deliveries.state"), cell: state },
    {
      id: "at",
      header: t("deliveries.last"),
      cell: ({ last_at: at }) => (at === null ? t("deliveries.untried") : dayOf(at)),
      align: "end",
    },
  ];
  return (
    <OfficeTable
      {...list}
      say={(text, shown) => t(`deliveries.${text}`, shown)}
      moreLabel={t("deliveries.more")}
      columns={columns}
      rowKey={({ dispatch_id: id }) => String(id)}
      addressOf={({ dispatch_id: delivery }) => addressOfDispatches({ ...view, delivery })}
      isNarrowed={isNarrowed(view)}
      choice={{
        selected,
        onSelect,
        actions,
        disabled: (one) => one.state !== "failed",
        texts: {
          row: (one) => t("deliveries.select", { name: titleOf(one, t), receiver: one.receiver }),
          page: t("deliveries.select_all"),
          count: (count) => t("deliveries.selected", { count }),
          clear: t("deliveries.select_none"),
        },
      }}
    />
  );
}
