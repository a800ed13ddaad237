// Licenses as a table with selectable rows.
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  Badge,
  DataTable,
  type CardLabel,
  type DataColumn,
  type DataSelection,
} from "@lanyard/design-system";
import type { LicenseCard, LicenseOrder } from "@lanyard/contract";
import { renderWords } from "../../../components/list/cell-words.tsx";
import { formatDay, formatPrice } from "../../../i18n/format.ts";
import { paths } from "../../../app/paths.ts";
import { useReader } from "../../../i18n/reader.ts";
import { toLicenseLabels, peopleNumber } from "./license-labels.ts";
import { isPayable } from "./payable.ts";
import { getCardState } from "./useLicenseTime.ts";

export interface LicenseTableProps {
  readonly licenses: readonly LicenseCard[];
  readonly now: Date;
  readonly stale: boolean;
  readonly order: LicenseOrder;
  readonly selected: readonly string[];
  readonly onSelect: (selected: string[]) => void;
  /** Buttons for the selected licenses. */
  readonly actions: DataSelection<LicenseCard>["actions"];
}

const linkTo = ({ product_id }: LicenseCard) => <Link to={paths.storeProduct(product_id)} />;
const labels = (items: readonly CardLabel[]) => (
  <span className="flex flex-wrap gap-1.5 max-sm:justify-end">
    {items.map(({ tone, text }) => (
      <Badge key={text} tone={tone}>
        {text}
      </Badge>
    ))}
  </span>
);
const inOne = (text: string) => <bdi className="whitespace-nowrap tabular-nums">{text}</bdi>;

export default function LicenseTable(props: LicenseTableProps) {
  const { licenses, now, stale, selected, onSelect, actions } = props;
  const { t } = useTranslation("store");
  const language = useReader();
  const columns: DataColumn<LicenseCard>[] = [
    { id: "name", header: t("desk.app"), cell: (one) => renderWords(one.product_name) },
    {
      id: "standing",
      header: t("desk.standing"),
      cell: (one) => labels(toLicenseLabels(getCardState(one, now), t)),
    },
    {
      id: "ends",
      header: t("desk.ends"),
      cell: (one) =>
        one.endless
          ? inOne(t("desk.no_end"))
          : one.license_expires_at === null
            ? "—"
            : inOne(formatDay(one.license_expires_at, language)),
    },
    {
      id: "month",
      header: t("desk.month"),
      align: "end",
      // The response may be from before the license ended.
      cell: (one) =>
        getCardState(one, now).name === "expired"
          ? "—"
          : inOne(formatPrice(one.month_amount, one.month_currency, "—", language)),
    },
    {
      id: "renewal",
      header: t("desk.renewal"),
      align: "end",
      hideBelow: "md",
      cell: (one) =>
        one.renewal
          ? inOne(
              `${formatPrice(one.renewal.price_amount, one.renewal.price_currency, "", language)} · ${one.expiration_name}`,
            )
          : "—",
    },
    {
      id: "people",
      header: t("desk.people_column"),
      align: "end",
      hideBelow: "lg",
      cell: (one) => inOne(peopleNumber(one.people, language)),
    },
  ];
  return (
    <DataTable
      caption={t("desk.list")}
      columns={columns}
      rows={[...licenses]}
      rowKey={({ license_id }) => String(license_id)}
      rowLink={linkTo}
      loading={stale}
      empty={null}
      selection={{
        selected,
        onSelectedChange: onSelect,
        disabled: (one) => !isPayable(one, now),
        ...(actions && { actions }),
        texts: {
          row: ({ product_name: name }) => t("desk.select", { name }),
          page: t("desk.select_all"),
          count: (count) => t("desk.selected", { count }),
          clear: t("desk.select_none"),
        },
      }}
    />
  );
}
